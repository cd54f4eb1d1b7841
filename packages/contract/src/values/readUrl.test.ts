import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { PartnerSchema } from '../schemas/partnerEntry.ts';
import { meantOrigin } from './origin.ts';
import { readUrl } from './readUrl.ts';

test('anything but an address is undefined', () => {
  expect([readUrl(''), readUrl('/iq'), readUrl('https://a b')]).toEqual([undefined, undefined, undefined]);
});

test('an address with an umlaut stays one, however many were read before', () => {
  const partner = {
    key: 'acme',
    name: 'Acme',
    origins: ['https://xn--mnchen-3ya.example'],
    returnUrl: 'https://münchen.example/prüfung',
  };
  for (let i = 0; i < 20_000; i += 1) {
    meantOrigin('https://www.example.org');
    parse(PartnerSchema, { ...partner, returnUrl: 'https://xn--mnchen-3ya.example/' });
  }
  expect(readUrl('https://münchen.example')?.origin).toBe('https://xn--mnchen-3ya.example');
  expect(meantOrigin('https://münchen.example')).toBe('https://xn--mnchen-3ya.example');
  expect(parse(PartnerSchema, partner)).toEqual(partner);
});
