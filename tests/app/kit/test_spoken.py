"""Figures as they are read and spoken."""

from rome_desktop.app.kit.spoken import figure


def test_a_loss_has_a_real_minus_sign():
    assert figure(-12) == "−12"
    assert figure(0) == "0"
    assert figure(7) == "7"
