import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { notifyOperator, type OperatorNotice } from './notifyOperator.ts';

const operatorAddress = 'operator@example.org';
const payment = {
  checkoutId: 'cs_0123456789',
  sessionId: '1767225600000-k3v9x2m8q1',
  amount: { amountMinor: 100, currency: 'EUR' },
};

test.each<[OperatorNotice, string, string[]]>([
  [
    { kind: 'dispute', ...payment, reason: 'fraudulent', answerBy: Date.UTC(2026, 0, 9) },
    'A payment is disputed',
    ['€1.00', payment.checkoutId, payment.sessionId, 'fraudulent', 'January 9, 2026'],
  ],
  [
    { kind: 'dispute', ...payment, reason: 'general' },
    'A payment is disputed',
    ['€1.00', payment.checkoutId, 'general'],
  ],
  [{ kind: 'duplicate-payment', ...payment }, 'A test was paid for twice', ['€1.00', payment.checkoutId]],
  [
    { kind: 'payment-returned', ...payment, isOpen: true },
    'A refund came back',
    ['€1.00', payment.checkoutId, payment.sessionId, 'open again', 'bank transfer'],
  ],
  [
    { kind: 'unmatched-payment', ...payment, expected: { amountMinor: 250, currency: 'EUR' } },
    'A payment matches no test',
    ['€1.00', '€2.50', payment.checkoutId, payment.sessionId, 'refund it'],
  ],
  [{ kind: 'unmatched-payment', ...payment }, 'A payment matches no test', ['€1.00', payment.checkoutId]],
  [
    { kind: 'mail-failing', answer: '550 5.7.26 unauthenticated' },
    'Emails cannot be sent',
    ['SMTP_URL', '550 5.7.26 unauthenticated'],
  ],
  [
    { kind: 'clock-doubtful', wall: Date.UTC(2028, 10, 26), expected: Date.UTC(2026, 10, 26) },
    "The server's clock may be wrong",
    ['2028-11-26T00:00:00.000Z', '2026-11-26T00:00:00.000Z'],
  ],
  [{ kind: 'deletion-waits' }, 'Deleting old data waits for a second check', ['sweep_waits']],
])('the operator is notified of %j', async (notice, subject, words) => {
  const { ports, mail, sentEmails, logged } = createTestApp({ operatorAddress });
  await notifyOperator(ports, notice);
  await mail.deliverDue();
  expect(sentEmails).toMatchObject([{ to: operatorAddress, subject }]);
  for (const body of [sentEmails[0]?.text, sentEmails[0]?.html])
    for (const word of [...words, ports.publicUrl]) expect(body).toContain(word);
  expect(sentEmails[0]?.text).not.toContain('undefined');
  expect(logged).toMatchObject([{ event: 'operator_notice', fields: { kind: notice.kind } }]);
});

test('without an address the log has it alone', async () => {
  const { ports, sentEmails, logged } = createTestApp();
  await notifyOperator(ports, { kind: 'mail-failing', answer: 'Greeting never received' });
  expect(sentEmails).toEqual([]);
  expect(logged).toMatchObject([{ event: 'operator_notice' }]);
});

test('an email that can not be stored fails nothing else, and names nobody in the log', async () => {
  const { ports, store, logged } = createTestApp({ operatorAddress });
  store.emails.create = () => Promise.reject(new Error(`disk full for ${operatorAddress}`));
  await notifyOperator(ports, { kind: 'duplicate-payment', ...payment });
  expect(logged.map(({ event }) => event)).toEqual(['operator_notice', 'operator_not_told']);
  expect(JSON.stringify(logged)).not.toContain(operatorAddress);
});

test('the limit of a day is for visitors: the operator is notified beyond it', async () => {
  const { ports, mail, sentEmails } = createTestApp({ operatorAddress, mailPerDay: 1 });
  for (let i = 0; i < 3; i += 1) await notifyOperator(ports, { kind: 'duplicate-payment', ...payment });
  await mail.deliverDue();
  expect(sentEmails).toHaveLength(3);
});
