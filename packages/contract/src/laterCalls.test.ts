import { expect, test } from 'vitest';
import * as calls from './calls.ts';
import * as later from './laterCalls.ts';

test('each call after a test is one of all calls, the same object', () => {
  const all: Record<string, unknown> = calls;
  for (const [name, call] of Object.entries(later)) expect(all[name], name).toBe(call);
});

test('what takes something back answers nothing, and what is large is read by nobody here', () => {
  const silent = Object.entries(later).flatMap(([name, call]) => ('answer' in call ? [] : name));
  expect(silent.sort()).toEqual([
    'deleteSharedResult',
    'eraseTestSession',
    'exportTestSession',
    'removeCertificate',
  ]);
  for (const [name, { method }] of Object.entries(later))
    if (silent.includes(name) && name !== 'exportTestSession') expect(method, name).toBe('DELETE');
});
