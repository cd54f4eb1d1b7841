import { isDeepStrictEqual } from 'node:util';
import { type BookStore, idsByDay, readTallies, readWritten, recount, writeBook } from '../books.ts';
import type { Tally } from '../record.ts';
import type { SessionRow } from '../sessionRow.ts';

/** What the command is given, and where it speaks to. */
interface TalliesCommand {
  store: BookStore;
  /** What stands behind the command. */
  args: readonly string[];
  print: (line: string) => void;
}

const USAGE = `What all tests come to, by the day of their start. Stop the server first.
  npm run tallies -- verify     counts all records and says where the numbers that are kept differ
  npm run tallies -- rebuild    counts all records and writes the numbers anew`;

/** How often to say how far it is. */
const TESTS_PER_LINE = 5000;
/** So many differences of one day are told; the others are like them. */
const MOST_TOLD = 5;

/** Every number of some tallies under a name, such as `acme de main: paid`. */
function numbersOf(tallies: readonly Tally[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const walk = (name: string, value: unknown): void => {
    if (typeof value === 'number') numbers.set(name, value);
    else for (const [key, part] of Object.entries(value ?? {})) walk(`${name} ${key}`, part);
  };
  for (const { partner, locale, set, ...counted } of tallies)
    for (const [kind, part] of Object.entries(counted))
      walk(`${partner ?? 'own pages'}, ${locale}, ${set}: ${kind}`, part);
  return numbers;
}

/** Where two tallies differ, in words. */
function differences(kept: readonly Tally[], counted: readonly Tally[]): string[] {
  const [has, should] = [numbersOf(kept), numbersOf(counted)];
  return [...new Set([...has.keys(), ...should.keys()])].flatMap((name) => {
    const [left = 0, right = 0] = [has.get(name), should.get(name)];
    return left === right ? [] : `${name} is ${left}, the records say ${right}`;
  });
}

/** How many rows of a day differ from their records. */
function countStale(written: readonly SessionRow[], counted: readonly SessionRow[]): number {
  const byId = new Map(written.map((row) => [row.id, row]));
  const ids = new Set([...byId.keys(), ...counted.map(({ id }) => id)]);
  const now = new Map(counted.map((row) => [row.id, row]));
  return [...ids].filter((id) => !isDeepStrictEqual(byId.get(id), now.get(id))).length;
}

/** What is wrong with what is kept of a day; nothing where it is as the records say. */
async function verifyDay(store: BookStore, day: string, ids: readonly string[], onCounted: () => void) {
  const book = await recount(store, day, ids, onCounted);
  const kept = await readTallies(store, day);
  if (!kept)
    return book.tallies().length > 0 ? ['not counted yet: the next start of the server does it'] : [];
  if (kept.isOpen) return ['left open when the server ended: its next start counts it'];
  const wrong = differences(kept.tallies, book.tallies());
  const stale = countStale((await readWritten(store, day)).rows, book.rows());
  return [
    ...wrong.slice(0, MOST_TOLD),
    ...(wrong.length > MOST_TOLD ? [`and ${wrong.length - MOST_TOLD} more`] : []),
    ...(stale > 0 ? [`${stale} rows are not those of their records`] : []),
  ];
}

/** Runs `npm run tallies`; resolves to the exit code. Throws `storage_failed`, `record_damaged`. */
export async function talliesCommand({ store, args, print }: TalliesCommand): Promise<number> {
  const [what, ...rest] = args;
  if ((what !== 'verify' && what !== 'rebuild') || rest.length > 0) {
    print(USAGE);
    return 2;
  }
  const byDay = await idsByDay(store);
  for await (const day of store.tallies.ids()) byDay.set(day, byDay.get(day) ?? []);
  for await (const day of store.sessionRows.ids()) byDay.set(day, byDay.get(day) ?? []);
  const total = [...byDay.values()].reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  const onCounted = () => {
    done += 1;
    if (done % TESTS_PER_LINE === 0) print(`${done} of ${total} tests are counted.`);
  };

  let wrongDays = 0;
  for (const [day, ids] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (what === 'rebuild') {
      await writeBook(store, day, await recount(store, day, ids, onCounted));
      continue;
    }
    const wrong = await verifyDay(store, day, ids, onCounted);
    if (wrong.length > 0) wrongDays += 1;
    for (const line of wrong) print(`${day}: ${line}.`);
  }
  if (wrongDays > 0) {
    print(
      `${wrongDays} of ${byDay.size} days differ from the records. npm run tallies -- rebuild writes them anew.`,
    );
    return 1;
  }
  const result = what === 'rebuild' ? 'are counted and written' : 'are as the records say';
  print(`${byDay.size} days with ${total} tests ${result}.`);
  return 0;
}
