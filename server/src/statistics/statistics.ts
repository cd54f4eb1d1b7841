import type { QuestionSetName } from '@quotient/contract';
import { dayOf, MAX_PERIOD_DAYS, OWN_PAGES, type Selection } from '@quotient/contract/admin';
import { questionCounts } from '@quotient/contract/questionSets';
import { keepNewest } from '../base/keepNewest.ts';
import type { ServerClock } from '../base/ports.ts';
import type { CountKeeper } from '../dashboard/countKeeper.ts';
import type { SessionRow } from '../dashboard/sessionRow.ts';
import type { Ports } from '../session/ports.ts';
import { unknownSet } from '../session/testSessions.ts';
import { inTime } from '../store/inTime.ts';
import { addRow, createCounts, type SetShape } from './counts.ts';
import { type FullStatistics, statisticsOf } from './setStatistics.ts';
import { createBreath } from './yieldToEvents.ts';

/** Who asks waits so long for numbers; after that, for how far the counting is. */
const PATIENCE_MS = 400;
/** Numbers are good for so many times as long as they took, whatever has happened since: a busy server would count without end. */
const GOOD_FOR_TIMES = 20;
/** So many selections are remembered. */
const MOST_KEPT = 24;
const DAY_MS = 86_400_000;

/** The partners and languages that occur, in the alphabet's order. */
interface Choices {
  partners: string[];
  locales: string[];
}

/** Numbers, or how far they are counted: days of the period, or tests as long as the rows themselves are made. */
export type Counted = { state: 'counting'; done: number; of: number } | ({ state: 'ready' } & Numbers);

interface Numbers {
  countedAt: number;
  full: FullStatistics;
  choices: Choices;
}

/** The statistics of question sets, counted when they are asked for. */
export interface Statistics {
  /** Throws `invalid_request` where this server has no such set, and what reading the rows throws. */
  ask(set: QuestionSetName, selection: Selection): Promise<Counted>;
}

interface Count {
  done: number;
  of: number;
  /** Rejects where reading fails. */
  work: Promise<Counted>;
}

interface Kept {
  version: string;
  /** By a clock that nobody sets. */
  countedMs: number;
  tookMs: number;
  numbers: Numbers;
}

/** What is known of a set; of `fresh`, whose questions are made for each test, only how many there are. */
function shapeOf(set: QuestionSetName, bank: Ports['bank']): SetShape {
  if (!bank.sets.includes(set)) throw unknownSet(bank);
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
 * Counts one selection after the other, in small steps, and keeps the numbers until rows change. One count serves all who
 * ask for the same meanwhile.
 */
export function createStatistics({ countKeeper, bank, clock }: Sources): Statistics {
  const kept = new Map<string, Kept>();
  const counts = new Map<string, Count>();
  let last: Promise<unknown> = Promise.resolve();

  const isGood = ({ version: counted, tookMs, countedMs }: Kept) =>
    counted === countKeeper.version() || clock.monotonicMs() - countedMs < GOOD_FOR_TIMES * tookMs;

  /** The days that were asked for; by default those up to today, as far back as a period may reach. */
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
      // Of a day that is still being counted there are no rows.
      await countKeeper.settled();
      await countDays();
      const versionBefore = countKeeper.version();
      const countedAt = clock.now();
      const countedMs = clock.monotonicMs();
      const breath = createBreath();
      const found = createCounts(shape);
      const seen = { days: new Set<string>(), partners: new Set<string>(), locales: new Set<string>() };
      for await (const row of countKeeper.rows.between(firstDay, lastDay)) {
        // The day that is being read is not done.
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
    // Who asks is told; who does not ask again needs no answer.
    last = work.catch(() => {});
    const count: Count = { done: 0, of: 0, work };
    countDays().catch(() => {}); // whoever reads the rows is told
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
