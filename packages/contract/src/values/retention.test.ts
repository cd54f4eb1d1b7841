import { expect, test } from 'vitest';
import { byRetentionKind, fillDays, retention, retentionText } from './retention.ts';

test("a time is in the language's words, with its plurals, and whole years too", () => {
  expect([0, 1, 30, 0.5, 3650].map((days) => retentionText(days, 'en'))).toEqual([
    'until erased',
    '1 day',
    '30 days',
    '0.5 days',
    '10 years (3,650 days)',
  ]);
  expect([0, 1, 3650].map((days) => retentionText(days, 'de'))).toEqual([
    'bis zur Löschung',
    '1 Tag',
    '10 Jahre (3.650 Tage)',
  ]);
  expect([1, 730].map((days) => retentionText(days, 'fr'))).toEqual([
    '1\u00a0jour',
    '2 ans (730\u00a0jours)',
  ]);
  expect([1, 730].map((days) => retentionText(days, 'es'))).toEqual(['1 día', '2 años (730 días)']);
  expect([1, 2, 7, 730].map((days) => retentionText(days, 'ar'))).toEqual([
    'يوم',
    'يومان',
    '7 أيام',
    'سنتان (730 يومًا)',
  ]);
});

test.each([
  ['', '7 days', 'until erased'],
  [' data-demo lang="de" dir="ltr"', '7 Tage', 'bis zur Löschung'],
  [' lang="ar" dir="rtl"', '7 أيام', 'إلى حين المحو'],
  [' lang="xx"', '7 days', 'until erased'],
])(
  'every place of a page gets the time of its kind in its language (<html%s>), and nothing else changes',
  (attributes, unpaid, emails) => {
    const days = { ...byRetentionKind((kind) => retention[kind].days), unpaidTests: 7, emails: 0 };
    const place = (kind: string, text: string) => `<span data-days="${kind}">${text}</span>`;
    const page = (first: string, second: string) =>
      `<html${attributes}><p lang="fr">${place('unpaidTests', first)} <em>x</em> ${place('emails', second)} ${place('toString', 'y')}</p>`;
    expect(fillDays(page('30 days', '30 days'), days)).toBe(page(unpaid, emails));
  },
);

test('no two kinds share a variable', () => {
  const variables = Object.values(retention).map(({ variable }) => variable);
  expect(new Set(variables).size).toBe(variables.length);
});
