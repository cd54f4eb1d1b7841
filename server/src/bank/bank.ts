import { type Question, QuestionSchema, type QuestionSetName } from '@quotient/contract';
import { z } from 'zod';
import mainAnswerKey from './main/answerKey.json' with { type: 'json' };
import mainQuestions from './main/questions.json' with { type: 'json' };

/** The questions of one set in display order. Identity of a question is (set, id): ids overlap between sets. */
interface QuestionSet {
  readonly set: QuestionSetName;
  readonly questions: readonly Question[];
}

const AnswerKeySchema = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({ correct: z.number().int().nonnegative(), explanation: z.string().min(1) }),
);

/** Joins questions and answer key by id. Throws when either has an entry that the other lacks, or one is malformed. */
export function joinAnswerKey(set: QuestionSetName, questions: unknown, answerKey: unknown): QuestionSet {
  const keys = new Map(Object.entries(AnswerKeySchema.parse(answerKey)));
  const joined = z
    .array(z.looseObject({ id: z.number() }))
    .parse(questions)
    .map((question) => {
      const key = keys.get(String(question.id));
      if (!key)
        throw new Error(
          `Question ${question.id} of set "${set}" has no entry in its answer key, or is there twice.`,
        );
      keys.delete(String(question.id));
      return QuestionSchema.parse({ ...question, ...key });
    });
  if (keys.size > 0) {
    throw new Error(
      `The answer key of set "${set}" has entries without a question: ${[...keys.keys()].join(', ')}.`,
    );
  }
  return { set, questions: joined };
}

/** The combined question bank: every set, with keys and explanations. Never leaves the server. */
export const bank: readonly QuestionSet[] = [joinAnswerKey('main', mainQuestions, mainAnswerKey)];

/** The questions of that set; `undefined` when the bank does not have it (yet). */
export const getQuestionSet = (name: QuestionSetName): readonly Question[] | undefined =>
  bank.find(({ set }) => set === name)?.questions;
