import { expect, test } from 'vitest';
import { startStripeWorld } from '../../testing/stripeWorld.ts';
import { refundCommand } from './refundCommand.ts';

/** A paid test on a local Stripe, and the command beside its server. */
async function paidTest() {
  const world = await startStripeWorld();
  const session = await world.finished();
  const id = await world.openCheckout(session);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await refundCommand({
      payments: world.ports.payments,
      args,
      print: (line) => lines.push(line),
    });
    return { code, said: lines.join('\n') };
  };
  const refunds = () => world.stripe.controls.events().filter(({ type }) => type === 'refund.created').length;
  return { ...world, session, id, run, refunds };
}

test('a refund first prints what it would do, then does it once, and the server closes the results', async () => {
  const { session, id, run, refunds, stripe, deliver, eventOf, statusOf } = await paidTest();
  stripe.controls.pay(id);
  await deliver(eventOf('checkout.session.completed'));
  const wouldGive = await run(id);
  expect(wouldGive).toEqual({
    code: 0,
    said: `This would give back €1.00 for the test ${session.id}. Its results close then. Add --yes to do it.`,
  });
  expect(refunds()).toBe(0);
  expect((await run('--yes', id)).said).toMatch(/^Given back: €1\.00 for the test/);
  expect(refunds()).toBe(1);
  await deliver(eventOf('charge.refunded'));
  expect(await statusOf(session)).toBe('refunded');
  expect(await run(id, '--yes')).toEqual({
    code: 1,
    said: 'Nothing was given back: it was given back already.',
  });
  expect(refunds()).toBe(1);
});

test('an unpaid, foreign or unknown checkout is not refunded', async () => {
  const { id, run, refunds, stripe } = await paidTest();
  expect(await run(id, '--yes')).toEqual({ code: 1, said: 'Nothing was given back: it is not paid.' });
  stripe.controls.pay(id);
  stripe.controls.change(id, { metadata: {} });
  expect((await run(id, '--yes')).said).toBe('Nothing was given back: this installation has not made it.');
  for (const args of [[], ['--yes'], ['pi_1234567890'], [id, id], ['cs_test_; rm']]) {
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([2, expect.stringContaining('npm run refund -- <checkout id>')]);
  }
  await expect(run('cs_test_ofNobody12345')).rejects.toMatchObject({ code: 'checkout_not_found' });
  expect(refunds()).toBe(0);
});

test('with the demo checkout nothing can be refunded', async () => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  expect(await refundCommand({ payments: undefined, args: ['cs_test_1234567890'], print })).toBe(1);
  expect(lines).toEqual([expect.stringContaining('no money moves')]);
});
