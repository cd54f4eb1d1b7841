import type { SessionCheckout, SessionDetail, SessionEvent } from '@quotient/contract/admin';
import { rowOf } from '../../dashboard/sessionRow.ts';
import type { EmailRecord } from '../../mail/record.ts';
import { reportInTime } from '../../payments/answerInTime.ts';
import type { CheckoutReport } from '../../payments/provider.ts';
import type { Ports } from '../../ports.ts';
import { paymentStatusOf } from '../../session/checkouts.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { toTestSession } from '../../session/view.ts';

/** Dispute of the payer's bank, for operators. */
export const toDispute = (dispute: CheckoutReport['dispute']): SessionCheckout['dispute'] =>
  dispute ? { reason: dispute.reason, answerBy: dispute.answerBy ?? null } : null;

/** The checkouts, each dispute with the provider's reason. Without its answer, only the reason is missing. */
const checkoutsOf = (ports: Ports, { checkouts }: TestSessionRecord): Promise<SessionCheckout[]> =>
  Promise.all(
    checkouts.map(async (checkout) => {
      const { state, price, createdAt } = checkout;
      const report = checkout.state === 'disputed' ? await reportInTime(ports, checkout.id) : undefined;
      const id = checkout.state === 'creating' ? null : checkout.id;
      return { id, state, price, createdAt, dispute: toDispute(report?.dispute) };
    }),
  );

const event = (
  kind: SessionEvent['kind'],
  at: number | null,
  of: string | null = null,
  state: string | null = null,
): SessionEvent => ({ kind, at, of, state });

/**
 * State changes of each payment, with the provider's events behind them: those with a time, and those that an earlier
 * version stored without, by the number of their checkout. For these the order is known: an event follows the state
 * that it caused.
 */
function paymentEvents({ checkouts, appliedPaymentEvents, paymentTimes }: TestSessionRecord) {
  const times = new Map(paymentTimes.map(({ index, at }) => [index, at]));
  const timed: SessionEvent[] = [];
  const untimed = new Map<string, SessionEvent[]>();
  let checkoutId =
    checkouts.flatMap((checkout) => (checkout.state === 'creating' ? [] : checkout.id))[0] ?? '';
  for (const [index, text] of appliedPaymentEvents.entries()) {
    const [of = text, state] = text.split(':');
    const at = times.get(index) ?? null;
    if (state !== undefined) checkoutId = of;
    const told = state === undefined ? event('provider-event', at, of) : event('payment', at, of, state);
    if (at === null) untimed.set(checkoutId, [...(untimed.get(checkoutId) ?? []), told]);
    else timed.push(told);
  }
  return { timed, untimed };
}

interface Documents {
  emails: (EmailRecord | undefined)[];
  sharedAt: number | null;
  certifiedAt: number | null;
}

/** History of a test, oldest first. An event without a time follows the checkout that caused it. */
function eventsOf(record: TestSessionRecord, { emails, sharedAt, certifiedAt }: Documents): SessionEvent[] {
  const { startedAt, finish, checkouts, sharedResultId, certificateCode } = record;
  const payments = paymentEvents(record);
  const timed = [
    event('started', startedAt),
    ...(finish ? [event(finish.reason, finish.finishedAt)] : []),
    ...checkouts.map((checkout) =>
      event('checkout', checkout.createdAt, checkout.state === 'creating' ? null : checkout.id),
    ),
    ...payments.timed,
    ...record.emails.flatMap(({ id, sentAt }, i) => {
      const note = emails[i];
      const asked = event('email-asked', sentAt, id);
      return note && note.state !== 'queued'
        ? [asked, event(`email-${note.state}`, note.endedAt, id)]
        : [asked];
    }),
    ...(sharedResultId === null ? [] : [event('shared', sharedAt, sharedResultId)]),
    ...(certificateCode === null ? [] : [event('certificate', certifiedAt, certificateCode)]),
    ...record.privateLinks.map(({ createdAt }) => event('private-link', createdAt)),
  ].sort((a, b) => (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY));
  return timed.flatMap((each) =>
    each.kind === 'checkout' ? [each, ...(payments.untimed.get(each.of ?? '') ?? [])] : [each],
  );
}

/** Facts about a test for operators, see `SessionDetailSchema`: only named fields are sent. */
export async function toSessionDetail(ports: Ports, record: TestSessionRecord): Promise<SessionDetail> {
  const { store } = ports;
  const { sharedResultId, certificateCode, finish } = record;
  const row = rowOf(record);
  const emails = await Promise.all(record.emails.map(({ id }) => store.emails.get(id)));
  const shared = sharedResultId === null ? undefined : await store.sharedResults.get(sharedResultId);
  const paper = certificateCode === null ? undefined : await store.certificates.get(certificateCode);
  const sharedAt = shared?.createdAt ?? null;
  const certifiedAt = paper?.createdAt ?? null;
  const { set, timeFactor, startedAt, deadlineAt, isDemo } = toTestSession(record, ports);
  return {
    id: record.id,
    set,
    locale: record.locale,
    partner: record.partner,
    hostOrigin: record.hostOrigin,
    timeFactor,
    startedAt,
    deadlineAt,
    finishedAt: finish?.finishedAt ?? null,
    reason: finish?.reason ?? null,
    isTooFast: row.isTooFast,
    isRepeat: row.isRepeat,
    score: finish && {
      model: finish.score.model,
      iq: finish.score.iq,
      percentile: finish.score.percentile,
      scorePercent: finish.score.scorePercent,
      totalCorrect: finish.score.totalCorrect,
    },
    questions: row.questions.map(({ id, chosen, spentMs }, i) => ({
      id,
      isAnswered: chosen >= 0,
      isFlagged: record.flags[i] ?? false,
      viewCount: record.viewCounts[i] ?? 0,
      spentMs,
    })),
    payment: paymentStatusOf(record),
    isDemo,
    checkouts: await checkoutsOf(ports, record),
    emails: record.emails.map(({ id, sentAt }, i) => ({
      id,
      askedAt: sentAt,
      state: emails[i]?.state ?? null,
      attempts: emails[i]?.attempts ?? 0,
      endedAt: emails[i]?.endedAt ?? null,
    })),
    shared: sharedResultId === null ? null : { id: sharedResultId, createdAt: sharedAt },
    certificate: certificateCode === null ? null : { code: certificateCode, createdAt: certifiedAt },
    privateLinks: record.privateLinks.map(({ createdAt }) => createdAt),
    events: eventsOf(record, { emails, sharedAt, certifiedAt }),
  };
}
