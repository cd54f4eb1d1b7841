import { expect, test } from 'vitest';
import { scopeOf, tellable } from './frameTrust.ts';

test('the page around a frame hears of answers and results, and is told neither', () => {
  const common = { hiddenData: {}, partner: 'acme' };
  expect(tellable('answer', { ...common, step: 2, answer: 'C', answeredCount: 1 })).toEqual({
    ...common,
    step: 2,
    answeredCount: 1,
  });
  const results = { sessionId: 's', iq: 131, percentile: 98, totalCorrect: 18, totalQuestions: 20 };
  expect(tellable('results', results)).toEqual({ sessionId: 's', totalQuestions: 20 });
  expect(tellable('step', { ...common, step: 2, total: 20 })).toEqual({ ...common, step: 2, total: 20 });
});

test('where a frame keeps its test is told by who is around it, not by what that page says', () => {
  const own = '';
  const scope = scopeOf('https://acme.example', 'acme', '');
  expect(scope).toBe('acme.example/acme/');
  const others = [
    own,
    scopeOf('https://other.example', 'acme', ''),
    scopeOf('https://acme.example', 'other', ''),
    scopeOf('https://acme.example', null, 'acme/'),
    scopeOf('https://acme.example', 'acme', 'x'),
  ];
  expect(others).not.toContain(scope);
});
