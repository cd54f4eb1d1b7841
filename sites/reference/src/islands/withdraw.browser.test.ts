import { localeCodes } from '@quotient/contract/locales';
import { refusal } from '@quotient/contract/refusal';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withdraw as page } from '../pages/Withdraw.tsx';
import { mount } from './withdraw.ts';

const id = `${Date.UTC(2026, 10, 29)}-abcdefghijklmnopqrstuvwx`;
const entries = { name: 'Ada Example', contract: 'Q-2026-000123', email: 'ada@example.org' };
const received = { ...entries, id, receivedAt: Date.UTC(2026, 10, 29, 8, 30), mail: 'pending' };
const call = vi.fn<typeof fetch>();
let place: HTMLElement;

beforeEach(() => {
  call.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(call);
  document.documentElement.lang = 'en';
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  place.remove();
  history.replaceState(null, '', location.pathname);
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
});

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = place.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const input = (name: keyof typeof entries) => find<HTMLInputElement>(`#withdraw-${name}`);
const press = (name: string) => find(`[data-withdraw-${name}]`).click();
const shown = () =>
  [...place.querySelectorAll<HTMLElement>('[data-withdraw-step]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.withdrawStep);
const saidOf = (name: 'failure' | 'mail') => find(`[data-withdraw-${name}]`).textContent ?? '';

/** Draws the page as it is built, at an address, and hands it over. */
async function open(locale: (typeof localeCodes)[number] = 'en', search = ''): Promise<void> {
  history.replaceState(history.state, '', location.pathname + search);
  place.innerHTML = renderToStaticMarkup(page.write(locale).content);
  await mount(find('[data-island]'), async () => {});
}
function fillIn(changes: Partial<typeof entries> = {}): void {
  for (const [name, value] of Object.entries({ ...entries, ...changes }))
    input(name as keyof typeof entries).value = value;
}
const answer = (body: object) => new Response(JSON.stringify(body), { status: 202 });

test('before its code is here the button sends nothing into the address', async () => {
  place.innerHTML = renderToStaticMarkup(page.write('en').content);
  expect(find<HTMLButtonElement>('[data-withdraw-next]').type).toBe('button');
  await open();
  expect(find<HTMLButtonElement>('[data-withdraw-next]').type).toBe('submit');
});

test.each(localeCodes)(
  'in %s the address fills in the order number alone, and only its length',
  async (locale) => {
    await open(locale, `?contract=${'9'.repeat(600)}&name=Eve&email=eve@example.org`);
    expect([input('name').value, input('email').value]).toEqual(['', '']);
    expect(input('contract').value).toBe('9'.repeat(500));
  },
);

test.each([
  ['name', ' \t '],
  ['contract', ''],
  ['email', 'ada'],
  ['email', 'ada@'],
  ['email', 'ada@example.org, eve@example.org'],
] as const)(
  'the field %s with "%s" is named, described and has the focus; nothing is sent',
  async (name, value) => {
    await open();
    fillIn({ [name]: value });
    press('next');
    expect(shown()).toEqual(['form']);
    expect(document.activeElement).toBe(input(name));
    const [wrong, ...others] = place.querySelectorAll('[aria-invalid]');
    expect([wrong, others]).toEqual([input(name), []]);
    const described = (input(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((each) => find(`#${each}`));
    expect(described.at(-1)?.hidden).toBe(false);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
    expect(input(name).hasAttribute('aria-invalid')).toBe(false);
    expect(call).not.toHaveBeenCalled();
  },
);

test('a second press while it is sent sends nothing more', async () => {
  await open();
  fillIn({ name: ' Ada Example ' });
  press('next');
  let arrive = (_: Response) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  press('confirm');
  press('confirm');
  expect(find('[role="status"]').textContent).toBe('Your withdrawal is being sent.');
  expect(call).toHaveBeenCalledTimes(1);
  const [address, init] = call.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/api/withdrawals', 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({ ...entries, id: expect.any(String), locale: 'en' });
  arrive(answer({ ...received, mail: 'sent' }));
  await expect.poll(shown).toEqual(['done']);
  expect(saidOf('mail')).toContain('We have sent a confirmation');
});

test.each([
  ['refuses the entries', () => refusal('invalid_request'), 'didn’t accept these details'],
  ['is too busy', () => refusal('too_many_requests'), 'whether your withdrawal arrived'],
  ['is not ours', () => new Response('<html>', { status: 200 }), 'whether your withdrawal arrived'],
])('where the server %s the page says so, and keeps the entries', async (_, failure, words) => {
  await open();
  fillIn();
  press('next');
  call.mockImplementationOnce(async () => failure());
  press('confirm');
  await expect.poll(() => saidOf('failure')).toContain(words);
  expect(shown()).toEqual(['check']);
  for (const name of Object.keys(entries) as (keyof typeof entries)[])
    expect(input(name).value).toBe(entries[name]);
  call.mockImplementationOnce(async () => answer({ ...received, mail: 'failed' }));
  press('confirm');
  await expect.poll(shown).toEqual(['done']);
  expect(saidOf('mail')).toContain('could not be sent');
  expect(saidOf('failure')).toBe('');
});

test('pressing again after a lost answer sends the same declaration, and changed details are another one', async () => {
  await open();
  const pressedWith = async (changes: Partial<typeof entries> = {}) => {
    fillIn(changes);
    press('next');
    call.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    press('confirm');
    await expect.poll(() => saidOf('failure')).toContain('whether your withdrawal arrived');
    return JSON.parse(String(call.mock.lastCall?.[1]?.body));
  };
  const first = await pressedWith();
  expect(first.id).toMatch(/^\d{13}-[a-z0-9]{24}$/);
  expect(await pressedWith()).toEqual(first);
  const other = await pressedWith({ name: 'Grace Example' });
  expect(other.id).not.toBe(first.id);
  expect(other.name).toBe('Grace Example');
});

test('the acknowledgment shows what the server received, and its time in the language of the page', async () => {
  document.documentElement.lang = 'ar';
  await open('ar');
  fillIn();
  press('next');
  call.mockImplementationOnce(async () => answer({ ...received, name: 'As received', mail: 'sent' }));
  press('confirm');
  await expect.poll(shown).toEqual(['done']);
  const text = find('[data-withdraw-step="done"]').textContent ?? '';
  for (const value of ['As received', id, entries.contract, entries.email]) expect(text).toContain(value);
  expect(find('time').textContent).toMatch(/2026/);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a page that is loaded again at a later step begins at the first one', async () => {
  history.replaceState({ withdraw: 'check' }, '');
  await open();
  expect([shown(), history.state]).toEqual([['form'], null]);
});
