import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readEvent } from './webhook.ts';

const secret = 'whsec_1234567890';
/** Stripe client that signs and parses, without any request. */
const stripe = new Stripe('sk_test_1234567890');
const NOW_SECONDS = 1_767_225_600;

const checkoutEvent = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: { object: { id: 'cs_test_1234', object: 'checkout.session', client_reference_id: 'a session' } },
};
const sign = (payload: string, timestamp = NOW_SECONDS, key = secret) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });

interface Sent {
  event?: object;
  signature?: (payload: string) => string | undefined;
  /** Changes the body between signature and arrival. */
  arrives?: (payload: string) => string;
  times?: number[];
}

function read({
  event = checkoutEvent,
  signature = sign,
  arrives = (payload) => payload,
  times = [NOW_SECONDS * 1000],
}: Sent = {}) {
  const payload = JSON.stringify(event, null, 2);
  return readEvent({
    stripe,
    secret,
    payload: arrives(payload),
    signature: signature(payload),
    times,
    isLive: false,
  });
}

test('what Stripe has signed is read', async () => expect(await read()).toEqual(checkoutEvent));

test.each([0, 299, 300, -300])('a signature %i seconds old is taken', async (age) => {
  expect(await read({ signature: (payload) => sign(payload, NOW_SECONDS - age) })).toMatchObject({
    id: 'evt_1',
  });
});

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

test.each([
  ['ours is right and the other two years ahead', [0, TWO_YEARS_MS]],
  ['ours is two years ahead and the other right', [TWO_YEARS_MS, 0]],
  ['ours is in 1970 and the other right', [-NOW_SECONDS * 1000, 0]],
  ['ours is 72 minutes behind and the other five minutes ahead', [-72 * 60_000, 300_000]],
])('a signature is accepted when, of two clocks, %s', async (_, off) => {
  expect(await read({ times: off.map((ms) => NOW_SECONDS * 1000 + ms) })).toEqual(checkoutEvent);
});

test('a signature that is dated between two clocks but near neither is refused', async () => {
  const times = [-301_000, 301_000].map((ms) => NOW_SECONDS * 1000 + ms);
  await expect(read({ times })).rejects.toMatchObject({ code: 'webhook_refused' });
});

test.each<[string, Sent]>([
  ['is too old', { signature: (payload) => sign(payload, NOW_SECONDS - 301) }],
  ['comes from the future', { signature: (payload) => sign(payload, NOW_SECONDS + 301) }],
  ['has no number for a time', { signature: (payload) => sign(payload, Number.NaN) }],
  ['has an endless time', { signature: (payload) => sign(payload, Number.POSITIVE_INFINITY) }],
  [
    'has a second time in front of an old one',
    { signature: (payload) => `t=${NOW_SECONDS},${sign(payload, NOW_SECONDS - 9999)}` },
  ],
  ['is of another secret', { signature: (payload) => sign(payload, NOW_SECONDS, 'whsec_other') }],
  ['is missing', { signature: () => undefined }],
  ['is empty', { signature: () => '' }],
  ['has no value', { signature: () => `t=${NOW_SECONDS},v1=` }],
  ['is of another body', { arrives: (payload) => payload.replace('cs_test_1234', 'cs_test_4321') }],
  ['is of the same body written otherwise', { arrives: (payload) => JSON.stringify(JSON.parse(payload)) }],
])('an event whose signature %s is refused', async (_, sent) => {
  await expect(read(sent)).rejects.toMatchObject({ code: 'webhook_refused' });
});

test.each<[string, object]>([
  ['of live mode', { ...checkoutEvent, livemode: true }],
  ['without an object', { ...checkoutEvent, data: {} }],
  ['about another kind of object', { ...checkoutEvent, data: { object: { object: 'invoice', id: 'in_1' } } }],
])('an event %s is refused', async (_, event) => {
  await expect(read({ event })).rejects.toMatchObject({ code: 'webhook_refused' });
});

test('an event of a type that is no concern of ours is passed over', async () => {
  expect(await read({ event: { ...checkoutEvent, type: 'customer.created' } })).toBeUndefined();
});

test('anything but an event is refused, signed or not', async () => {
  await expect(read({ event: { hello: 'world' } })).rejects.toMatchObject({ code: 'webhook_refused' });
  await expect(read({ event: { hello: 'world' }, signature: () => '' })).rejects.toMatchObject({
    code: 'webhook_refused',
  });
});
