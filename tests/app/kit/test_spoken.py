"""Figures as they are read and spoken."""

from rome_desktop.app.kit.spoken import figure, run_on


def test_a_loss_has_a_real_minus_sign():
    assert figure(-12) == "−12"
    assert figure(0) == "0"
    assert figure(7) == "7"


def test_lines_of_a_card_run_on_as_sentences_and_parts_of_them():
    lines = ["For 1 coin, place an artisan", "Once a round.", "", "row 1 to 2", "7 left"]
    assert run_on(lines) == "For 1 coin, place an artisan. Once a round; row 1 to 2; 7 left"
