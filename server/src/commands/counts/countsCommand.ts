import type { Log } from '../../base/ports.ts';
import { COUNTING_ID } from '../../dashboard/counting.ts';
import { createCountKeeper } from '../../dashboard/countKeeper.ts';
import { earlierDays } from '../../dashboard/earlierCounts.ts';
import type { Counts } from '../../dashboard/record.ts';
import type { Store } from '../../ports.ts';
import { readable } from '../../store/readable.ts';
import { type CheckedDay, checkCounts } from './checkCounts.ts';

/** Input and output of the command. */
interface CountsCommand {
  store: Store;
  /** Arguments of the command. */
  args: readonly string[];
  print: (line: string) => void;
}

const USAGE = `What all tests come to, by the day of their start. Stop the server first, unless it uses a database.
  npm run counts -- verify     counts all records and says where the stored counts differ
  npm run counts -- rebuild    counts all records and writes the counts again`;

/** Tests between two lines about the progress. */
const TESTS_PER_LINE = 5000;
/** Most printed differences of one day; the others are similar. */
const MOST_TOLD = 5;

/** Every number of some counts under a name, such as `acme de main: paid`. */
function numbersOf(all: readonly Counts[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const walk = (name: string, value: unknown): void => {
    if (typeof value === 'number') numbers.set(name, value);
    else for (const [key, part] of Object.entries(value ?? {})) walk(`${name} ${key}`, part);
  };
  for (const { partner, locale, set, ...counted } of all)
    for (const [kind, part] of Object.entries(counted))
      walk(`${partner ?? 'own pages'}, ${locale}, ${set}: ${kind}`, part);
  return numbers;
}

/** Differences of two sums, in words. */
function differences(kept: readonly Counts[], counted: readonly Counts[]): string[] {
  const [has, should] = [numbersOf(kept), numbersOf(counted)];
  return [...new Set([...has.keys(), ...should.keys()])].flatMap((name) => {
    const [left = 0, right = 0] = [has.get(name), should.get(name)];
    return left === right ? [] : `${name} is ${left}, the records say ${right}`;
  });
}

/** Problems of a day's counts; empty if they match the records. */
function wrongWith({ kept, counted, staleRows, uncounted }: CheckedDay): string[] {
  const wrong = differences(kept, counted);
  return [
    ...(uncounted > 0
      ? [`${testsOf(uncounted)} left uncounted when the server ended: its next start counts them`]
      : []),
    ...wrong.slice(0, MOST_TOLD),
    ...(wrong.length > MOST_TOLD ? [`and ${wrong.length - MOST_TOLD} more`] : []),
    ...(staleRows > 0 ? [`${staleRows} rows are not those of their records`] : []),
  ];
}

const testsOf = (count: number) => (count === 1 ? '1 test was' : `${count} tests were`);

/** Counts everything again from the records. */
async function rebuild(store: Store, log: Log): Promise<void> {
  if (store.sums) return store.sums.rebuild();
  await store.counting.remove(COUNTING_ID);
  const countKeeper = createCountKeeper(store, { clock: { now: () => 0 }, log });
  await countKeeper.settled();
  await countKeeper.stop();
}

async function isCounted(store: Store): Promise<boolean> {
  if (store.sums) return true;
  const state = await readable(store.counting, COUNTING_ID);
  return state?.isDone === true && (await earlierDays(store)).length === 0;
}

/** Runs `npm run counts`; resolves to the exit code. Throws `storage_failed`, `record_damaged`. */
export async function countsCommand({ store, args, print }: CountsCommand): Promise<number> {
  const [what, ...rest] = args;
  if ((what !== 'verify' && what !== 'rebuild') || rest.length > 0) {
    print(USAGE);
    return 2;
  }
  const log: Log = {
    warn: (event, fields) => print(`${event}: ${JSON.stringify(fields)}`),
    error: (event, fields) => print(`${event}: ${JSON.stringify(fields)}`),
  };
  if (what === 'rebuild') await rebuild(store, log);
  else if (!(await isCounted(store))) {
    print('Not every test is counted yet. The next start of the server counts them.');
    return 1;
  }
  let checked = 0;
  const days = await checkCounts(store, log, () => {
    checked += 1;
    if (checked % TESTS_PER_LINE === 0) print(`${checked} tests are compared.`);
  });
  const wrongDays = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]) => [day, wrongWith(found)] as const)
    .filter(([, wrong]) => wrong.length > 0);
  for (const [day, wrong] of wrongDays) for (const line of wrong) print(`${day}: ${line}.`);
  if (wrongDays.length > 0) {
    print(
      `${wrongDays.length} of ${days.size} days differ from the records. npm run counts -- rebuild writes them again.`,
    );
    if (store.sums) print('Instances count meanwhile: if a day of today differs, verify again first.');
    return 1;
  }
  const result = what === 'rebuild' ? 'are counted and written' : 'are as the records say';
  print(`${days.size} days with ${checked} tests ${result}.`);
  return 0;
}
