import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsIn } from '../words/words.ts';
import { mount } from './demoCheckout.tsx';

const words = wordsIn.de.demoCheckout;
const checkout = {
  id: 'd',
  price: { amountMinor: 100, currency: 'EUR' },
  state: 'open',
  successUrl: 'javascript:document.body.dataset.evil=1',
  cancelUrl: '/',
};
const answer = (changes: object) => Response.json({ ...checkout, ...changes });
const call = vi.fn<typeof fetch>();
let slot: HTMLElement;
beforeEach(() => {
  call.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(call);
  document.documentElement.lang = 'de';
  slot = document.body.appendChild(document.createElement('div'));
  slot.dataset.words = JSON.stringify(words);
});
afterEach(() => {
  slot.remove();
  document.documentElement.removeAttribute('lang');
});
const buttons = () => [...slot.querySelectorAll('button')];
const titles = () => [...slot.querySelectorAll('[role="alert"] p')].map(({ textContent }) => textContent);
const press = (name: string) =>
  buttons()
    .find(({ textContent }) => textContent === name)
    ?.click();

test('where the server is not reached it is asked again; a card that is declined may pay again', async () => {
  call.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer({}));
  await mount(slot);
  await expect.poll(titles).toEqual([words.unreachableTitle]);
  press(words.retry);
  await expect.poll(() => slot.querySelector('strong')?.textContent).toBe('1,00\u00a0€');
  let decided = (_: Response) => {};
  call.mockReturnValueOnce(new Promise((resolve) => (decided = resolve)));
  press(words.decline);
  await expect
    .poll(() => buttons().map(({ ariaDisabled }) => ariaDisabled))
    .toEqual(['true', 'true', 'true']);
  press(words.decline); // once more changes nothing
  expect(call).toHaveBeenCalledTimes(3);
  expect(call.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"action":"decline"}' });
  decided(answer({ state: 'declined' }));
  await expect.poll(titles).toEqual([words.declinedTitle]);
  expect(buttons().map(({ ariaDisabled }) => ariaDisabled)).toEqual([null, null, null]);
});

test('a decision that does not arrive is said to be lost, and can be pressed again', async () => {
  call.mockResolvedValueOnce(answer({})).mockRejectedValueOnce(new TypeError('lost'));
  await mount(slot);
  await expect.poll(buttons).toHaveLength(3);
  press(words.cancel);
  await expect.poll(titles).toEqual([words.lostTitle]);
  call.mockReturnValueOnce(new Promise(() => {}));
  press(words.cancel);
  expect(call).toHaveBeenCalledTimes(3);
  expect(call.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"action":"cancel"}' });
});

test('one that is not there says so for good, and an address that is none of the web is not gone to', async () => {
  call.mockResolvedValueOnce(refusal('checkout_not_found'));
  await mount(slot);
  await expect.poll(titles).toEqual([words.missingTitle]);
  expect(buttons()).toEqual([]);
  const other = document.body.appendChild(slot.cloneNode() as HTMLElement);
  call.mockResolvedValueOnce(answer({ state: 'paid' }));
  await mount(other);
  await expect.poll(() => other.querySelectorAll('button[aria-disabled="true"]').length).toBe(3);
  expect(document.body.dataset.evil).toBeUndefined();
  other.remove();
});
