import { readdirSync, readFileSync } from 'node:fs';
import { QuestionSchema } from '@quotient/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bankProofs } from './bankProofs.ts';
import { verifySet } from './verifyBank.ts';

const bankFolder = new URL('..', import.meta.url);
const read = (part: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${part}/${file}`, bankFolder), 'utf8'));

const QuestionsSchema = v.array(v.looseObject({ id: v.number() }));
const KeysSchema = v.record(v.string(), v.looseObject({ correct: v.number(), explanation: v.string() }));

/** The questions of one folder, without what only people read. */
function questionsOf(part: string) {
  const keys = v.parse(KeysSchema, read(part, 'answerKey.json'));
  return v.parse(QuestionsSchema, read(part, 'questions.json')).map(({ ordered: _, ...question }) => {
    const { correct, explanation } = keys[question.id] ?? {};
    return v.parse(QuestionSchema, { ...question, correct, explanation });
  });
}

const files = readdirSync(bankFolder, { recursive: true }).map(String);
const parts = files.flatMap((file) => /^(\w+\/\w+)\/questions\.json$/.exec(file)?.[1] ?? []);

test.each(['advanced', 'visual', 'extended'] as const)(
  '%s: one option of every question fits, the keyed one',
  (set) => {
    const questions = parts.filter((part) => part.startsWith(`${set}/`)).flatMap(questionsOf);
    const { verdicts } = verifySet(set, questions, bankProofs[set] ?? {});
    expect(questions.length).toBeGreaterThan(0);
    expect(verdicts.filter(({ problem }) => problem !== undefined)).toEqual([]);
  },
);
