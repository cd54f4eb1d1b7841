import { expect, test } from 'vitest';
import { createPaymentIntent } from './paymentIntent.ts';

const options = {
  amount: 100,
  created: 1,
  currency: 'eur',
  description: 'Result',
  livemode: true,
  metadata: { order: '1' },
};

test('a payment that nobody has tried has received nothing, and waits for a way to pay', () => {
  const intent = createPaymentIntent(options);
  expect(intent).toMatchObject({
    ...options,
    status: 'requires_payment_method',
    amount_received: 0,
    latest_charge: null,
    last_payment_error: null,
  });
});

test('the secret for a client begins with the id, and is as hard to guess for each', () => {
  const [one, other] = [createPaymentIntent(options), createPaymentIntent(options)];
  expect(one.client_secret).toMatch(new RegExp(`^${one.id}_secret_\\w{24,}$`));
  expect(other.id).not.toBe(one.id);
  expect(other.client_secret?.split('_').at(-1)).not.toBe(one.client_secret?.split('_').at(-1));
});
