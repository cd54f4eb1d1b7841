import * as v from 'valibot';
import { LocaleSchema } from '../schemas/ids.ts';
import { CognitiveCategorySchema, PublicQuestionSchema, QuestionSetNameSchema } from '../schemas/question.ts';
import { count, optionIndex, positive } from '../schemas/scalars.ts';
import { difficulties } from '../values/question.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** Question for operators: a visitor's view, and the bank's facts. Its answer is a separate call. */
export const BrowsedQuestionSchema = v.object({
  ...PublicQuestionSchema.entries,
  category: CognitiveCategorySchema,
  difficulty: v.picklist(difficulties),
  points: positive,
});

const BrowsedSetSchema = v.object({
  set: QuestionSetNameSchema,
  /** Seed of this sample, for a set with new questions in each test. `null`: these are its questions. */
  seed: v.nullable(v.string()),
  /** Questions in display order. */
  questions: v.array(BrowsedQuestionSchema),
});

const RevealedAnswerSchema = v.object({
  /** Index of the right option, from 0. */
  rightIndex: count,
  /** Explanation in the requested language. */
  explanation: v.string(),
  /** Wrong options, and why somebody takes them and why they are wrong. In English, as in the bank. */
  tempting: v.array(v.object({ optionIndex, why: v.string() })),
  /** The classic type that it follows. `null`: the idea is the bank's own. */
  idea: v.nullable(v.string()),
  /** Row of the question in the table of proofs. */
  proof: v.object({
    /** The kind of solver, or `human`. */
    method: v.string(),
    /** Rules that the solver found, or the reason why a person had to judge. */
    rules: v.array(v.string()),
    /** Indexes of the fitting options. */
    fitting: v.array(count),
    /** Index pairs of options that look alike. */
    lookAlikes: v.array(v.tuple([count, count])),
    /** SHA-256 of the judged question, base64url. */
    fingerprint: v.string(),
  }),
});

/** All questions of one set. */
export type BrowsedSet = v.InferOutput<typeof BrowsedSetSchema>;
/** A question as operators browse it. */
export type BrowsedQuestion = v.InferOutput<typeof BrowsedQuestionSchema>;
/** Answer of a question, with its proof. */
export type RevealedAnswer = v.InferOutput<typeof RevealedAnswerSchema>;

const query = v.object({
  /** English if it is missing, or the bank doesn't have it. */
  locale: v.exactOptional(LocaleSchema),
  /** Another sample of the set `fresh`. */
  seed: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))),
});
const oneQuestion = v.object({
  set: QuestionSetNameSchema,
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)),
});

/** The question bank, for reading. */
export const questionRoutes = {
  listQuestions: {
    ...adminCall('GET', '/api/admin/questions', v.object({ sets: v.array(BrowsedSetSchema) })),
    query,
  },
  getQuestion: {
    ...adminCall('GET', '/api/admin/questions/:set/:id', BrowsedQuestionSchema),
    params: oneQuestion,
    query,
    failures: ['unknown_question'],
  },
  revealAnswer: {
    ...adminCall('GET', '/api/admin/questions/:set/:id/answer', RevealedAnswerSchema),
    action: 'question.reveal',
    params: oneQuestion,
    query,
    failures: ['unknown_question'],
  },
} as const satisfies Record<string, AdminRoute>;
