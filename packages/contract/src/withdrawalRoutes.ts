import * as v from 'valibot';
import * as calls from './calls.ts';
import { type Route, stored } from './route.ts';
import { DeclareWithdrawalSchema, WithdrawalIdSchema } from './schemas/withdrawal.ts';

/** Calls of the withdrawal function. Nobody needs to sign in, or to have a token. */
export const withdrawalRoutes = {
  declareWithdrawal: {
    ...calls.declareWithdrawal,
    tag: 'Withdrawal',
    summary: 'Withdraw from a contract',
    description:
      'The declaration is stored before this is answered. The answer is the same whether or not an order matches. Sent again with the same `id` and words, it is one declaration.',
    body: DeclareWithdrawalSchema,
    success: { status: 202, means: 'Received. An acknowledgment is on its way by email.' },
    failures: ['invalid_request', 'too_many_requests', ...stored],
  },
  getWithdrawal: {
    ...calls.getWithdrawal,
    tag: 'Withdrawal',
    summary: 'Read a declaration, and the state of its acknowledgment',
    description: 'The id is its secret. Ask again while `mail` is `pending`, every few seconds.',
    params: v.object({ id: WithdrawalIdSchema }),
    success: { status: 200, means: 'The declaration.' },
    failures: ['invalid_request', 'not_found', ...stored],
  },
} as const satisfies Record<string, Route>;
