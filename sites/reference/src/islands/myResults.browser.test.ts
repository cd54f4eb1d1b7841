import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './myResults.tsx';

const id = '1767225600000-abcdefghij';
const token = `${id}.${'A'.repeat(43)}`;
const call = vi.fn<typeof fetch>();
let place: HTMLElement;

beforeEach(() => {
  call.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(call);
  document.documentElement.lang = 'en';
  document.title = '';
  sessionStorage.clear();
  localStorage.setItem('iq-test_session', 'of this device');
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML =
    '<div></div><template data-missing><h1>Nothing here</h1><a href="/de">Home</a></template>';
});
afterEach(() => {
  place.remove();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
});
async function open(fragment: string) {
  history.replaceState(null, '', fragment);
  const slot = place.firstElementChild;
  if (!(slot instanceof HTMLElement)) throw new Error('There is no slot.');
  await mount(slot);
}
const said = () => document.title;

test.each(['#', `#${token.slice(0, -1)}`])(
  'a link that was cut off to "%s" asks nobody, and the page says so',
  async (fragment) => {
    await open(fragment);
    expect(said()).toBe('Nothing here');
    expect(call).not.toHaveBeenCalled();
  },
);

test('a link to a test that is gone says so, and the device remembers what it did', async () => {
  call.mockImplementation(async () => refusal('session_not_found'));
  await open(`#${token}`);
  await expect.poll(said).toBe('Nothing here');
  const [, init] = call.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
  expect(localStorage.getItem('iq-test_session')).toBe('of this device');
});
