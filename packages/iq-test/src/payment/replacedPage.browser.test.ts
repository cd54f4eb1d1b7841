import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wasReplaced, watchForReplacement } from './replacedPage.ts';

const open = { isClosed: false };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a page that goes as soon as the window is opened was replaced by it, and its tab remembers that', () => {
  expect(wasReplaced('iq-test')).toBe(false);
  watchForReplacement('iq-test', open);
  expect(wasReplaced('iq-test')).toBe(false);
  vi.advanceTimersByTime(300);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(wasReplaced('iq-test')).toBe(true);
  expect(wasReplaced('other')).toBe(false);
});

test('a page that goes later was left by its visitor', () => {
  watchForReplacement('iq-test', open);
  vi.advanceTimersByTime(1000);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(wasReplaced('iq-test')).toBe(false);
});

test('a reload after the window was closed is not a replaced page', () => {
  watchForReplacement('iq-test', { isClosed: true });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(wasReplaced('iq-test')).toBe(false);
});

test('where nothing can be stored, nothing fails', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  watchForReplacement('iq-test', open);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(wasReplaced('iq-test')).toBe(false);
});
