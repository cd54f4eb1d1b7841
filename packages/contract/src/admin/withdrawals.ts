import * as v from 'valibot';
import { count, integer } from '../schemas/scalars.ts';
import { PriceSchema } from '../schemas/testSession.ts';
import { WithdrawalIdSchema, WithdrawalSchema } from '../schemas/withdrawal.ts';
import { type AdminRoute, adminCall } from './route.ts';

/**
 * Outcomes of one order that a declaration names. `not-refundable`: the payment is disputed or unknown to the provider.
 * `right-given-up`: the visitor agreed to immediate performance.
 */
export const orderOutcomes = [
  'refunded',
  'already-refunded',
  'no-order',
  'email-differs',
  'too-late',
  'right-given-up',
  'not-refundable',
] as const;

/** `received`: it is still to be processed. `open`: an operator must look. `answered`: an operator has. */
export const withdrawalStates = ['received', 'refunded', 'open', 'answered'] as const;

const AdminWithdrawalSchema = v.object({
  ...WithdrawalSchema.entries,
  state: v.picklist(withdrawalStates),
  /** The named orders and what became of them; empty: none was named, or it isn't processed yet. */
  orders: v.array(
    v.object({
      number: v.string(),
      outcome: v.picklist(orderOutcomes),
      /** `null`: no order has this number. */
      price: v.nullable(PriceSchema),
      /** True if no money moved: the demo checkout, or a provider's test mode. */
      isDemo: v.boolean(),
      /** The paid test; `null` without an order, and once the test is deleted. */
      sessionId: v.nullable(v.string()),
    }),
  ),
  /** Failed tries to process it. */
  attempts: count,
  /** Orders of the same address, which an operator may refund: the oldest ten. */
  candidates: v.array(
    v.object({
      number: v.string(),
      createdAt: integer,
      price: PriceSchema,
      isDemo: v.boolean(),
      /** The paid test; `null` once it is deleted. */
      sessionId: v.nullable(v.string()),
    }),
  ),
});

/** Declaration of withdrawal, as operators see it. */
export type AdminWithdrawal = v.InferOutput<typeof AdminWithdrawalSchema>;

const params = v.object({ id: WithdrawalIdSchema });

/** Declarations of withdrawal. */
export const withdrawalAdminRoutes = {
  listWithdrawals: {
    ...adminCall(
      'GET',
      '/api/admin/withdrawals',
      v.object({
        /** Newest first. */
        withdrawals: v.array(AdminWithdrawalSchema),
        /** Pass it as `before` for older ones. `null`: there are no more. */
        next: v.nullable(v.string()),
      }),
    ),
    query: v.object({
      state: v.exactOptional(v.picklist(withdrawalStates)),
      before: v.exactOptional(WithdrawalIdSchema),
    }),
  },
  /** Number of declarations that need an operator; counting stops at 100. */
  countOpenWithdrawals: adminCall('GET', '/api/admin/open-withdrawals', v.object({ open: count })),
  /** Refunds an order for a declaration, even against the rules of the period and the address. */
  refundWithdrawal: {
    ...adminCall('POST', '/api/admin/withdrawals/:id/refund', AdminWithdrawalSchema),
    action: 'withdrawal.refund',
    params,
    body: v.strictObject({ order: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
    failures: ['not_found', 'payment_provider_failed'],
  },
  /** Notes that the visitor was answered: nothing is left to do. */
  answerWithdrawal: {
    ...adminCall('POST', '/api/admin/withdrawals/:id/answer', AdminWithdrawalSchema),
    action: 'withdrawal.answer',
    params,
    failures: ['not_found'],
  },
} as const satisfies Record<string, AdminRoute>;
