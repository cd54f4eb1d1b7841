import { baseSecondsOf, questionCounts, routes } from '@quotient/contract';
import { authorizationOf } from '../http/mount.ts';
import { foreignOrigin } from '../partners/partners.ts';
import type { Mount } from './mount.ts';
import type { PaymentCheck } from './paymentCheck.ts';
import type { Ports } from './ports.ts';
import { createPrivateLink, endPrivateLinks } from './privateLink.ts';
import type { OpenEarlier } from './retake.ts';
import {
  finishTestSession,
  reopenTestSession,
  saveAnswer,
  startTestSession,
  trackQuestionProgress,
} from './testSessions.ts';
import { parseBearer } from './token.ts';
import { toTestResults, toTestSession } from './view.ts';

/** Seconds that browsers may cache the sets, which only change with a new version of the server. */
const SETS_MAX_AGE_SECONDS = 300;

/** Mounts start, resume, answer, finish, progress, and the paid results. */
export function mountTestSessions(
  mount: Mount,
  ports: Ports,
  { refresh, requirePaid }: PaymentCheck,
  openEarlier: OpenEarlier,
): void {
  mount(routes.listQuestionSets, ({ c }) => {
    c.header('Cache-Control', `public, max-age=${SETS_MAX_AGE_SECONDS}`);
    return ports.bank.sets.map((name) => ({
      name,
      questionCount: questionCounts[name],
      durationSeconds: baseSecondsOf(name),
    }));
  });
  mount(routes.startTestSession, ({ c, body }) =>
    startTestSession(ports, body, { hostOrigin: foreignOrigin(c.req.raw, ports.publicUrl), openEarlier }),
  );
  mount(routes.getTestSession, async ({ session }) => toTestSession(await refresh(session), ports));
  mount(routes.saveAnswer, ({ session, params, body }) =>
    saveAnswer(ports, session, Number(params.questionIndex), body),
  );
  mount(routes.finishTestSession, ({ session }) => finishTestSession(ports, session));
  mount(routes.reopenTestSession, ({ session }) => reopenTestSession(ports, session));
  mount(routes.trackQuestionProgress, async ({ session, body }) => {
    await trackQuestionProgress(ports, session, body);
    return undefined;
  });
  mount(routes.createPrivateLink, ({ c, session }) =>
    createPrivateLink(ports, session, { openedWith: parseBearer(authorizationOf(c) ?? '')?.secret }),
  );
  mount(routes.endPrivateLinks, async ({ c, session }) => {
    await endPrivateLinks(ports, session, parseBearer(authorizationOf(c) ?? '')?.secret);
    return undefined;
  });
  mount(routes.getResults, async ({ session }) => toTestResults(await requirePaid(session), ports.scoring));
}
