"""The rules once more, slowly, in the rulebook's words: peasants are pieces in lists, calls a loop."""

from collections.abc import Iterator
from dataclasses import dataclass, field

WORKPLACE = {"black": "barracks", "grey": "market", "white": "quarry", "brown": "temple"}


@dataclass
class City:
    """Peasants as words: `mine` or `captive`; `down` those who lie on their place."""

    market: list[str] = field(default_factory=list)
    quarry: list[str] = field(default_factory=list)
    temple: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    granary: list[str] = field(default_factory=list)
    home: int = 0
    down: list[str] = field(default_factory=list)

    def places(self) -> list[str]:
        """[AL-10.2 to AL-10.6] Where somebody can be sabotaged."""
        standing = [p for p in self.fields if p == "mine"]
        found = {
            "market": self.market and self.market not in (["lying"], ["lying captive"]),
            "quarry": self.quarry,
            "temple": self.temple,
            "farm": self.granary or standing,
        }
        return [place for place, people in found.items() if people]

    def hit(self, place: str) -> str:
        """[AL-10.1] Who was hit, and where he goes: `home`, `supply`, `down`."""
        if place == "farm":
            if self.granary:
                return self._leave(self.granary)
            last = max(n for n, piece in enumerate(self.fields) if piece == "mine")
            self.fields[last] = "lying"
            return "down"
        people = getattr(self, place)
        if place == "market" and len(people) == 1:
            people[0] = "lying" if people[0] == "mine" else "lying captive"
            return "down"
        return self._leave(people)

    def _leave(self, people: list[str]) -> str:
        if people.pop() == "captive":
            return "supply"
        self.home += 1
        return "home"


def fights(
    order: list[str],
    soldiers: dict[str, int],
    targets: dict[str, str],
    heroes: dict[str, int],
    assisi: int,
) -> list[tuple[str, int, int, list[str]]]:
    """[AL-9.5 to AL-9.10, AL-24.4] City, attack, defence, and who sabotages, one after the other."""
    found = []
    for city in ["assisi", *order]:
        attackers = [king for king in order if targets.get(king) == city]
        if not attackers:
            continue
        attack = sum(soldiers[king] + heroes[king] for king in attackers)
        defence = assisi if city == "assisi" else soldiers[city] + heroes[city]
        number = 0
        for success, sabotages in ((1, 1), (3, 2), (6, 3), (10, 4)):
            if attack - defence >= success:
                number = sabotages
        queue: list[str] = []
        while len(queue) < number:
            left = list(attackers)
            while left:
                best = left[0]
                for king in left[1:]:
                    if soldiers[king] + heroes[king] > soldiers[best] + heroes[best]:
                        best = king
                queue.append(best)
                left.remove(best)
        found.append((city, attack, defence, queue[:number]))
    return found


def wheat(climate: str, standing: int, lying: int, improved: bool, best: bool) -> int:
    """[AL-15.1, AL-15.3, AL-15.4, AL-22.5]"""
    table = {"dry": (1, 2, 3), "moderate": (2, 3, 4), "wet": (3, 4, 5)}[climate]
    return standing * table[2 if improved else 1] + lying * table[0] + (2 if best else 0)


def fed(population: int, stock: int) -> tuple[int, int]:
    """[AL-19.1, AL-19.2] Peasants and wheat that are left; each peasant is fed by himself."""
    alive = 0
    for _ in range(population):
        if stock:
            stock -= 1
            alive += 1
    return alive, stock


def stalls_shared(
    order: list[str], stalls: list[int], markets: dict[str, list[str]]
) -> tuple[dict[str, int], int]:
    """[AL-12.1 to AL-12.6] What each King gains, and what the stalls give to the bank."""
    gains = dict.fromkeys(order, 0)
    for king in order:
        for space in (1, 3, 6):
            if len(markets[king]) >= space and not markets[king][space - 1].startswith("lying"):
                gains[king] += 1
    left = sorted(stalls, reverse=True)
    bank = left.pop(0)
    waiting = [king for king in order if markets[king]]
    while waiting and left:
        standing = {king: sum(not m.startswith("lying") for m in markets[king]) for king in waiting}
        first = next(king for king in waiting if standing[king] == max(standing.values()))
        gains[first] += left.pop(0)
        waiting.remove(first)
    return gains, bank + sum(left)


class Court:
    """[AL-6.3 to AL-6.13, AL-21.2] Who is asked what at court; answers come back by `send`."""

    def __init__(self, order: list[str], coins: dict[str, int], idle: dict[str, int], *, two: bool) -> None:
        self.order, self.coins, self.idle, self.two = order, coins, idle, two
        self.out: list[str] = []
        self.price = 0
        self.paid = 0

    def asked(self, harvest: bool) -> Iterator[tuple[str, str, list[str]]]:
        """King, question, answers; the answer given is in `self.answer` when the next one is asked for."""
        self.answer = ""
        while True:
            for caller in [king for king in self.order if king not in self.out]:
                if not self.idle[caller] or self.coins[caller] < self.price:
                    self.out.append(caller)
                    continue
                yield caller, "call", ["call", "give_up"]
                if self.answer == "give_up":
                    self.out.append(caller)
                    continue
                yield from self.call(caller, harvest)
            if set(self.out) == set(self.order):
                return
            self.price = min(4, self.price + 1)

    def call(self, caller: str, harvest: bool) -> Iterator[tuple[str, str, list[str]]]:
        if self.price:
            yield caller, "pay", []
            self.coins[caller] -= self.price
            self.paid += self.price
        yield caller, "dice", []
        dice = dict(zip(WORKPLACE, map(int, self.answer.split()[1:]), strict=True))
        yield caller, "take", [f"take {die}" for die in dice]
        yield from self.send(caller, dice, harvest)
        place = self.order.index(caller)
        others = [*self.order[place + 1 :], *self.order[:place]]
        for buyer in [others[0], caller, others[0]] if self.two else others:
            if buyer in self.out or not self.coins[buyer] or not self.idle[buyer] or not dice:
                continue
            yield buyer, "buy", ["pass", *(f"buy {die}" for die in dice)]
            if self.answer == "pass":
                continue
            bought = self.answer
            yield buyer, "pay", []
            self.coins[buyer] -= 1
            self.paid += 1
            self.answer = bought
            yield from self.send(buyer, dice, False)

    def send(self, king: str, dice: dict[str, int], farm: bool) -> Iterator[tuple[str, str, list[str]]]:
        die = self.answer.split()[1]
        most = min(dice.pop(die), self.idle[king])
        places = [WORKPLACE[die], *(["farm"] if farm else [])]
        yield king, "send", [f"send {place} {n}" for place in places for n in range(1, most + 1)]
        self.idle[king] -= int(self.answer.split()[2])
