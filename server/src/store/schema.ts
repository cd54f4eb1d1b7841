import {
  CategoryAnalysisSchema,
  CheckoutIdSchema,
  FinishReasonSchema,
  IqLabelSchema,
  PriceSchema,
  QuestionSchema,
  QuestionSetNameSchema,
  SharedResultIdSchema,
  SharedResultSchema,
  TestSessionIdSchema,
  TimeFactorSchema,
} from '@quotient/contract';
import { z } from 'zod';

/** Version of every stored document and of the store's manifest. Raising it needs an entry in each collection's `migrations`. */
export const SCHEMA_VERSION = 4;

const schemaVersion = z.literal(SCHEMA_VERSION);
/** Milliseconds since the epoch, by the server's clock. */
const timestamp = z.number().int().nonnegative();
const count = z.number().int().nonnegative();

const ScoreSchema = z.strictObject({
  model: z.string(),
  randomDigit: z.number().int().min(0).max(9),
  scorePercent: z.number().min(0).max(100),
  totalCorrect: count,
  iq: z.number().int(),
  band: z.strictObject({ low: z.number().int(), high: z.number().int() }),
  percentile: z.number().min(0).max(100),
  label: IqLabelSchema,
  categories: z.array(CategoryAnalysisSchema),
});

const attempt = { idempotencyKey: z.string(), price: PriceSchema, createdAt: timestamp };
const opened = { ...attempt, id: CheckoutIdSchema, url: z.url() };

/** One attempt to pay. `creating` is stored before the provider is called, so that a crash cannot make a second checkout. */
const CheckoutAttemptSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('creating'), ...attempt }),
  z.strictObject({ state: z.enum(['open', 'paid', 'closed']), ...opened }),
]);

/** What stands from the start of a test on. */
const fixedShape = {
  id: TestSessionIdSchema,
  /** SHA-256 of the token's secret, base64url. */
  tokenHash: z.string().length(43),
  set: QuestionSetNameSchema,
  locale: z.string().nullable(),
  /** Key of the partner whose page started it. */
  partner: z.string().nullable(),
  /** Origin of that page where it is not ours. */
  hostOrigin: z.string().nullable(),
  timeFactor: TimeFactorSchema,
  startedAt: timestamp,
  deadlineAt: timestamp,
  /** The questions as they were shown, with keys and points, in display order and unshuffled. */
  questions: z.array(QuestionSchema).min(1),
  /** Per question: displayed option index → index in `options`. */
  optionOrder: z.array(z.array(count)),
};

/** What changes during a test and after it. */
const changingShape = {
  /** Per question: the displayed option index, -1 = unanswered. */
  answers: z.array(z.number().int().min(-1)),
  /** Per question: true where the visitor marked it for later. */
  flags: z.array(z.boolean()),
  /** Per question: the `seq` of the answer held, 0 = none. */
  seqs: z.array(count),
  /** Set once, score included: the random digit is never drawn again. */
  finish: z
    .strictObject({ finishedAt: timestamp, reason: FinishReasonSchema, score: ScoreSchema })
    .nullable(),
  checkouts: z.array(CheckoutAttemptSchema),
  /** Ids of the payment events that took effect; each does so once. */
  appliedPaymentEvents: z.array(z.string()),
  emails: z.array(z.strictObject({ id: z.string(), sentAt: timestamp })),
  sharedResultId: SharedResultIdSchema.nullable(),
  /** Per question: how often it was viewed. */
  viewCounts: z.array(count),
  /** How many questions the visitor's device said were answered on finish. */
  completedCount: count.nullable(),
};

const haveOneLength = (...lists: readonly (readonly unknown[])[]) =>
  lists.every(({ length }) => length === lists[0]?.length);
const oneEntryPerQuestion = { error: 'One entry per question.' };

const TestSessionRecordSchema = z
  .strictObject({ schemaVersion, ...fixedShape, ...changingShape })
  .refine(
    ({ questions, optionOrder, answers, flags, seqs, viewCounts }) =>
      haveOneLength(questions, optionOrder, answers, flags, seqs, viewCounts),
    oneEntryPerQuestion,
  );

const SharedResultRecordSchema = SharedResultSchema.extend({
  schemaVersion,
  sessionId: TestSessionIdSchema,
  createdAt: timestamp,
  /** Absent in what an earlier version stored. */
  isTooFast: z.boolean().default(false),
}).strict();

const DemoCheckoutRecordSchema = z.strictObject({
  schemaVersion,
  id: CheckoutIdSchema,
  sessionId: TestSessionIdSchema,
  price: PriceSchema,
  successUrl: z.url(),
  cancelUrl: z.url(),
  state: z.enum(['open', 'paid', 'declined', 'canceled']),
  createdAt: timestamp,
});

export type TestSessionRecord = z.infer<typeof TestSessionRecordSchema>;
export type CheckoutAttempt = z.infer<typeof CheckoutAttemptSchema>;
export type SharedResultRecord = z.infer<typeof SharedResultRecordSchema>;
export type DemoCheckoutRecord = z.infer<typeof DemoCheckoutRecordSchema>;

/** How the documents of one collection are read. */
export interface CollectionDefinition<T> {
  /** Name of the collection's folder. */
  name: string;
  schema: z.ZodType<T>;
  /** Version n → what turns a document of version n into one of version n + 1. */
  migrations: Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;
  /**
   * For documents that are large and change often: what never changes after `create` is kept in a file of its own, so
   * that a change writes only the rest. Both leave out what is not theirs.
   */
  parts?: { fixed: z.ZodObject; changing: z.ZodType };
}

const unchanged = (document: Record<string, unknown>) => document;

export const collections = {
  testSessions: {
    name: 'test-sessions',
    schema: TestSessionRecordSchema,
    migrations: {
      1: (document) => ({ ...document, partner: null, hostOrigin: null }),
      2: (document) => ({
        ...document,
        flags: z
          .array(z.unknown())
          .parse(document.answers)
          .map(() => false),
      }),
      3: unchanged, // one file until then
    },
    parts: {
      fixed: z.object(fixedShape),
      changing: z
        .object({ schemaVersion, ...changingShape })
        .refine(
          ({ answers, flags, seqs, viewCounts }) => haveOneLength(answers, flags, seqs, viewCounts),
          oneEntryPerQuestion,
        ),
    },
  },
  sharedResults: {
    name: 'shared-results',
    schema: SharedResultRecordSchema,
    migrations: { 1: unchanged, 2: unchanged, 3: unchanged },
  },
  demoCheckouts: {
    name: 'demo-checkouts',
    schema: DemoCheckoutRecordSchema,
    migrations: { 1: unchanged, 2: unchanged, 3: unchanged },
  },
} as const satisfies Record<string, CollectionDefinition<unknown>>;

const VersionedSchema = z.looseObject({ schemaVersion: z.number().int().positive() });

/**
 * The one parser of stored text. Throws when it is no document of this collection and id, whatever the reason.
 * @param fixedText What never changes, where it is a file of its own.
 */
export function readDocument<T extends { id: string }>(
  { schema, migrations }: CollectionDefinition<T>,
  id: string,
  text: string,
  fixedText = '{}',
  targetVersion = SCHEMA_VERSION,
): T {
  let document: Record<string, unknown> & { schemaVersion: number } = VersionedSchema.parse({
    ...JSON.parse(fixedText),
    ...JSON.parse(text),
  });
  for (let version = document.schemaVersion; version < targetVersion; version += 1) {
    const migrate = migrations[version];
    if (!migrate) throw new Error(`No migration from version ${version}.`);
    document = { ...migrate(document), schemaVersion: version + 1 };
  }
  const parsed = schema.parse(document);
  if (parsed.id !== id) throw new Error('The document carries another id.');
  return parsed;
}
