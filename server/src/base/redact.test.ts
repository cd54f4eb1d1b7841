import { expect, test } from 'vitest';
import { describeThrown, redact } from './redact.ts';

test('tokens and addresses are taken out of a text for the log', () => {
  const token = `1767225600000-k3v9x2m8q1.${'x'.repeat(43)}`;
  expect(redact(`bad header "Bearer ${token}" of <ann@example.org>, again`)).toBe(
    'bad header "Bearer [token]" of <[address]>, again',
  );
});

test('what lets an operator in is taken out as well', () => {
  const [family, secret] = ['f-'.repeat(22).slice(1), 's_'.repeat(22).slice(1)];
  expect(redact(`access k3v9x2m8q1.${secret}, refresh k3v9x2m8q1.${family}.${secret}.`)).toBe(
    'access [token], refresh [token].',
  );
  expect(redact(`at https://quotient.test/admin/reset#${secret}`)).toBe(
    'at https://quotient.test/admin/reset#[token]',
  );
});

test('a thrown value is described by its redacted stack, or by its text', () => {
  expect(describeThrown(new Error('no mail for ann@example.org'))).toMatch(
    /^Error: no mail for \[address\]\n +at /,
  );
  expect(describeThrown('gone')).toBe('gone');
});
