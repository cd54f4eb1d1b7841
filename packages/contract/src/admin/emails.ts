import * as v from 'valibot';
import { count, integer } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

const WaitingEmailsSchema = v.object({
  /** Number of waiting ones, including those after giving up. */
  count,
  /** Some of them, the longest waiting first. */
  first: v.array(
    v.object({
      id: v.string(),
      /** `null`: it is for an operator, or acknowledges a declaration of withdrawal. */
      sessionId: v.nullable(v.string()),
      /** True if it acknowledges a declaration of withdrawal. */
      isAcknowledgment: v.boolean(),
      /** Time of the request, in milliseconds since the epoch. */
      askedAt: integer,
      /** Number of failed tries. */
      attempts: count,
      /** True if it isn't tried again until an operator asks, or the server restarts. */
      isGivenUp: v.boolean(),
    }),
  ),
});

/** Routes of emails that no mail server has accepted yet. */
export const emailRoutes = {
  listWaitingEmails: adminCall('GET', '/api/admin/emails/waiting', WaitingEmailsSchema),
  /** Tries all of them now, with the full number of tries again. */
  sendWaitingEmails: {
    ...adminCall('POST', '/api/admin/emails/waiting', v.object({ count })),
    action: 'email.send-waiting',
  },
} as const satisfies Record<string, AdminRoute>;
