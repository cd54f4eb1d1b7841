import { expect, test } from 'vitest';
import { jobSteps } from './jobSteps.ts';

const job = new Map([
  ['P', { minutes: 10, after: [] }],
  ['Q', { minutes: 11, after: [] }],
  ['R', { minutes: 5, after: ['P', 'Q'] }],
]);
const drawn = (language: 'en' | 'ar', of = job) => jobSteps(of).draw(language).parts.join('');

test('there is a card for each step and an arrow for each that it waits for', () => {
  expect(drawn('en').match(/<rect/g)).toHaveLength(3);
  expect(drawn('en').match(/<path/g)).toHaveLength(2);
  expect(drawn('en')).toContain('>10 min</text>');
});

test('in Arabic ten minutes have another word than eleven', () => {
  expect(drawn('ar')).toContain('>10 دقائق</text>');
  expect(drawn('ar')).toContain('>11 دقيقة</text>');
});

test('its description must name each step, its minutes, and what it waits for', () => {
  expect(jobSteps(job).mentions('en')).toEqual(['P', '10', 'Q', '11', 'R', '5', 'P', 'Q']);
});

test('a step that has no place is refused', () => {
  expect(() => drawn('en', new Map([['Z', { minutes: 1, after: [] }]]))).toThrow('Step Z');
});
