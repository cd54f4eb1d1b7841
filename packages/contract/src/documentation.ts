import type { GenericSchema } from 'valibot';
import * as errors from './errors.ts';
import * as partner from './schemas/partner.ts';
import * as payment from './schemas/payment.ts';
import * as question from './schemas/question.ts';
import * as questionSets from './schemas/questionSets.ts';
import * as requests from './schemas/requests.ts';
import * as results from './schemas/results.ts';
import { count, integer, optionIndex, percent, positive } from './schemas/scalars.ts';
import * as sessionExport from './schemas/sessionExport.ts';
import * as shapes from './schemas/shapes.ts';
import * as testSession from './schemas/testSession.ts';
import * as withdrawal from './schemas/withdrawal.ts';

/** The schemas that the API page prints a table for, by name. */
export const namedSchemas = {
  ApiError: errors.ApiErrorSchema,
  CategoryAnalysis: results.CategoryAnalysisSchema,
  PrivateLink: results.PrivateLinkSchema,
  CertificateCreated: results.CertificateCreatedSchema,
  CheckoutStatus: payment.CheckoutStatusSchema,
  CreatedPayment: payment.CreatedPaymentSchema,
  DecideDemoCheckout: requests.DecideDemoCheckoutSchema,
  DeclareWithdrawal: withdrawal.DeclareWithdrawalSchema,
  DemoCheckout: payment.DemoCheckoutSchema,
  ExportedPayment: sessionExport.ExportedPaymentSchema,
  ExportedQuestion: sessionExport.ExportedQuestionSchema,
  FinishedTestSession: testSession.FinishedTestSessionSchema,
  OfferedSet: questionSets.OfferedSetSchema,
  PaymentConsent: requests.PaymentConsentSchema,
  Price: testSession.PriceSchema,
  PublicPartner: partner.PublicPartnerSchema,
  PublicQuestion: question.PublicQuestionSchema,
  ResultsEmail: results.ResultsEmailSchema,
  ReviewedAnswer: results.ReviewedAnswerSchema,
  SaveAnswer: requests.SaveAnswerSchema,
  SavedAnswer: testSession.SavedAnswerSchema,
  ScoreInterval: results.ScoreIntervalSchema,
  SendResultsEmail: requests.SendResultsEmailSchema,
  ShareResult: requests.ShareResultSchema,
  SessionExport: sessionExport.SessionExportSchema,
  SharedResult: results.SharedResultSchema,
  SharedResultCreated: results.SharedResultCreatedSchema,
  StartTestSession: requests.StartTestSessionSchema,
  StartedTestSession: testSession.StartedTestSessionSchema,
  SvgShape: shapes.SvgShapeSchema,
  TestResults: results.TestResultsSchema,
  TestSession: testSession.TestSessionSchema,
  TrackQuestionProgress: requests.TrackQuestionProgressSchema,
  VisualPattern: question.VisualPatternSchema,
  Withdrawal: withdrawal.WithdrawalSchema,
} as const satisfies Record<string, GenericSchema>;

/** JSON Schema of the schemas' scalars. */
export const scalarForms: ReadonlyMap<GenericSchema, object> = new Map<GenericSchema, object>([
  [integer, { type: 'integer' }],
  [count, { type: 'integer', minimum: 0 }],
  [positive, { type: 'integer', minimum: 1 }],
  [optionIndex, { type: 'integer', minimum: -1 }],
  [percent, { type: 'number', minimum: 0, maximum: 100 }],
]);

type Named = typeof namedSchemas;
type FieldTexts = { [Name in keyof Named]?: Partial<Record<keyof Named[Name]['entries'], string>> };

const session = {
  now: "The server's clock when it answered.",
  answers: 'One entry per question in display order; the displayed option index, -1 = unanswered.',
  flags: 'One entry per question in display order; true where the visitor marked it for later.',
  lastSeq: 'The highest `seq` accepted so far; 0 = none.',
  isDemo: 'True where the checkout is a demo one: no money moves.',
  seller: "The operator, who sells the results. `null` if the server doesn't know the name.",
  orderNumber: 'On the receipt of the paid results; `null` without a payment.',
  isTooFew: 'True when fewer than half of the questions were answered: the score will say little.',
  isTooFast: 'True when the answers came faster than the questions can be read: the score will say little.',
  isReopenable: 'True while `POST /api/test-sessions/:id/reopen` goes back to the test.',
  retakeSet:
    'Set of a retake of this test. `parallel` and `fresh` ask other questions; any other set asks its own again.',
};

/** Explanations of fields beyond their types. Separate from the schemas, so that no browser loads them. */
export const fieldTexts: FieldTexts = {
  ApiError: { fields: 'Path of the field → what is wrong.' },
  CreatedPayment: { url: 'Where the checkout is.' },
  OfferedSet: { durationSeconds: 'At the time factor 1.' },
  PublicPartner: {
    brandTheme: 'Name of a shipped look. Default: default.',
    returnUrl: 'Where a checkout in the same tab ends.',
  },
  ResultsEmail: {
    state:
      '`queued`: stored, and tried for about five days. `sent`: a mail server has taken it. `failed`: the address was refused.',
  },
  ReviewedAnswer: {
    chosenIndex: 'Displayed option index; -1 = unanswered.',
    correctIndex: 'Displayed option index.',
  },
  SaveAnswer: {
    optionIndex: 'The displayed option. Absent: the answer stays as it is.',
    isFlagged: 'Marked for later. Absent: the mark stays as it is.',
    seq: 'Rises with every answer of the session. For one question the highest wins; repeating a request changes nothing.',
  },
  SavedAnswer: { optionIndex: 'What the server now holds for this question.' },
  FinishedTestSession: { sealedScore: 'The precomputed score as a JWE that only the server can open.' },
  ExportedPayment: { id: 'Its number at the payment provider. Absent while that is not known.' },
  ExportedQuestion: {
    answer: 'The displayed option index; -1 = unanswered.',
    seq: 'Number of the last change that was saved; 0 = none.',
    spentMs: "How long the question was in view, in milliseconds by the server's clock.",
  },
  SessionExport: {
    version: 'Rises when a field changes its meaning or goes; new fields may come at any time.',
    partner: 'Key of the partner on whose page the test was taken.',
    hostOrigin: 'Origin of that page.',
    isRepeat: 'True where the device had started a test before.',
    seed: 'What the questions of the set `fresh` were made of. `null` for other sets, and before the payment.',
    form: 'The questions of the set `parallel`, as `<set>:<id>`. `null` for other sets.',
    seen: 'The questions of earlier tests that this one is a retake of, the longest ago first.',
    completedCount: "How many questions the visitor's device said were answered on finish.",
    viewing: 'The question in view while the test runs, counted from 0, and since when.',
    questions: 'One entry per question in display order.',
    results: 'With the right answers. `null` before the payment.',
    paymentEvents: 'What the provider said and took effect: `<number of the payment>:<what it said>`.',
    paymentTimes: 'When the server noted each payment event. Events of an earlier version have no time.',
    emails: 'When results were emailed. The address is not kept with the test.',
  },
  SharedResult: {
    isTooFew: 'Present where it is true: fewer than half of the questions were answered.',
    isTooFast: 'Present where it is true: the answers came faster than the questions can be read.',
    interval: 'In IQ points: the true number lies in it in about two of three cases.',
  },
  ScoreInterval: {
    low: 'In about two of three cases the true number lies from `low` to `high`.',
    standardError: 'The standard error of measurement, in IQ points.',
  },
  StartTestSession: {
    set: 'Default: main. `GET /api/question-sets` says which ones there are.',
    timeFactor: 'Default: 1, which is 75 seconds for each question: 25 minutes for the main set.',
    locale: "The language that the page asks for, as a BCP 47 tag. It comes before the partner's.",
    fallbackLocale: 'The language where neither `locale` nor the partner names one that we speak.',
    partner: "Key of a partner. Needed on pages of other origins than the server's.",
    retakeOf:
      'Token of an earlier finished test. The new one asks other questions, unless the operator wants the same again, and `set` only counts when the token opens no test.',
    isRepeat:
      'Whether the device has started a test before. Default: false. Statistics of questions count first attempts.',
  },
  StartedTestSession: {
    ...session,
    token: 'Bearer token (256 bits of randomness). Shown once; the server keeps only its hash.',
  },
  TestSession: session,
  TestResults: {
    model: 'The scoring model that made this score, e.g. `seed-1.0`.',
    band: 'The IQ band of the score percent; the IQ lies in it.',
    interval: 'How far the IQ may be off. Absent where this server does not have the scoring model.',
    showLabel: 'True when the IQ is 95 or more.',
    review: 'One entry per question in display order.',
    certificateCode: 'Absent where there is no certificate.',
    orderNumber: 'On the receipt. Absent for a payment of an earlier version.',
    sharedResultId: 'The page is `{origin}/r/{id}`. Absent where the result is not shared.',
    isRepeat:
      'Present where the device had started a test before: a second score tends to be a little higher.',
    isTooFew: 'True when fewer than half of the questions were answered: the score says little.',
    isTooFast: 'True when the answers came faster than the questions can be read: the score says little.',
  },
  TrackQuestionProgress: {
    q_number: '`viewed`: the question number, from 1. `completed`: how many were answered.',
  },
  VisualPattern: {
    grid: 'Rows of shape tokens (`matrix`) or of `top,left,right,inner` numbers (`triangle-corners`). Exactly one cell is missing: empty or with a `?`.',
    optionShapes: 'One token per option, in option order. Absent where the options are text.',
    image: 'Site-absolute path of an SVG file.',
    imageSize: 'Width and height in CSS pixels: the room to keep for a picture that is on its way.',
  },
};
