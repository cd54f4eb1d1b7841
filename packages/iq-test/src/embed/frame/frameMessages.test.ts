import { expect, test } from 'vitest';
import { readFromFrame, readToFrame } from './frameMessages.ts';

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
