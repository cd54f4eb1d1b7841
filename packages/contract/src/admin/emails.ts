import * as v from 'valibot';
import { count, integer } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

const WaitingEmailsSchema = v.object({
  /** All that wait, those that were given up included. */
  count,
  /** Some of them, those that wait longest first. */
  first: v.array(
    v.object({
      id: v.string(),
      /** `null`: it is for an operator. */
      sessionId: v.nullable(v.string()),
      /** When it was asked for, in milliseconds since the epoch. */
      askedAt: integer,
      /** How often it was tried in vain. */
      attempts: count,
      /** It is not tried any more until an operator asks, or the server is started again. */
      isGivenUp: v.boolean(),
    }),
  ),
});

/** E-mails that a mail server has not taken yet. */
export const emailRoutes = {
  listWaitingEmails: adminCall('GET', '/api/admin/emails/waiting', WaitingEmailsSchema),
  /** Tries all of them now, and then for as long as new ones. */
  sendWaitingEmails: {
    ...adminCall('POST', '/api/admin/emails/waiting', v.object({ count })),
    action: 'email.send-waiting',
  },
} as const satisfies Record<string, AdminRoute>;
