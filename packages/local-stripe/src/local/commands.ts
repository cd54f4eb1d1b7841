import * as v from 'valibot';
import { type CallName, calls } from '../api/calls.ts';
import type { Controls } from '../controls.ts';

const id = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const session = v.strictObject({ session: id });
const nothing = v.strictObject({});
const outcome = v.picklist(['succeeded', 'failed']);
const refundOutcome = v.picklist(['succeeded', 'failed', 'canceled', 'requires_action', 'pending']);
const metadata = v.record(v.string(), v.string());

const settings = v.strictObject({
  delayMs: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  duplicates: v.exactOptional(count),
  lose: v.exactOptional(count),
  isHolding: v.exactOptional(v.boolean()),
  openerPolicy: v.exactOptional(
    v.nullable(v.picklist(['same-origin', 'same-origin-allow-popups', 'unsafe-none'])),
  ),
});

const fault = v.strictObject({
  call: v.optional(v.picklist(Object.keys(calls) as CallName[])),
  how: v.picklist(['fail', 'hang']),
  when: v.optional(v.picklist(['before', 'after'])),
  status: v.optional(v.picklist([429, 500, 503])),
  retryAfterSeconds: v.optional(v.pipe(count, v.minValue(1))),
  times: v.optional(v.pipe(count, v.minValue(1))),
});

const change = v.strictObject({
  amount_subtotal: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer()))),
  amount_total: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer()))),
  client_reference_id: v.exactOptional(v.nullable(v.string())),
  currency: v.exactOptional(v.nullable(v.string())),
  livemode: v.exactOptional(v.boolean()),
  metadata: v.exactOptional(v.nullable(metadata)),
  mode: v.exactOptional(v.picklist(['payment', 'setup', 'subscription'])),
  payment_status: v.exactOptional(v.picklist(['no_payment_required', 'paid', 'unpaid'])),
});

const refund = v.strictObject({
  payment_intent: v.optional(id),
  charge: v.optional(id),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
});

/** One control, called by JSON. */
export interface Command {
  schema: v.GenericSchema;
  run(controls: Controls, params: unknown): unknown;
}

/** Connects a command's parameters to its schema. */
const command = <S extends v.GenericSchema>(
  schema: S,
  run: (controls: Controls, params: v.InferOutput<S>) => unknown,
): Command => ({ schema, run });

/** Every control by its name: the compiler requires all. */
export const commands = {
  set: command(settings, (to, changes) => to.set(changes)),
  fail: command(fault, (to, params) => to.fail(params)),
  faults: command(nothing, (to) => to.faults()),
  clearFaults: command(nothing, (to) => to.clearFaults()),
  pay: command(session, (to, params) => to.pay(params.session)),
  payByBank: command(session, (to, params) => to.payByBank(params.session)),
  decline: command(session, (to, params) => to.decline(params.session)),
  settle: command(v.strictObject({ session: id, status: outcome }), (to, params) =>
    to.settle(params.session, params.status),
  ),
  expire: command(session, (to, params) => to.expire(params.session)),
  change: command(v.strictObject({ session: id, change }), (to, params) =>
    to.change(params.session, params.change),
  ),
  refund: command(refund, (to, params) => to.refund(params)),
  settleRefund: command(v.strictObject({ refund: id, status: refundOutcome }), (to, params) =>
    to.settleRefund(params.refund, params.status),
  ),
  openDispute: command(v.strictObject({ payment_intent: id, reason: v.optional(id) }), (to, params) =>
    to.openDispute(params.payment_intent, params.reason),
  ),
  reviewDispute: command(v.strictObject({ dispute: id }), (to, params) => to.reviewDispute(params.dispute)),
  closeDispute: command(v.strictObject({ dispute: id, status: v.picklist(['won', 'lost']) }), (to, params) =>
    to.closeDispute(params.dispute, params.status),
  ),
  events: command(nothing, (to) => to.events()),
  resend: command(v.strictObject({ event: id }), (to, params) => to.resend(params.event)),
  release: command(v.strictObject({ events: v.optional(v.array(id)) }), (to, params) =>
    to.release(params.events),
  ),
  deliveries: command(nothing, (to) => to.deliveries()),
  idle: command(nothing, (to) => to.idle()),
} satisfies Record<keyof Controls, Command>;
