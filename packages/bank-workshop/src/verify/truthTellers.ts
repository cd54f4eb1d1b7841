/** Speaker → true for one who tells the truth. */
export type World = Readonly<Record<string, boolean>>;

/**
 * Every world in which exactly the truth tellers make true statements (knights and knaves).
 * @param says speaker → the statement, as a question to a world; 10 speakers have 1024 worlds
 */
export function honestWorlds(says: Readonly<Record<string, (world: World) => boolean>>): World[] {
  const speakers = Object.keys(says);
  return Array.from(
    { length: 2 ** speakers.length },
    (_, bits): World => Object.fromEntries(speakers.map((name, i) => [name, Boolean((bits >> i) & 1)])),
  ).filter((world) => Object.entries(says).every(([name, statement]) => statement(world) === world[name]));
}

/** Card on the table: the visible side, and possible hidden ones. */
export interface Card {
  readonly seen: string;
  readonly hidden: readonly string[];
}

/**
 * The smallest groups of cards that must be turned over to know for certain if a claim is true for all cards (Wason's
 * selection task): for any result, all matching tables agree about the claim.
 * @returns each group as the visible sides of its cards
 */
export function smallestChecks(
  cards: readonly Card[],
  holds: (seen: string, hidden: string) => boolean,
): string[][] {
  const tables = cards.reduce<string[][]>(
    (begun, { hidden }) => begun.flatMap((table) => hidden.map((side) => [...table, side])),
    [[]],
  );
  const isTrue = (table: readonly string[]) => cards.every(({ seen }, i) => holds(seen, table[i] ?? ''));
  const decides = (turned: readonly number[]) => {
    const verdicts = new Map<string, boolean>();
    return tables.every((table) => {
      const look = turned.map((i) => table[i]).join();
      const before = verdicts.get(look) ?? isTrue(table);
      verdicts.set(look, before);
      return before === isTrue(table);
    });
  };
  const groups = Array.from({ length: 2 ** cards.length }, (_, bits) =>
    [...cards.keys()].filter((i) => (bits >> i) & 1),
  ).filter(decides);
  const least = Math.min(...groups.map((group) => group.length));
  return groups
    .filter((group) => group.length === least)
    .map((group) => group.flatMap((i) => cards[i]?.seen ?? []));
}
