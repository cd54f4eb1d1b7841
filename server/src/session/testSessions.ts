import {
  baseSecondsOf,
  type FinishedTestSession,
  type SaveAnswer,
  type SavedAnswer,
  type StartedTestSession,
  type StartTestSession,
  type TestSession,
  type TrackQuestionProgress,
} from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { resolveLocale } from '@quotient/iq-test/mail';
import { ApiError } from '../base/errors.ts';
import { deadlineTime } from '../clock/deadlineTime.ts';
import { findPartner } from '../partners/partners.ts';
import { sealScore } from '../scoring/sealedScore.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { finish, heldAnswer, isPastGrace, reopen, takeAnswer } from './lifecycle.ts';
import { keptOrder, shuffleOptions } from './optionOrder.ts';
import type { Ports } from './ports.ts';
import type { TestSessionRecord } from './record.ts';
import { askQuestions, findEarlier, type OpenEarlier, retakeSetOf, seenUpTo } from './retake.ts';
import { hashSecret, parseBearer, type SecretCheck } from './token.ts';
import { isFinished, toTestSession } from './view.ts';
import { viewQuestion } from './viewing.ts';

type Change = (record: TestSessionRecord) => TestSessionRecord;

/** Changes an existing test session; resolves to its newest state. Throws what `change` throws. */
export async function updateSession(
  { store }: Ports,
  id: string,
  change: Change,
): Promise<TestSessionRecord> {
  const record = await store.testSessions.update(id, change);
  if (!record) throw new ApiError('session_not_found');
  return record;
}

const judge = ({ clock, random, scoring }: Ports, { startedAt }: TestSessionRecord) => ({
  now: deadlineTime(clock, startedAt),
  random,
  scoring,
});

/** Hashes of secrets that open a test session: its token and, once finished, its private links. */
const hashesOf = ({ tokenHash, finish, privateLinks }: TestSessionRecord): string[] =>
  finish ? [tokenHash, ...privateLinks.map(({ hash }) => hash)] : [tokenHash];

/**
 * Opens the test session of an `Authorization` header, and finishes it if its time is over. With `id`, the token must
 * belong to that session: throws `missing_token`, `session_not_found`. Without: throws `missing_token`,
 * `invalid_token`. Wrong tokens and unknown sessions look the same.
 */
export async function openSession(
  ports: Ports,
  isSecretOf: SecretCheck,
  authorization: string | undefined,
  id?: string,
): Promise<TestSessionRecord> {
  if (authorization === undefined) throw new ApiError('missing_token');
  const refusal = id === undefined ? 'invalid_token' : 'session_not_found';
  const token = parseBearer(authorization);
  if (!token || (id !== undefined && token.sessionId !== id)) throw new ApiError(refusal);
  // The owner of its token will probably answer next.
  const record = await ports.store.testSessions.get(token.sessionId, 'changing');
  const isRight = await isSecretOf(token.secret, record ? hashesOf(record) : []);
  if (!record || !isRight) throw new ApiError(refusal);
  if (record.finish || !isPastGrace(record, deadlineTime(ports.clock, record.startedAt))) return record;
  return updateSession(ports, record.id, (newest) => finish(newest, judge(ports, newest)));
}

/** Makes `invalid_request` for a set that this server lacks; it names the available ones. */
export const unknownSet = ({ sets }: Ports['bank']): ApiError =>
  new ApiError('invalid_request', {
    set: `This server has no such question set. It has: ${sets.join(', ')}.`,
  });

/** Language of a new test; `null` if unknown. */
function localeOf(
  { locale, fallbackLocale }: Pick<StartTestSession, 'locale' | 'fallbackLocale'>,
  ofPartner: string | undefined,
): string | null {
  if (locale !== undefined) return locale;
  const wishes = [ofPartner, fallbackLocale].filter((wish) => wish !== undefined);
  return wishes.length > 0 ? resolveLocale(wishes).tag : null;
}

/** Circumstances of a start. */
interface Start {
  /** Origin of the page; `null`: one of ours. */
  hostOrigin: string | null;
  /** Opens the test that a retake follows. @default no test is found */
  openEarlier?: OpenEarlier | undefined;
}

/**
 * Starts a test session and its clock. A retake asks the questions of `retakeSetOf` the earlier test, which stays what
 * it is. Throws `partner_not_found`, `origin_not_allowed`, `questions_not_ready`, and `invalid_request` if this server
 * lacks the question set.
 */
export async function startTestSession(
  ports: Ports,
  { timeFactor = 1, partner: partnerKey, isRepeat = false, retakeOf, ...asked }: StartTestSession,
  { hostOrigin, openEarlier }: Start,
): Promise<StartedTestSession> {
  const partner = findPartner(ports.partners, partnerKey, hostOrigin);
  const locale = localeOf(asked, partner?.locale);
  const isRetake = retakeOf !== undefined;
  const earlier = await findEarlier(retakeOf, openEarlier);
  const wished = earlier?.set ?? asked.set ?? 'main';
  const set = isRetake ? retakeSetOf(wished, ports) : wished;
  const seen = earlier ? seenUpTo(earlier) : [];
  const found = await askQuestions(ports, { set, locale, seen });
  if (!found) throw unknownSet(ports.bank);
  const { questions, english, seed, form } = found;
  // a drawn form has no key of its own that an order could be kept for
  const isShuffled =
    form !== null || (partner?.shuffleOptions ?? brand.shuffleOptions ?? (isRetake || set !== 'main'));
  const startedAt = ports.clock.now();
  const id = ports.ids.testSession(startedAt);
  const secret = ports.ids.tokenSecret();
  const record: TestSessionRecord = {
    schemaVersion: SCHEMA_VERSION,
    id,
    tokenHash: await hashSecret(secret),
    set,
    locale,
    partner: partner?.key ?? null,
    hostOrigin,
    isRepeat: isRepeat || earlier !== undefined,
    seed,
    form,
    seen,
    timeFactor,
    startedAt,
    deadlineAt: startedAt + baseSecondsOf(set) * timeFactor * 1000,
    questions: [...questions],
    optionOrder: isShuffled ? shuffleOptions(questions, english, ports.random) : keptOrder(questions),
    answers: questions.map(() => -1),
    flags: questions.map(() => false),
    seqs: questions.map(() => 0),
    finish: null,
    drawnDigit: null,
    checkouts: [],
    appliedPaymentEvents: [],
    paymentTimes: [],
    emails: [],
    sharedResultId: null,
    certificateCode: null,
    privateLinks: [],
    viewCounts: questions.map(() => 0),
    spentMs: questions.map(() => 0),
    viewing: null,
    completedCount: null,
  };
  await ports.store.testSessions.create(id, record);
  return { ...toTestSession(record, ports), token: `${id}.${secret}` };
}

/** Saves one answer and returns the stored state. Error codes: see `takeAnswer`. */
export async function saveAnswer(
  ports: Ports,
  { id }: TestSessionRecord,
  questionIndex: number,
  answer: SaveAnswer,
): Promise<SavedAnswer> {
  const record = await updateSession(ports, id, (newest) =>
    takeAnswer(newest, { ...answer, questionIndex, now: deadlineTime(ports.clock, newest.startedAt) }),
  );
  return heldAnswer(record, questionIndex);
}

/** Finishes a test session, unless it is finished, and seals the stored score. */
export async function finishTestSession(
  ports: Ports,
  { id }: TestSessionRecord,
): Promise<FinishedTestSession> {
  const record = await updateSession(ports, id, (newest) => finish(newest, judge(ports, newest)));
  if (!isFinished(record)) throw new ApiError('session_not_finished');
  return {
    session: toTestSession(record, ports),
    sealedScore: await sealScore(id, record.finish.score, ports.sealingKey),
  };
}

/** Goes back to a finished test, see `reopen`. */
export async function reopenTestSession(ports: Ports, { id }: TestSessionRecord): Promise<TestSession> {
  const record = await updateSession(ports, id, (newest) =>
    reopen(newest, deadlineTime(ports.clock, newest.startedAt)),
  );
  return toTestSession(record, ports);
}

/**
 * Counts a viewed question and its time, or notes the number of answers on finish. Throws `invalid_request` if the
 * test session lacks the question.
 */
export async function trackQuestionProgress(
  ports: Ports,
  { id, questions, finish }: TestSessionRecord,
  { q_number, action_type }: Omit<TrackQuestionProgress, 'sess_id'>,
): Promise<void> {
  const lowest = action_type === 'viewed' ? 1 : 0;
  if (q_number < lowest || q_number > questions.length) {
    throw new ApiError('invalid_request', { q_number: `From ${lowest} to ${questions.length}.` });
  }
  if (action_type === 'viewed' && finish) return;
  await updateSession(ports, id, (newest) => {
    if (action_type === 'viewed')
      return viewQuestion(newest, q_number - 1, deadlineTime(ports.clock, newest.startedAt));
    return newest.completedCount === q_number ? newest : { ...newest, completedCount: q_number };
  });
}
