import { EmailAddressSchema, EmailIdSchema, WithdrawalIdSchema } from '@quotient/contract';
import { dayOf, orderOutcomes, withdrawalStates } from '@quotient/contract/admin';
import * as v from 'valibot';
import { startOfId } from '../base/startOfId.ts';
import { OrderNumberSchema } from '../session/orderNumber.ts';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const WithdrawalRecordSchema = v.strictObject({
  schemaVersion,
  id: WithdrawalIdSchema,
  /** Time that counts: a declaration that was sent in time is in time. */
  receivedAt: timestamp,
  name: v.string(),
  contract: v.string(),
  email: EmailAddressSchema,
  locale: v.nullable(v.string()),
  /** The acknowledgment; `null` if its address gets too many of them. */
  mailId: v.nullable(EmailIdSchema),
  /** True once the acknowledgment is in the queue. */
  isAcknowledged: v.boolean(),
  /** `received`: it is still to be processed. `open`: the operator must look. `answered`: the operator has. */
  state: v.picklist(withdrawalStates),
  /** The orders that it names, as far as they are processed. */
  orders: v.array(v.strictObject({ number: OrderNumberSchema, outcome: v.picklist(orderOutcomes) })),
  /** Failed tries to process it. */
  attempts: count,
  /** Time of the next try; `null` once it is processed. */
  nextAt: v.nullable(timestamp),
});

/** Declaration of withdrawal as stored. */
export type WithdrawalRecord = v.InferOutput<typeof WithdrawalRecordSchema>;

/** Outcome of one order that a declaration names. */
export type OrderOutcome = WithdrawalRecord['orders'][number]['outcome'];

/** Due time of an open declaration, which needs an operator. The index of due times finds them without the others. */
const OPERATOR_DUE = Number.MAX_SAFE_INTEGER;

/** Due times of the declarations that aren't settled yet, by state. */
export const unsettled = {
  received: { from: 0, to: OPERATOR_DUE - 1 },
  open: { from: OPERATOR_DUE, to: OPERATOR_DUE },
} as const;

/** Collection of the declarations. Those that aren't processed yet are due; each day is a group. */
export const withdrawalRecords: CollectionDefinition<WithdrawalRecord> = {
  name: 'withdrawals',
  schema: WithdrawalRecordSchema,
  agedBy: 'receivedAt',
  due: ({ state, nextAt }) => (state === 'open' ? OPERATOR_DUE : nextAt),
  groupOf: (id) => dayOf(startOfId(id)),
};
