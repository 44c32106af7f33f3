"""The dock: one side's goods, estate, mosaic, subject row, hand and completed contracts."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import pieces, spots, tiles
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.dock_draft import draft_places, draw_draft, is_draft
from rome_desktop.app.views.nova_roma.dock_house import DockHouse
from rome_desktop.app.views.nova_roma.dock_places import BESIDE
from rome_desktop.app.views.nova_roma.foresight import line_reward
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.reads import tile_in_hand
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.wishes import wish_icons
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELLS
from rome_desktop.games.nova_roma.components import GOODS, HIDDEN_CARD, NO_CARD
from rome_desktop.games.nova_roma.state import NovaState, Player


class Dock(DockHouse):
    """The area of the side that the context names."""

    key = "dock"
    zooms = False

    # ---- showing

    def seen(self, shown: NovaShown) -> Hashable:
        view, side = shown.view, shown.dock
        return (
            side,
            shown.context.viewer,
            shown.context.name(side),
            repr(view.players[side]),
            view.artisans,
            view.round,
            self._waiting(shown),
            tile_in_hand(view) if shown.asked == side else "",
            self._draft_look(view),
        )

    @staticmethod
    def _waiting(shown: NovaShown) -> tuple[str, ...]:
        """The lines of the mosaic whose rewards wait to be taken."""
        sources = [a.source for a in shown.legal if isinstance(a, actions.Reward)]
        return tuple(source for source in sources if source[0].islower())

    @staticmethod
    def _draft_look(view: NovaState) -> tuple[object, ...]:
        if not is_draft(view):
            return ()
        return (str(view.strip_rows), str(view.packs), str(view.laid))

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The parts of the dock side by side, each with its heading."""
        view, side = shown.view, shown.dock
        player, seat = view.players[side], shown.seat(side)
        if view.level and side >= view.seats:
            automa = (self.rect, repr(player), lambda hand: self._draw_automa(hand, player))
            return [*self.frame_parts(shown), Part(*automa)]
        mosaic, waiting = (*player.strips, player.covered, seat.id), self._waiting(shown)
        room = self.section("mosaic", "row")
        own = room.adjusted(BESIDE, 0, -BESIDE, 0)
        draw = partial(self._draw_mosaic, view, player, seat)
        cells = kept_part(("mosaic", shown.context.language, mosaic), room, draw, own)
        tokens = Part(own, player.tokens, lambda hand: self._head_mosaic(hand, player))
        rewards = Part(own, (waiting, shown.asked == side), lambda hand: self._draw_rewards(hand, shown))
        beside = [*self.frame_parts(shown), *self.house_parts(shown)]
        return [*beside, *self._estate_parts(shown), tokens, cells, rewards, *self._card_parts(shown)]

    def _estate_parts(self, shown: NovaShown) -> Iterator[Part]:
        """The empty production zone, what lies in each of its cells, and the tile in hand."""
        view, player, room = shown.view, shown.view.players[shown.dock], self.section("estate", "mosaic")
        key, own = ("estate", self.labels.part("estate")), room.adjusted(BESIDE, 0, -BESIDE, 0)
        yield kept_part(key, room, partial(self._draw_estate, view), own)
        for cell, tile in enumerate(player.estate):
            used, worker = bool(player.spent >> cell & 1), bool(player.workers >> cell & 1)
            if tile or worker:
                lying = (tile, used, worker)
                room = self.estate_cell(cell).adjusted(-2, -2, 4, 4)
                yield Part(room, lying, partial(self._draw_lying, view, cell, *lying))
        held = tile_in_hand(view) if shown.asked == shown.dock else ""
        if held:
            rect = self.held_tile_place()
            where = rect.x(), rect.y(), rect.width()
            kind = view.map.tiles[held].kind
            yield Part(
                rect.adjusted(-2, -2, 3, 4), held, lambda hand: tiles.estate_tile(hand, *where, held, kind)
            )

    def _card_parts(self, shown: NovaShown) -> Iterator[Part]:
        """The subject row, the hand and what was completed; or what is drafted."""
        view, player = shown.view, shown.view.players[shown.dock]
        x, low = self.left("row") - 6, self.hand_place(0, 1).y() - 22
        wide = self.rect.width() - x
        below, done = QRectF(x, low, wide, self.rect.height() - low), self.done_place()
        if is_draft(view):
            looks = (shown.dock, self._draft_look(view), tuple(player.hand))
            whole = QRectF(x, 0, wide, self.rect.height())
            yield Part(whole, looks, lambda hand: self._draw_draft(hand, shown))
            return
        yield from self._row_parts(player)
        below.setRight(done.x() - 4)
        yield Part(below, tuple(player.hand), lambda hand: self._draw_hand(hand, player))
        won = (tuple(player.maritime), tuple(player.buildings), player.pieces, tuple(player.chariots))
        room = QRectF(done.x() - 4, low, self.rect.width() - done.x() + 4, self.rect.height() - low)
        yield Part(room, won, lambda hand: self._draw_done(hand, view, player))

    def _draw_draft(self, pencil: Pencil, shown: NovaShown) -> None:
        draw_draft(pencil, self, shown, self.labels)
        if not any(shown.view.strip_rows) and not any(shown.view.packs):
            self._draw_hand(pencil, shown.view.players[shown.dock])

    def _draw_rewards(self, pencil: Pencil, shown: NovaShown) -> None:
        if shown.asked == shown.dock:
            for source in self._waiting(shown):
                self._draw_reward(pencil, self.line_place(source).center(), line_reward(shown.view, source))

    @staticmethod
    def _draw_reward(pencil: Pencil, at: QPointF, reward: Mapping[str, int]) -> None:
        """A reward that waits beside the mosaic, with its number."""
        for unit, count in reward.items():
            pencil.good(unit, at, 17)
            if count > 1:
                pencil.text(at.x() + 8, at.y() + 11, str(count), 11.5, "ink", 700, MIDDLE, halo="panel")

    def _draw_estate(self, view: NovaState, pencil: Pencil) -> None:
        """The production zone with nothing in it."""
        board = view.box.estate_board
        pencil.text(self.left("estate"), 19, self.labels.part("estate"), 13.5, "ink", 700, room=90)
        for n, unit in enumerate(board.columns):
            head = self.estate_cell(n)
            pencil.good(unit, QPointF(head.center().x(), head.y() - 12), 18)
        for n, unit in enumerate(board.rows):
            head = self.estate_cell(3 * n)
            pencil.good(unit, QPointF(head.x() - 12, head.center().y()), 18)
        fill = "#1D1B22" if pencil.dark else "#EFE2C0"
        for cell in range(9):
            pencil.plate(self.estate_cell(cell).adjusted(1, 1, -1, -1), fill, "line_strong")

    def _draw_lying(
        self, view: NovaState, cell: int, tile: str, used: bool, worker: bool, pencil: Pencil
    ) -> None:
        """A tile of the production zone, and who works there."""
        rect = self.estate_cell(cell)
        if tile:
            at, kind = (rect.x() + 3, rect.y() + 3, rect.width() - 6), view.map.tiles[tile].kind
            tiles.estate_tile(pencil, *at, tile, kind, used=used)
        if worker:
            pieces.artisan(pencil, rect.center().x() + 1, rect.center().y(), rect.width() * 0.7)

    def _head_mosaic(self, pencil: Pencil, player: Player) -> None:
        x = self.left("mosaic")
        width = pencil.text(x, 19, self.labels.part("mosaic"), 13.5, "ink", 700, room=70)
        note = self.labels.tokens(player.tokens)
        begin = max(60.0, width + 12)
        self.tokens_note = (begin, pencil.text(x + begin, 19, note, 12, "muted", room=150 - begin))

    def _draw_mosaic(self, view: NovaState, player: Player, seat: theme.SeatColour, pencil: Pencil) -> None:
        board, x = view.box.mosaic_board, self.left("mosaic")
        lines = {line.id: line.vp for line in board.lines}
        for row, colour in enumerate(board.colours):
            strip = view.map.strips.get(player.strips[row], ())
            first = self.wish_cell(3 * row)
            pencil.text(x + 7, first.center().y() + 5, str(board.cell_vp[row]), 13.5, "ink", 700, MIDDLE)
            for column in range(3):
                rect = self.wish_cell(3 * row + column)
                owner = seat if player.covered >> (3 * row + column) & 1 else None
                wish = wish_icons(view.map.achievements[strip[column]]) if strip else ()
                tiles.mosaic_cell(pencil, rect.x(), rect.y(), rect.width(), colour, wish, owner)
            last = self.wish_cell(3 * row + 2)
            worth = str(lines.get(f"row{row}", ""))
            pencil.text(last.right() + 5, last.center().y() + 5, worth, 12.5, "muted", 600)
        for column in range(3):
            low = self.wish_cell(6 + column)
            worth = str(lines.get(f"column{column}", ""))
            pencil.text(low.center().x(), low.bottom() + 14, worth, 12.5, "muted", 600, MIDDLE)

    def _row_parts(self, player: Player) -> Iterator[Part]:
        """The heading of the subject row, and each of its seven places."""
        head = (self.labels.part("row"), self.labels.surcharge())
        x, wide = self.left("row"), self.rect.width() - self.left("row")
        yield kept_part(("row", *head), QRectF(x, 4, wide, 22), partial(self._draw_row_head, *head))
        for n in range(7):
            number = player.row[n] if n < len(player.row) else NO_CARD
            used = number in player.used
            room = self.row_place(n).adjusted(-3, -3, 3, 5)
            yield Part(room, (n, number, used), partial(self._draw_row_place, n, number, used))

    def _draw_row_head(self, title: str, surcharge: str, pencil: Pencil) -> None:
        x = self.left("row")
        width = pencil.text(x, 19, title, 13.5, "ink", 700, room=130)
        pencil.text(x + width + 10, 19, surcharge, 12, "muted", room=300)

    def _draw_row_place(self, n: int, number: int, used: bool, pencil: Pencil) -> None:
        """A card of the subject row, or the gap where none lies, with what filling it costs."""
        rect = self.row_place(n)
        if number != NO_CARD:
            draw_card(pencil, rect, number, self.labels, used=used)
            return
        pieces.gap(pencil, rect.x(), rect.y(), rect.width(), rect.height())
        if n >= 3:
            pencil.good("influence", rect.center(), 18)

    def _draw_hand(self, pencil: Pencil, player: Player) -> None:
        """The cards in the hand below their title, backs where they are another's."""
        x = self.left("row")
        first = self.hand_place(0, 1)
        pencil.text(x, first.y() - 7, self.labels.hand(len(player.hand)), 13.5, "ink", 700, room=240)
        for n, number in enumerate(player.hand):
            draw_card(pencil, self.hand_place(n, len(player.hand)), number, self.labels)

    def _draw_done(self, pencil: Pencil, view: NovaState, player: Player) -> None:
        """[NR-18.9] The contracts completed, the building pieces left and the chariot tokens."""
        rect = self.done_place()
        pencil.text(rect.x(), rect.y() - 7, self.labels.part("done"), 13.5, "ink", 700, room=112)
        points = sum(view.map.points_of[key] for key in player.buildings)
        rows = (
            ("ship", pieces.SEA, str(len(player.maritime)), ""),
            (
                "hammer",
                pieces.BRICK,
                str(len(player.buildings)),
                self.labels.worth(points) if points else "",
            ),
            ("cube", QColor("#5C4A30"), str(player.pieces), self.labels.pieces_left()),
        )
        for n, (icon, colour, count, more) in enumerate(rows):
            y = rect.y() + 12 + n * 25
            pencil.box(rect.x(), y - 10, 24, 21, 4, colour)
            pencil.icon(icon, QPointF(rect.x() + 12, y + 0.5), 14, "#FFFFFF", colour)
            width = pencil.text(rect.x() + 31, y + 5.5, count, 15, "ink", 700)
            pencil.text(rect.x() + 36 + width, y + 5.5, more, 12.5, "muted", room=rect.width() - 38 - width)
        for n, token in enumerate(player.chariots):
            place = self.chariot_place(n, len(player.chariots))
            colour = pieces.TRACKS[view.map.track_of[token]]
            pencil.box(place.x(), place.y(), place.width(), place.height(), 3, colour)
            pencil.icon("chariot", place.center(), 11, "#FFFFFF")

    def _draw_automa(self, pencil: Pencil, player: Player) -> None:
        """[NR-26.1] The automa has no boards: its points, its contracts and its tokens."""
        lines = self.labels.automa(player)
        for n, text in enumerate(lines):
            pencil.text(self.left("house"), 46 + n * 22, text, 13.5, "ink" if n == 0 else "muted")

    # ---- places

    def is_elsewhere(self, shown: NovaShown) -> bool:
        return shown.asked not in {None, shown.dock}

    def places_seen(self, shown: NovaShown) -> object:
        view = shown.view
        if view.level and shown.dock >= view.seats:
            return ()
        player = view.players[shown.dock]
        house = (player.patricians, player.legionaries, shown.asked == shown.dock and tile_in_hand(view))
        cards = (tuple(player.row), tuple(player.hand), self._draft_look(view))
        return shown.dock, house, cards, self.tokens_note, self._waiting(shown)

    def places(self, shown: NovaShown) -> Iterator[Place]:
        view = shown.view
        if view.level and shown.dock >= view.seats:
            return
        player = view.players[shown.dock]
        yield from self._house_places(player)
        if tile_in_hand(view) and shown.asked == shown.dock:
            yield _place(spots.HeldTile(), self.held_tile_place())
        for cell, name in enumerate(CELLS):
            yield _place(spots.Estate(name), self.estate_cell(cell).adjusted(1, 1, -1, -1), 4)
        yield _place(spots.Tokens(), self.tokens_place())
        for cell, name in enumerate(CELLS):
            yield _place(spots.Mosaic(name), self.wish_cell(cell), 3)
        for source in self._waiting(shown):
            yield _place(spots.Line(source), self.line_place(source), 8)
        if is_draft(view):
            yield from draft_places(self, shown)
            if not any(view.packs):
                yield from self._hand_places(player)
        else:
            yield from self._card_places(player)

    def _house_places(self, player: Player) -> Iterator[Place]:
        for n, good in enumerate(GOODS):
            yield _place(spots.Good(good), self.good_place(n))
        yield _place(spots.Influence(), self.influence_place())
        yield _place(spots.Coins(), self.coins_place())
        yield _place(spots.Artisan(), self.artisans_place())
        yield _place(spots.Supply(), self.supply_place())
        x = self.patricians_place()
        if player.patricians:
            yield _place(spots.Patricians(), QRectF(x.x(), x.y(), 19.0 * player.patricians + 4, x.height()))
        if player.legionaries:
            x = self.legionaries_place()
            yield _place(spots.Legionaries(), QRectF(x.x(), x.y(), 21.0 * player.legionaries + 2, x.height()))

    def _card_places(self, player: Player) -> Iterator[Place]:
        yield _place(spots.Row(), self.row_area())
        for n, number in enumerate(player.row):
            yield _place(spots.Row(number), self.row_place(n))
        yield from self._hand_places(player)
        yield _place(spots.Done(), self.done_place())

    def _hand_places(self, player: Player) -> Iterator[Place]:
        for n, number in enumerate(player.hand):
            if number != HIDDEN_CARD:
                rect = self.hand_place(n, len(player.hand))
                if n + 1 < len(player.hand):
                    rect.setRight(min(rect.right(), self.hand_place(n + 1, len(player.hand)).x()))
                yield _place(spots.Hand(number), rect)

    def home(self, part: str) -> QPointF:
        """Where pieces of a part come from and go to, in the scene's pixels."""
        places = {
            "patrician": self.patricians_place(),
            "token": self.tokens_place(),
            "row": self.row_area(),
            "hand": self.hand_place(0, 1),
            "estate": self.estate_cell(4),
            "done": self.done_place(),
        }
        rect = places[part] if part in places else self.unit_place(part)
        return self.at(rect.center())


def _place(key: SpotKey, rect: QRectF, radius: float = 5.0) -> Place:
    return Place(key, rounded(rect, radius))
