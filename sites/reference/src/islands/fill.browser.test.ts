import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fill, fillWhenWanted } from './fill.ts';
import { islands } from './islands.ts';

const ready = Promise.resolve();
const root = document.documentElement;
const controls =
  '<label>Time <input type="radio" name="time" value="1" checked /><input type="radio" name="time" value="2" /></label>' +
  '<label>Example <input type="radio" name="example" value="A" /><input type="radio" name="example" value="B" /></label>' +
  '<button data-action="data">Data</button><button data-action="start">Start</button>';
let slot: HTMLElement;
/** Events in the slot once its code has loaded. */
let heard: string[];

beforeEach(() => {
  heard = [];
  slot = document.body.appendChild(document.createElement('div'));
  slot.dataset.island = 'payment-return';
  slot.innerHTML = `<p data-island-failed hidden>It failed.</p>${controls}`;
});
afterEach(() => {
  slot.remove();
  delete root.dataset.saved;
  delete root.dataset.resuming;
});

/** Code that draws the slot again. */
const codeOfSlot = () =>
  vi.spyOn(islands, 'payment-return').mockResolvedValue({
    async mount(place: HTMLElement, beforeTakeover: () => Promise<void>) {
      await beforeTakeover();
      heard.push(`taken over with ${place.querySelector<HTMLInputElement>(':checked')?.value}`);
      place.innerHTML = controls;
      for (const control of place.querySelectorAll<HTMLInputElement>('input, button'))
        control.addEventListener('click', () => heard.push(control.dataset.action ?? control.value));
    },
  } as never);
const find = (selector: string) => slot.querySelector<HTMLElement>(selector);

test('what was chosen, pressed and focused before the code came is so afterwards, in that order', async () => {
  codeOfSlot();
  root.dataset.resuming = '';
  for (const value of ['2', 'B']) find(`[value="${value}"]`)?.click();
  find('[data-action="start"]')?.setAttribute('data-pressed', '');
  find('[data-action="start"]')?.focus();
  await fill(slot, ready);
  expect(heard).toEqual(['taken over with 1', '2', 'B', 'start']);
  expect(document.activeElement).toBe(find('[data-action="start"]'));
  expect('mounted' in slot.dataset).toBe(true);
  await expect.poll(() => root.dataset.resuming).toBeUndefined();
});

test('a part that was opened before the code loaded stays open', async () => {
  vi.spyOn(islands, 'payment-return').mockResolvedValue({
    async mount(place: HTMLElement, beforeTakeover: () => Promise<void>) {
      await beforeTakeover();
      place.innerHTML = '<details><summary>One</summary></details><details><summary>Two</summary></details>';
    },
  } as never);
  slot.innerHTML = '<details><summary>One</summary></details><details open><summary>Two</summary></details>';
  await fill(slot, ready);
  expect([...slot.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('where the code does not come the slot says so, and nothing waits any more', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(islands, 'payment-return').mockRejectedValue(new TypeError('lost'));
  root.dataset.resuming = '';
  find('button')?.setAttribute('data-pressed', '');
  await fill(slot, ready);
  expect(find('[data-island-failed]')?.hidden).toBe(false);
  expect([find('[data-pressed]'), root.dataset.resuming, slot.dataset.mounted]).toEqual([
    null,
    undefined,
    undefined,
  ]);
  expect(said).toHaveBeenCalledOnce();
});

test.each(['pointerover', 'focusin', 'click'])(
  'a control that meets %s alone makes it wanted',
  async (event) => {
    const code = codeOfSlot();
    fillWhenWanted(slot, ready);
    find('label')?.dispatchEvent(new Event(event, { bubbles: true }));
    await expect.poll(() => slot.dataset.mounted).toBe('');
    expect(code).toHaveBeenCalledOnce();
  },
);

test('it is wanted once a control is touched, once, and at once where a test is to come back to', async () => {
  const code = codeOfSlot();
  fillWhenWanted(slot, ready);
  find('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await ready;
  expect(code).not.toHaveBeenCalled();
  for (const event of ['pointerover', 'focusin', 'click'])
    find('label')?.dispatchEvent(new Event(event, { bubbles: true }));
  await expect.poll(() => slot.dataset.mounted).toBe('');
  expect(code).toHaveBeenCalledOnce();
  root.dataset.saved = '';
  fillWhenWanted(slot, ready);
  await expect.poll(() => code.mock.calls.length).toBe(2);
  await expect.poll(() => heard.length).toBe(2);
});

test('in a hidden tab, which gets no frame, it is filled all the same', async () => {
  codeOfSlot();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await fill(slot, ready);
  expect(slot.dataset.mounted).toBe('');
});

test('on a device that has no idle time the files of the test are fetched all the same', async () => {
  const files = document.head.appendChild(document.createElement('meta'));
  onTestFinished(() => files.remove());
  Object.assign(files, { name: 'test-files', content: '/assets/one.js /assets/two.js' });
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run, { timeout = Infinity } = {}) =>
    // the browser's promise for one that has no idle time, a hundred times as fast
    Number.isFinite(timeout) ? Number(setTimeout(run, timeout / 100)) : 0,
  );
  fillWhenWanted(slot, ready);
  await expect
    .poll(() => fetched.mock.calls.map(([file]) => file))
    .toEqual(['/assets/one.js', '/assets/two.js']);
});
