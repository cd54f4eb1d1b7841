import { createAuditLog } from '../../audit/auditLog.ts';
import { checkCounts } from '../../commands/counts/checkCounts.ts';
import { hasTakenMoney } from '../../session/checkouts.ts';
import type { Told } from './visitors.ts';
import type { World } from './world.ts';

const log = { warn() {}, error() {} };

/** Everything that isn't as it was told, in words; empty if all is well. */
export async function findFaults({ instances, stripe, letters, directly }: World, told: Told) {
  const faults: string[] = [];
  const [one] = instances;
  if (!one) return ['No instance is left.'];
  const { store } = one;
  await directly(one.name, async () => {
    for (const [id, answers] of told.answers) {
      const record = await store.testSessions.get(id);
      if (told.erased.has(id)) {
        if (record) faults.push(`${id} was erased, and is there`);
        continue;
      }
      if (!record) {
        faults.push(`${id} is lost`);
        continue;
      }
      for (const [question, { seq, option }] of answers) {
        const held = record.seqs[question] ?? 0;
        if (held < seq || (held === seq && record.answers[question] !== option))
          faults.push(`${id}: answer ${seq} to question ${question} is lost`);
      }
      const paid = [...(told.paid.get(id) ?? [])];
      const open = record.checkouts.filter(
        (each) => each.state !== 'creating' && each.state === 'paid' && hasTakenMoney(record, each),
      );
      if (open.length > 1) faults.push(`${id} is paid ${open.length} times`);
      if (paid.length > 0 && open.length === 0)
        faults.push(`${id} was paid for, and its results stay closed`);
      if (paid.length === 0 && open.length > 0) faults.push(`${id} was never paid for, and is open`);
      if (told.results.has(id) && paid.length === 0) faults.push(`${id}: results without a payment`);
      for (const checkout of paid) {
        const attempt = record.checkouts.find((each) => each.state !== 'creating' && each.id === checkout);
        const isRefunded = stripe.controls
          .events()
          .some(({ type, data }) => type === 'refund.created' && JSON.stringify(data).includes(checkout));
        if (attempt?.state !== 'paid' && attempt?.state !== 'refunded' && !isRefunded)
          faults.push(`${id}: the payment of ${checkout} has no effect (${attempt?.state})`);
      }
    }
    for (const [id, test] of told.emails) {
      const [copies, most] = [letters.copiesOf(id), letters.mostCopiesOf(id)];
      const least = told.erased.has(test) ? 0 : 1;
      if (copies < least || copies > most) faults.push(`email ${id} arrived ${copies} times of 1 to ${most}`);
    }
    for (const [day, { kept, counted, staleRows }] of await checkCounts(store, log, () => {}))
      if (JSON.stringify(kept) !== JSON.stringify(counted) || staleRows > 0)
        faults.push(`${day}: ${JSON.stringify(kept)} is counted, the records say ${JSON.stringify(counted)}`);
    const check = await createAuditLog(store.audit, { now: () => 1 }).verify();
    if (check.brokenAt !== null) faults.push(`the audit log is broken at ${check.brokenAt}`);
    for (const key of told.changes)
      if (!(await store.partners.get(key))) faults.push(`the partner ${key} is lost`);
  });
  return faults;
}
