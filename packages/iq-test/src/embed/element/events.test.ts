import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { eventDescriptions } from './events.ts';

test('every event has its place in LIFECYCLE.md, and its diagram draws no other', () => {
  const lifecycle = readFileSync(fileURLToPath(new URL('../LIFECYCLE.md', import.meta.url)), 'utf8');
  const names = Object.keys(eventDescriptions);
  const named = [...lifecycle.matchAll(/\biq-test:([a-z-]+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
  const drawn = [...lifecycle.matchAll(/^ *Element-\)Page: iq-test:([a-z-]+)$/gm)].map(([, name]) => name);
  expect(drawn.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(8);
});
