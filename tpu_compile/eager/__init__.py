"""The device `tpu`: ordinary tensors whose memory is XLA's, and ops that are programs of one op."""
