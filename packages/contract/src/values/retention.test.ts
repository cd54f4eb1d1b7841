import { expect, test } from 'vitest';
import { byRetentionKind, fillRetention, retention, retentionText } from './retention.ts';

test('a time is told in words', () => {
  expect([0, 1, 30, 0.5].map(retentionText)).toEqual([
    'never',
    'after 1 day',
    'after 30 days',
    'after 0.5 days',
  ]);
});

test('every place of a page gets the time of its kind, and nothing else changes', () => {
  const days = { ...byRetentionKind((kind) => retention[kind].days), unpaidTests: 7, emails: 0 };
  const place = (kind: string, text: string) => `<span data-retention="${kind}">${text}</span>`;
  const page = (unpaid: string, emails: string) =>
    `<html><p>${place('unpaidTests', unpaid)} <em>x</em> ${place('emails', emails)} ${place('toString', 'y')}</p>`;
  expect(fillRetention(page('after 30 days', 'after 30 days'), days)).toBe(page('after 7 days', 'never'));
});

test('no two kinds share a variable', () => {
  const variables = Object.values(retention).map(({ variable }) => variable);
  expect(new Set(variables).size).toBe(variables.length);
});
