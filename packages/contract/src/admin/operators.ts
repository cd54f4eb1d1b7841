import * as v from 'valibot';
import { count } from '../schemas/scalars.ts';
import { PasswordSchema } from './auth.ts';
import { type AdminRoute, adminCall, silentCall } from './route.ts';

/** An operator as the others see it. Times in milliseconds since the epoch. */
const OperatorViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** `null`: an earlier version made this account and didn't note when. */
  createdAt: v.nullable(count),
  /** `null`: not since the version that notes it. */
  lastSignInAt: v.nullable(count),
  passkeys: count,
  hasTotp: v.boolean(),
  /** Number of devices or programs with a session now. */
  sessions: count,
  /** Name of the operator who made the invitation. `null`: unknown, a command, or removed since. */
  invitedBy: v.nullable(v.string()),
});

/** Link that invites one more operator, while it works. Times in milliseconds since the epoch. */
const InvitationSchema = v.object({
  id: v.string(),
  /** Name of the operator who made it. `null`: the command line, the start of the server, or an earlier version. */
  invitedBy: v.nullable(v.string()),
  createdAt: count,
  expiresAt: count,
});

/** An operator, or an invitation. */
const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

/** Routes of operators and invitations. */
export const operatorRoutes = {
  listOperators: adminCall(
    'GET',
    '/api/admin/auth/operators',
    v.object({
      /** Oldest first. */
      operators: v.array(OperatorViewSchema),
      /** Invitations by their end, the first to end first. */
      invitations: v.array(InvitationSchema),
    }),
  ),
  /** Ends all sessions of the operator and voids the operator's invitations. */
  removeOperator: {
    ...silentCall('POST', '/api/admin/auth/operators/:id/remove'),
    action: 'auth.remove',
    params,
    body: v.object({ password: PasswordSchema }),
    failures: ['wrong_password', 'not_found', 'last_operator', 'too_many_attempts'],
  },
  endOperatorSessions: {
    ...silentCall('DELETE', '/api/admin/auth/operators/:id/sessions'),
    action: 'auth.operator-sessions-end',
    params,
    failures: ['not_found'],
  },
  invite: {
    ...adminCall(
      'POST',
      '/api/admin/auth/invitations',
      v.object({ url: v.string(), /** Milliseconds since the epoch. */ expiresAt: count }),
    ),
    action: 'auth.invite',
    body: v.object({ password: PasswordSchema }),
    failures: ['wrong_password', 'too_many_attempts'],
  },
  withdrawInvitation: {
    ...silentCall('DELETE', '/api/admin/auth/invitations/:id'),
    action: 'auth.invitation-withdraw',
    params,
    failures: ['not_found'],
  },
} as const satisfies Record<string, AdminRoute>;
