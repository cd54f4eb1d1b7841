import { createVisitor } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockBackend, type MockBackend } from './createMockBackend.ts';
import { createMockControls, type MockControls } from './mockControls.ts';
import { mountMockPanel } from './mockPanel.ts';

const SESSION_KEY = 'iq-test_session';

let backend: MockBackend;
let controls: MockControls;

beforeEach(() => {
  controls = createMockControls(localStorage, 'mock/');
  backend = createMockBackend({ texts: controls.texts, clockAheadMs: controls.clockAheadMs });
  mountMockPanel({ backend, controls });
});
afterEach(() => {
  document.getElementById('quotient-mock-panel')?.remove();
});

function panel(): ShadowRoot {
  const root = document.getElementById('quotient-mock-panel')?.shadowRoot;
  if (!root) throw new Error('There is no panel.');
  return root;
}
const said = () => panel().querySelector('output')?.textContent;
function press(name: string): void {
  const button = [...panel().querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button ${name}.`);
  button.click();
}

test('it is closed at first, and its choices have names', () => {
  expect(panel().querySelector('details')?.open).toBe(false);
  expect([...panel().querySelectorAll('select')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Scenario',
    'Persona',
    'Stage',
  ]);
});

test('a chosen scenario applies at once, and after a reload', async () => {
  const scenario = panel().querySelector('select');
  if (!scenario) throw new Error('There is no choice of scenarios.');
  scenario.value = 'offline';
  scenario.dispatchEvent(new Event('change'));
  expect(await backend.player.answer(new Request('http://localhost/api/svg-shapes'))).toBeUndefined();
  document.getElementById('quotient-mock-panel')?.remove();
  mountMockPanel({ backend, controls });
  expect(panel().querySelector('select')?.value).toBe('offline');
});

test.each([
  ['5 minutes left', 300],
  ['10 seconds left', 10],
  ['Time is up', 0],
])('after a press on "%s" the running test has %d seconds', async (button, seconds) => {
  press(button);
  await vi.waitFor(() => expect(said()).toBe('No test is running.'));
  const visitor = createVisitor({ fetch: backend.app.request, elapse: controls.moveClock });
  const held = await visitor.reach('testing');
  localStorage.setItem(SESSION_KEY, JSON.stringify(held));
  const before = Date.now();
  press(button);
  await vi.waitFor(() => expect(said()).toBe(`${seconds} seconds are left.`));
  const { deadlineAt = 0 } = (await backend.store.testSessions.get(held.id)) ?? {};
  const movedAt = deadlineAt - seconds * 1000 - controls.clockAheadMs();
  expect(movedAt).toBeGreaterThanOrEqual(before);
  expect(movedAt).toBeLessThanOrEqual(Date.now());
});

test('the last email is shown as it was sent', async () => {
  press('Last email');
  expect(said()).toBe('No email was sent from this page.');
  backend.sentEmails.push({
    createdAt: 0,
    id: '1',
    to: 'a@example.com',
    subject: 'Your results',
    text: 'Well done.',
    html: '',
  });
  press('Last email');
  expect(said()).toBe('To a@example.com\nYour results\n\nWell done.');
});

test('what a button cannot do is said in the panel', async () => {
  press('Mark paid');
  await vi.waitFor(() => expect(said()).toBe('There is no test on this device.'));
  localStorage.setItem(SESSION_KEY, JSON.stringify({ id: '1767225600000-abcdefghijkl', token: 'none' }));
  press('Mark paid');
  await vi.waitFor(() => expect(said()).toMatch(/^POST \/api\/create-payment answered 401: .*invalid_token/));
});
