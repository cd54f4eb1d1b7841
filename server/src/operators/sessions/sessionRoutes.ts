import { sessionRoutes } from '@quotient/contract/admin';
import { ApiError } from '../../base/errors.ts';
import type { CountKeeper } from '../../dashboard/countKeeper.ts';
import type { AddressLimit } from '../../mail/addressLimit.ts';
import { sendResultsEmail } from '../../mail/sendResultsEmail.ts';
import type { Ports } from '../../ports.ts';
import { createPublishing } from '../../publishing/publishing.ts';
import type { Erase } from '../../rights/deleteTest.ts';
import { exportSession } from '../../rights/exportSession.ts';
import type { PaymentCheck } from '../../session/paymentCheck.ts';
import { createPrivateLink } from '../../session/privateLink.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { toTestSession } from '../../session/view.ts';
import type { AdminMount } from '../mount.ts';
import { countSessions, type KeptCounts } from './countSessions.ts';
import { findSession } from './findSession.ts';
import { listSessions } from './listSessions.ts';
import { askAboutCheckout, createRefunds } from './refundPayment.ts';
import { toSessionDetail } from './sessionDetail.ts';

/** Tools that visitors' own calls share: operators have the same rules, limits and turns. */
export interface SessionTools {
  paymentCheck: PaymentCheck;
  erase: Erase;
  addressLimit: AddressLimit;
}

/** The questions with their keys as they were displayed. */
function revealed(ports: Ports, record: TestSessionRecord) {
  const { questions, answers } = toTestSession(record, ports);
  return questions.map((question, i) => {
    const { correct = -1, points = 0 } = record.questions[i] ?? {};
    return {
      ...question,
      chosenIndex: answers[i] ?? -1,
      correctIndex: record.optionOrder[i]?.indexOf(correct) ?? -1,
      points,
    };
  });
}

/** Mounts the search for tests and payments, and the actions on one. */
export function mountSessionAdmin(
  mount: AdminMount,
  ports: Ports,
  countKeeper: KeptCounts & Pick<CountKeeper, 'rows'>,
  tools: SessionTools,
): void {
  const { paymentCheck, erase, addressLimit } = tools;
  const { sharing, certificates } = createPublishing(ports);
  const refund = createRefunds(ports);

  async function open(id: string): Promise<TestSessionRecord> {
    const record = await ports.store.testSessions.get(id);
    if (!record) throw new ApiError('session_not_found');
    return record;
  }

  mount(sessionRoutes.searchSessions, async ({ query }) => {
    const now = ports.clock.now();
    // further pages are pages of the same list
    const total = query.before === undefined ? await countSessions(countKeeper, now, query) : null;
    return { ...(await listSessions(countKeeper.rows, now, query)), total };
  });
  mount(sessionRoutes.findSession, ({ query }) => findSession(ports, query.text));
  mount(sessionRoutes.readSession, async ({ params }) => toSessionDetail(ports, await open(params.id)));
  mount(sessionRoutes.revealSession, async ({ params }) => ({
    questions: revealed(ports, await open(params.id)),
  }));
  mount(sessionRoutes.mailSession, async ({ params, body, note }) => {
    const record = await paymentCheck.requirePaid(await open(params.id));
    const email = await sendResultsEmail(ports, record, body.email, addressLimit);
    note({ email: email.id });
    return email;
  });
  mount(sessionRoutes.askProvider, async ({ params, note }) => {
    note({ checkout: params.checkoutId });
    const word = await askAboutCheckout(ports, await open(params.id), params.checkoutId);
    note({ state: word.state });
    return word;
  });
  mount(sessionRoutes.refundSession, async ({ params, body, note }) => {
    const { amountMinor, currency } = body.price;
    note({ checkout: params.checkoutId, amountMinor, currency });
    const refunded = await refund(await open(params.id), params.checkoutId, body);
    note({ state: refunded.state, takenBack: refunded.isTakenBack });
    return refunded;
  });
  mount(sessionRoutes.exportSession, async ({ params }) =>
    exportSession(ports, await paymentCheck.refresh(await open(params.id))),
  );
  mount(sessionRoutes.replacePrivateLink, async ({ params }) =>
    createPrivateLink(ports, await open(params.id), { replaces: true }),
  );
  mount(sessionRoutes.unshareSession, async ({ params, note }) => {
    const record = await open(params.id);
    note({ sharedResult: record.sharedResultId });
    await sharing.unshare(record);
    return undefined;
  });
  mount(sessionRoutes.removeCertificate, async ({ params, note }) => {
    const record = await open(params.id);
    note({ certificate: record.certificateCode });
    await certificates.remove(record);
    return undefined;
  });
  mount(sessionRoutes.eraseSession, async ({ params, body }) => {
    if (body.id !== params.id)
      throw new ApiError('invalid_request', { id: 'Must be the number of the test that is erased.' });
    await open(params.id);
    await erase(params.id);
    return undefined;
  });
}
