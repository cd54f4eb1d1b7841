import type { QuestionSetName } from '@quotient/contract';
import { dayOf, MAX_PERIOD_DAYS, OWN_PAGES, type Selection } from '@quotient/contract/admin';
import { questionCounts } from '@quotient/contract/questionSets';
import { inTime } from '../base/inTime.ts';
import { keepNewest } from '../base/keepNewest.ts';
import type { ServerClock } from '../base/ports.ts';
import type { CountKeeper } from '../dashboard/countKeeper.ts';
import type { SessionRow } from '../dashboard/sessionRow.ts';
import type { Ports } from '../session/ports.ts';
import { unknownSet } from '../session/testSessions.ts';
import { addRow, createCounts, type SetShape } from './counts.ts';
import { type FullStatistics, statisticsOf } from './setStatistics.ts';
import { createBreath } from './yieldToEvents.ts';

/** Time that a caller waits for statistics before it gets the progress. */
const PATIENCE_MS = 400;
/**
 * Life of a result, as a multiple of its counting time, whatever has changed: otherwise a busy server would count
 * without end.
 */
const GOOD_FOR_TIMES = 20;
/** Most remembered selections. */
const MOST_KEPT = 24;
const DAY_MS = 86_400_000;

/** Partners and languages that occur, in alphabetical order. */
interface Choices {
  partners: string[];
  locales: string[];
}

/** Statistics or their progress: days of the period, or tests while the rows themselves are made. */
export type Counted = { state: 'counting'; done: number; of: number } | ({ state: 'ready' } & Numbers);

interface Numbers {
  countedAt: number;
  full: FullStatistics;
  choices: Choices;
}

/** Statistics of question sets, counted on request. */
export interface Statistics {
  /** Throws `invalid_request` if this server lacks the set, and what reading the rows throws. */
  ask(set: QuestionSetName, selection: Selection): Promise<Counted>;
}

interface Count {
  done: number;
  of: number;
  /** Rejects if reading fails. */
  work: Promise<Counted>;
}

interface Kept {
  version: string;
  /** Time of the count, by a monotonic clock. */
  countedMs: number;
  tookMs: number;
  numbers: Numbers;
}

/** Facts about a set; for `fresh` and `parallel`, whose questions differ from test to test, only their number. */
function shapeOf(set: QuestionSetName, bank: Ports['bank']): SetShape {
  const isKnown = set === 'parallel' ? bank.parallel !== undefined : bank.sets.includes(set);
  if (!isKnown) throw unknownSet(bank);
  const questions = bank.getQuestionSet(set, null) ?? [];
  return {
    questionCount: questions.length || questionCounts[set],
    questions: questions.map(({ id, options, correct }) => ({
      id,
      optionCount: options.length,
      keyIndex: correct,
    })),
  };
}

const partnerOf = ({ partner }: SessionRow) => partner ?? OWN_PAGES;
const isMeant = (row: SessionRow, { partner, locale }: Selection) =>
  (!partner || partnerOf(row) === partner) && (!locale || row.locale === locale);

interface Sources extends Pick<Ports, 'bank'> {
  clock: Pick<ServerClock, 'now' | 'monotonicMs'>;
  countKeeper: Pick<CountKeeper, 'rows' | 'days' | 'version' | 'settled' | 'counting'>;
}

/**
 * Counts one selection after the other, in small steps, and caches the result until rows change. Callers at the same
 * time share one count.
 */
export function createStatistics({ countKeeper, bank, clock }: Sources): Statistics {
  const kept = new Map<string, Kept>();
  const counts = new Map<string, Count>();
  let last: Promise<unknown> = Promise.resolve();

  const isGood = ({ version: counted, tookMs, countedMs }: Kept) =>
    counted === countKeeper.version() || clock.monotonicMs() - countedMs < GOOD_FOR_TIMES * tookMs;

  /** Days of a request; by default those up to today, as many as a period may have. */
  function periodOf({ from, to }: Selection) {
    const lastDay = to ?? dayOf(clock.now());
    return { firstDay: from ?? dayOf(Date.parse(lastDay) - (MAX_PERIOD_DAYS - 1) * DAY_MS), lastDay };
  }

  function start(key: string, set: QuestionSetName, shape: SetShape, selection: Selection): Count {
    const { firstDay, lastDay } = periodOf(selection);
    const countDays = async () => {
      count.of = (await countKeeper.days()).filter((day) => day >= firstDay && day <= lastDay).length;
    };

    async function run(): Promise<Counted> {
      // A day that is still being counted has no rows.
      await countKeeper.settled();
      await countDays();
      const versionBefore = countKeeper.version();
      const countedAt = clock.now();
      const countedMs = clock.monotonicMs();
      const breath = createBreath();
      const found = createCounts(shape);
      const seen = { days: new Set<string>(), partners: new Set<string>(), locales: new Set<string>() };
      for await (const row of countKeeper.rows.between(firstDay, lastDay)) {
        // The day that is being read isn't done.
        count.done = Math.min(count.of, seen.days.add(dayOf(row.startedAt)).size - 1);
        await breath();
        if (row.set !== set) continue;
        seen.partners.add(partnerOf(row));
        if (row.locale !== null) seen.locales.add(row.locale);
        if (isMeant(row, selection)) addRow(found, row);
      }
      const full = await statisticsOf(found, breath);
      const choices = { partners: [...seen.partners].sort(), locales: [...seen.locales].sort() };
      const numbers = { countedAt, full, choices };
      const tookMs = clock.monotonicMs() - countedMs;
      const counted = { version: versionBefore, countedMs, tookMs, numbers };
      keepNewest(kept, key, counted, MOST_KEPT);
      return { state: 'ready', ...numbers };
    }

    const work = last.then(run).finally(() => counts.delete(key));
    // Callers get the error; without another call nobody needs it.
    last = work.catch(() => {});
    const count: Count = { done: 0, of: 0, work };
    countDays().catch(() => {}); // readers of the rows get the error
    return count;
  }

  const progressOf = ({ done, of }: Count) => countKeeper.counting() ?? { done, of };

  return {
    async ask(set, selection) {
      const shape = shapeOf(set, bank);
      const { from = '', to = '', partner = '', locale = '' } = selection;
      const key = [set, from, to || dayOf(clock.now()), partner, locale].join(' ');
      const held = kept.get(key);
      if (held && isGood(held)) return { state: 'ready', ...held.numbers };
      const count = counts.get(key) ?? start(key, set, shape, selection);
      counts.set(key, count);
      return inTime<Counted>(count.work, PATIENCE_MS, () => ({ state: 'counting', ...progressOf(count) }));
    },
  };
}
