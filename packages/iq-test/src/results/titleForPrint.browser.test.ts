import { beforeEach, expect, test } from 'vitest';
import { titleForPrint } from './titleForPrint.ts';

beforeEach(() => {
  document.title = 'A page of somebody';
});
const tell = (name: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(name));

test('the page has the other title only while it prints', () => {
  const end = titleForPrint('Report');
  for (const _ of [1, 2]) {
    expect(document.title).toBe('A page of somebody');
    tell('beforeprint');
    tell('beforeprint'); // some browsers say so twice
    expect(document.title).toBe('Report');
    tell('afterprint');
  }
  expect(document.title).toBe('A page of somebody');
  end();
});

test('once it has ended, printing changes nothing, and what it changed is as before', () => {
  const end = titleForPrint('Report');
  tell('beforeprint');
  end();
  expect(document.title).toBe('A page of somebody');
  tell('beforeprint');
  expect(document.title).toBe('A page of somebody');
});
