import { expect, test } from 'vitest';
import { readFromFrame, readToFrame } from './frameMessages.ts';
import { scopeOf, tellable } from './frameTrust.ts';
import { createGrowthGuard } from './growthGuard.ts';

test('the messages of the frame and of the element around it are read', () => {
  for (const message of [
    { type: 'iq-test:frame-hello' },
    { type: 'iq-test:frame-event', name: 'step', detail: { step: 2, total: 20 } },
    { type: 'iq-test:frame-size', height: 812.5 },
  ])
    expect(readFromFrame(message)).toEqual(message);
  for (const message of [
    { type: 'iq-test:frame-attributes', attributes: { lang: 'de', 'hidden-data': '{}' }, id: '' },
    { type: 'iq-test:frame-call', method: 'reset' },
  ])
    expect(readToFrame(message)).toEqual(message);
});

test.each([
  undefined,
  null,
  'iq-test:frame-hello',
  [],
  {},
  { type: 1 },
  { type: 'constructor' },
  { type: 'iq-test:frame-event', name: 'click', detail: {} },
  { type: 'iq-test:frame-event', name: 'step', detail: null },
  { type: 'iq-test:frame-size', height: '100' },
  { type: 'iq-test:frame-size', height: Number.POSITIVE_INFINITY },
  { type: 'iq-test:frame-call', method: 'destroy' },
  { type: 'iq-test:frame-call', method: 'toString' },
  { type: 'iq-test:frame-attributes', attributes: { lang: 1 }, id: '' },
  { type: 'iq-test:frame-attributes', attributes: {}, id: 1 },
])('%j is no message of ours', (data) => {
  expect(readFromFrame(data)).toBeUndefined();
  expect(readToFrame(data)).toBeUndefined();
});

test('attributes that we do not have stay outside', () => {
  const attributes = { lang: 'de', onclick: 'alert(1)' };
  expect(readToFrame({ type: 'iq-test:frame-attributes', attributes, id: 'a' })).toEqual({
    type: 'iq-test:frame-attributes',
    attributes: { lang: 'de' },
    id: 'a',
  });
});

test('heights pass, but a loop of growth ends', () => {
  let now = 0;
  const guard = createGrowthGuard(() => now);
  expect(guard(800)).toBe(800);
  expect(guard(300)).toBe(300);
  let height = 300;
  let passed = 0;
  for (let step = 0; step < 500; step += 1) {
    now += 16;
    height += 20;
    if (guard(height) !== undefined) passed += 1;
  }
  expect(passed).toBeGreaterThan(10);
  expect(passed).toBeLessThan(150);
  // a pause later, or smaller, is content again
  now += 5000;
  expect(guard(900)).toBe(900);
  expect(guard(400)).toBe(400);
});

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
