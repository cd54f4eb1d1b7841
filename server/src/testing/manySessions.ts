import fs from 'node:fs/promises';
import path from 'node:path';
import type { QuestionSetName } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { createSeedModel } from '../scoring/seedModel.ts';
import { chosenOptions } from '../session/lifecycle.ts';
import { type TestSessionRecord, testSessionRecords } from '../session/record.ts';
import { createRecord } from './records.ts';
import { seededRandom } from './seededRandom.ts';

const DAY_MS = 86_400_000;
const sets: readonly QuestionSetName[] = ['main', 'main', 'main', 'advanced'];
const partners = [null, null, 'acme', 'beta', 'gamma'];
const scoring = createSeedModel();

/** A realistic test session: some leave early, some pay. */
function createSession(id: string, startedAt: number, below: (limit: number) => number): TestSessionRecord {
  const record = createRecord(id);
  const { questions } = record;
  const reached = below(3) === 0 ? below(questions.length) : questions.length;
  const isFinished = reached === questions.length;
  const skill = 30 + below(65);
  const seen = <T>(value: T, otherwise: T) => questions.map((_, i) => (i < reached ? value : otherwise));
  const answers = questions.map(({ correct }, i) => {
    if (i >= reached) return -1;
    return below(100) < skill ? correct : below(4);
  });
  const unfinished: TestSessionRecord = {
    ...record,
    set: sets[below(sets.length)] ?? 'main',
    locale: localeCodes[below(localeCodes.length)] ?? null,
    partner: partners[below(partners.length)] ?? null,
    startedAt,
    deadlineAt: startedAt + 1_500_000,
    answers,
    seqs: seen(1, 0),
    viewCounts: seen(1, 0),
    spentMs: seen(20_000 + below(60_000), 0),
  };
  if (!isFinished) return unfinished;
  const score = scoring.score({ questions, answers: chosenOptions(unfinished), randomDigit: below(10) });
  const createdAt = startedAt + 1_100_000;
  return {
    ...unfinished,
    finish: { finishedAt: startedAt + 1_080_000, reason: 'finished', score },
    checkouts:
      below(4) === 0
        ? [
            {
              state: below(20) === 0 ? 'refunded' : 'paid',
              idempotencyKey: id,
              price: { amountMinor: 100, currency: 'EUR' },
              createdAt,
              id: `demo_${id.replace('-', '')}`,
              url: null,
            },
          ]
        : [],
  };
}

/**
 * Writes test sessions into the folder of a store in the form of an earlier version, spread over the days before a
 * time. It doesn't wait for the disk: after a power cut they are made again.
 */
export async function writeManySessions(
  folder: string,
  { count, days, before }: { count: number; days: number; before: number },
): Promise<void> {
  const { below } = seededRandom(count);
  const { fixed } = testSessionRecords.parts ?? { fixed: { entries: {} } };
  const known = new Set<string>();
  for (let i = 0; i < count; i += 1) {
    const startedAt = before - below(days * DAY_MS) - 1;
    const id = `${startedAt}-${i.toString(36).padStart(10, '0')}`;
    const shard = path.join(folder, testSessionRecords.name, id.slice(-2));
    if (!known.has(shard)) await fs.mkdir(shard, { recursive: true });
    known.add(shard);
    const entries = Object.entries(createSession(id, startedAt, below));
    const part = (isFixed: boolean) =>
      JSON.stringify(Object.fromEntries(entries.filter(([name]) => name in fixed.entries === isFixed)));
    await fs.writeFile(path.join(shard, `${id}.fixed.json`), part(true));
    await fs.writeFile(path.join(shard, `${id}.json`), part(false));
  }
}
