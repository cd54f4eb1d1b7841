import { expect, test } from 'vitest';
import { createMockControls } from './mockControls.ts';

const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Record<string, unknown> = {
  getItem(key) {
    return typeof this[key] === 'string' ? this[key] : null;
  },
  setItem(key, text) {
    this[key] = text;
  },
  removeItem(key) {
    delete this[key];
  },
};
/** A browser's storage, whose values are its own keys. */
const createStorage = (held: Record<string, string> = {}): Storage =>
  Object.assign(Object.create(methods), held);

test('two pages of one origin see the same clock, scenario and documents', () => {
  const storage = createStorage();
  const [opener, popup] = [createMockControls(storage, 'mock/'), createMockControls(storage, 'mock/')];
  opener.moveClock(60_000);
  opener.moveClock(-1000);
  opener.setScenario('offline');
  opener.texts.set('test-sessions/1', '{}');
  expect(popup.clockAheadMs()).toBe(59_000);
  expect(popup.scenario()).toBe('offline');
  expect([...popup.texts.keys()]).toContain('test-sessions/1');
});

test('what is not ours to read counts as absent', () => {
  const held = { 'mock/control/clock': 'tomorrow', 'mock/control/scenario': 'constructor' };
  const controls = createMockControls(createStorage(held), 'mock/');
  expect([controls.clockAheadMs(), controls.scenario()]).toEqual([0, 'online']);
});

test('starting over forgets what is ours and nothing else', () => {
  const storage = createStorage({ 'mock/test-sessions/1': '{}', 'iq-test_session': '{}' });
  const controls = createMockControls(storage, 'mock/');
  controls.moveClock(1);
  controls.setScenario('slow');
  controls.reset();
  expect({ ...storage }).toEqual({ 'iq-test_session': '{}' });
});
