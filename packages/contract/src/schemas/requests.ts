import * as v from 'valibot';
import { readEmailAddress } from '../values/emailAddress.ts';
import { LocaleSchema, TestSessionIdSchema } from './ids.ts';
import { AskableSetNameSchema } from './question.ts';
import { count, positive } from './scalars.ts';
import { TimeFactorSchema } from './testSession.ts';

// Bodies of requests. Unknown fields are refused, except where the specification names fields that the server doesn't
// use.

/**
 * Every field is optional: the default set is `main`, the time factor 1, and the language that of the partner, the
 * `fallbackLocale`, or English, in this order. `isRepeat`: the device has started a test before; it contains no
 * identifier. `retakeOf` is the token of an earlier test: the new one asks other questions, if the operator wants
 * that. One that opens no finished test is as good as a retake that has seen nothing. Pages of other origins than the
 * server's need a partner.
 */
export const StartTestSessionSchema = v.strictObject({
  set: v.exactOptional(AskableSetNameSchema),
  timeFactor: v.exactOptional(TimeFactorSchema),
  locale: v.exactOptional(LocaleSchema),
  fallbackLocale: v.exactOptional(LocaleSchema),
  partner: v.exactOptional(v.string()),
  isRepeat: v.exactOptional(v.boolean()),
  retakeOf: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});

/**
 * Express consent to immediate performance, and the acknowledgment that the right of withdrawal ends with it (Directive
 * 2011/83/EU, Article 16(m)). Kept where `asksConsent` of the session is true; without it the right stays. Other fields
 * are ignored.
 */
export const PaymentConsentSchema = v.object({
  immediatePerformance: v.exactOptional(v.literal(true)),
});

/**
 * `optionIndex` counts from 0 as displayed. `seq` rises with every change on a device; the highest of a question
 * wins. A request with neither `optionIndex` nor `isFlagged` is refused.
 */
export const SaveAnswerSchema = v.pipe(
  v.strictObject({
    optionIndex: v.exactOptional(count),
    isFlagged: v.exactOptional(v.boolean()),
    seq: positive,
  }),
  v.check(
    ({ optionIndex, isFlagged }) => optionIndex !== undefined || isFlagged !== undefined,
    'Send an `optionIndex`, `isFlagged`, or both.',
  ),
);

/**
 * The names are the specification's (§7). With `viewed`, `q_number` is the question's number from 1; with `completed`,
 * how many questions were answered.
 */
export const TrackQuestionProgressSchema = v.strictObject({
  q_number: count,
  action_type: v.picklist(['viewed', 'completed']),
  sess_id: TestSessionIdSchema,
});

/** One bare address, by a browser's own check of an email field (Specification §5 asks for no more). */
export const EmailAddressSchema = v.pipe(v.string(), v.rfcEmail(), v.maxLength(254));

const faultWords = {
  form: 'must be one email address',
  letters: 'must have no letters other than a to z before the @',
};

/**
 * Email address as a person types it: its domain may have letters of any language, and becomes the form of mail
 * servers.
 */
export const TypedEmailAddressSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readEmailAddress(dataset.value);
    if ('address' in read) return read.address;
    addIssue({ message: faultWords[read.fault] });
    return NEVER;
  }),
  v.rfcEmail(), // describes the format in the API's description
);

/** The specified body. The scores in it are ignored: the server uses the stored result of the token's session. */
export const SendResultsEmailSchema = v.object({
  email: TypedEmailAddressSchema,
  iqScore: v.exactOptional(v.number()),
  percentile: v.exactOptional(v.number()),
  totalCorrect: v.exactOptional(v.number()),
  categoryAnalysis: v.exactOptional(v.unknown()),
});

/** The specified body. The scores in it are ignored, as above. */
export const ShareResultSchema = v.object({
  iq_score: v.exactOptional(v.number()),
  percentile: v.exactOptional(v.number()),
  total_correct: v.exactOptional(v.number()),
});

/**
 * Decision at the demo checkout. A declined one can be tried again; a paid or canceled one answers `checkout_closed`.
 */
export const DecideDemoCheckoutSchema = v.strictObject({ action: v.picklist(['pay', 'decline', 'cancel']) });

/** Asks for a test session. */
export type StartTestSession = v.InferOutput<typeof StartTestSessionSchema>;
/** Saves or changes one answer, or marks its question. */
export type SaveAnswer = v.InferOutput<typeof SaveAnswerSchema>;
/** Report of a viewed question, or of the completed test. */
export type TrackQuestionProgress = v.InferOutput<typeof TrackQuestionProgressSchema>;
/** Asks for the results by email. */
export type SendResultsEmail = v.InferOutput<typeof SendResultsEmailSchema>;
/** Publishes a result. */
export type ShareResult = v.InferOutput<typeof ShareResultSchema>;
/** Consent to immediate performance, with a payment. */
export type PaymentConsent = v.InferOutput<typeof PaymentConsentSchema>;
/** Decides a demo checkout. */
export type DecideDemoCheckout = v.InferOutput<typeof DecideDemoCheckoutSchema>;
