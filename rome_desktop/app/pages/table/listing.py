"""What the list of options holds, and that the table rings what one of them speaks of."""

from rome_desktop.app.kit.spoken import listed, run_on
from rome_desktop.app.pages.table.on_table import Laid, OnTable
from rome_desktop.app.pages.table.option_list import OptionList
from rome_desktop.app.table.table_view import TableView
from rome_desktop.engine.actions import Action


class Listing:
    """Fills the list and knows what is pointed at; what is chosen in it is the list's own signal."""

    def __init__(self, options: OptionList, table: TableView, on_table: OnTable) -> None:
        self._options = options
        self._table = table
        self._on_table = on_table
        options.pointed.connect(self._point_at)

    def open(self) -> None:
        """All options as a numbered list of sentences, as far as the table allows them."""
        here, asked, allowed = self._on_table, self._on_table.asked(), self._table.allowed
        if asked is None:
            return
        state, context = here.state(), here.context()
        options = [o for o in asked.update.options if allowed is None or allowed(o)]
        if options:
            sentences = [(o, asked.words.option(o, state, context)) for o in options]
            self._options.show_options(sentences, [self._more(asked, *said) for said in sentences])

    def _more(self, asked: Laid, option: Action, sentence: str) -> str:
        """What an option costs and brings, and its clause, as the card of its place tells.

        What the sentence of the option says already is not said again.
        """
        gesture = next(iter(self._table.grammar.ways(option)), None)
        card = asked.view.card(gesture.target, option) if gesture is not None else None
        if card is None:
            return ""
        said = run_on(line.text for line in card.lines if line.text.rstrip(".") not in sentence)
        return listed(part for part in (said, card.clause.split(" ")[0]) if part)

    def aimed(self) -> Action | None:
        """The option pointed at: in the list, waiting for a second act, or under the hand or the focus."""
        grammar, reach = self._table.grammar, self._table.reach
        key = reach.hover_key or reach.focus_key
        found = self._options.current() if self._options.isVisible() else grammar.pending
        if found is None and key is not None:
            found = grammar.option_at(key)
        return found if isinstance(found, Action) else None

    def _point_at(self, option: Action | None) -> None:
        """Ring what an option of the list speaks of; nothing once the list is closed."""
        laid = self._on_table.laid()
        if laid is not None:
            laid.view.show_hint(option)
