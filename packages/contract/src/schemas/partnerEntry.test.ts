import { getDotPath, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { PublicPartnerSchema } from './partner.ts';
import { type Partner, PartnerSchema } from './partnerEntry.ts';

const acme: Partner = {
  key: 'acme',
  name: 'Acme',
  origins: ['https://acme.example', 'http://localhost:8080'],
  brandTheme: 'high-contrast',
  locale: 'de-CH',
  returnUrl: 'http://localhost:8080/iq?from=checkout#results',
};

test('a partner is read as the operator wrote it down; what only the server needs is not for its pages', () => {
  expect(parse(PartnerSchema, acme)).toEqual(acme);
  const { origins: _, ...forPages } = acme;
  expect(parse(PublicPartnerSchema, acme)).toEqual(forPages);
});

test('look, language and return address may be missing', () => {
  const { key, name, origins } = acme;
  expect(parse(PartnerSchema, { key, name, origins })).toEqual({ key, name, origins });
});

test.each<[field: string, value: unknown]>([
  ['key', 'Acme'],
  ['key', '-acme'],
  ['key', 'a'.repeat(65)],
  ['key', 'acme&checkout=x'],
  ['name', ''],
  ['brandTheme', 'Harbor'],
  ['locale', 'x-default'],
  ['locale', ' '],
  ['returnUrl', '/iq'],
  ['returnUrl', 'javascript:alert(1)'],
  ['returnUrl', 'https://acme.example.evil.test/'],
  ['returnUrl', 'https://acme.example@evil.test/'],
  ['returnUrl', 'http://acme.example/'],
  ['returnUrl', 'blob:https://acme.example/x'],
  ['origins', []],
  ['origins.0', ['*']],
  ['origins.0', ['null']],
  ['origins.0', ['acme.example']],
  ['origins.0', ['//acme.example']],
  ['origins.0', ['https://acme.example/']],
  ['origins.0', ['https://acme.example/page']],
  ['origins.0', ['https://ACME.example']],
  ['origins.0', ['https://acme.example:443']],
  ['origins.0', ['https://ann:secret@acme.example']],
  ['origins.0', ['ftp://acme.example']],
  ['origins.0', ['https://*.acme.example']],
  ['origins.0', ["https://acme.example;script-src'unsafe-inline'"]],
  ['origins.1', ['https://acme.example', ' https://acme.example']],
])('a partner with the %s %j is refused there', (field, value) => {
  const name = field.split('.')[0] ?? '';
  const { issues = [] } = safeParse(PartnerSchema, { ...acme, [name]: value });
  expect(issues.map((issue) => getDotPath(issue))).toContain(field);
});

test('a misspelled field is refused, not passed over', () => {
  expect(safeParse(PartnerSchema, { ...acme, brandtheme: 'harbor' }).success).toBe(false);
});
