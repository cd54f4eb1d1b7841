import { expect, test } from 'vitest';
import {
  readCheckoutMessage,
  readCheckoutName,
  writeCheckoutMessage,
  writeCheckoutName,
} from './checkoutReturn.ts';

const nonce = 'AbCdEf-_0123456789xyzQ';
const opener = { nonce, origin: 'https://partner.example:8443' };

test("the window's name tells nonce and origin of the page that opened it", () => {
  expect(readCheckoutName('iq', writeCheckoutName('iq', opener))).toEqual(opener);
});

test.each(['', 'checkout', 'xiq-checkout', `iq-checkout2 ${nonce} https://partner.example`])(
  'the name %j is of no checkout',
  (name) => expect(readCheckoutName('iq', name)).toBeUndefined(),
);

test.each([
  '',
  ` ${nonce}`,
  ` ${nonce} *`,
  ` ${nonce} null`,
  ` ${nonce} https://partner.example/`,
  ` ${nonce} https://PARTNER.example`,
  ` ${nonce} ftp://partner.example`,
  ` ${nonce} javascript:alert(1)`,
  ` ${nonce} https://partner.example https://evil.test`,
  ' short https://partner.example',
  '  https://partner.example',
])('a checkout whose name goes on with %j is a window of nobody in particular', (rest) => {
  expect(readCheckoutName('iq', `iq-checkout${rest}`)).toEqual({});
});

test.each(['success', 'canceled'] as const)('the message of the end %s is read with its nonce', (end) => {
  const message = writeCheckoutMessage('iq', end, { checkout: 'cs_1', nonce });
  expect(readCheckoutMessage('iq', message, nonce)).toBe(end);
  expect(readCheckoutMessage('iq', message, 'another')).toBeUndefined();
  expect(readCheckoutMessage('other', message, nonce)).toBeUndefined();
});

test.each([
  null,
  undefined,
  'iq:payment-success',
  7,
  {},
  { nonce },
  { type: 'iq:payment-success' },
  { type: {}, nonce },
  { type: 'payment-success', nonce },
])('the message %j says nothing', (data) => expect(readCheckoutMessage('iq', data, nonce)).toBeUndefined());
