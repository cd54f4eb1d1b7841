import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const place = document.createElement('div');
const share = vi.fn<typeof navigator.share>();
let openInvitation: () => void;
beforeAll(async () => {
  place.innerHTML = `<a data-home href="https://iq.example/de"></a>
    <dialog data-invite-dialog data-subject="Wie klug?&">
      <button data-invite-share data-failed="Not shared" hidden>Send</button>
      <a data-invite-place href="https://share.example/?u=ADDRESS&text=SUBJECT">Share</a>
      <input data-invite-address readonly aria-label="Address" />
      <button data-invite-copy data-copied="Copied" data-failed="Copy it by hand">Copy</button>
      <p role="status" data-invite-status></p><button data-invite-close>Close</button>
    </dialog>`;
  document.body.append(place);
  Object.defineProperties(navigator, {
    share: { configurable: true, value: share },
    canShare: { configurable: true, value: () => true },
  });
  ({ openInvitation } = await import('./invite.ts')); // looks for its dialog as it is loaded
});
beforeEach(() => openInvitation());
afterAll(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  place.remove();
});
const status = page.getByRole('status');
const copy = page.getByRole('button', { name: 'Copy' });

test('the first page in the language of this one is shared, and no character of it breaks a link', () => {
  expect(place.querySelector<HTMLAnchorElement>('[data-invite-place]')?.href).toBe(
    'https://share.example/?u=https%3A%2F%2Fiq.example%2Fde&text=Wie%20klug%3F%26',
  );
  expect(place.querySelector('input')?.value).toBe('https://iq.example/de');
});

test('it says that it was copied, and forgets it after two seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place.querySelector<HTMLElement>('[data-invite-copy]')?.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(write).toHaveBeenCalledWith('https://iq.example/de');
  expect(place.querySelector('[role=status]')?.textContent).toBe('Copied');
  vi.advanceTimersByTime(2000);
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  vi.useRealTimers();
});

test('where it may not be copied it is selected, to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await copy.click();
  await expect.element(status).toHaveTextContent('Copy it by hand');
  const field = place.querySelector('input');
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
});

test('where the device has a way of its own it is offered; closing that says nothing, and its failure is said', async () => {
  const send = page.getByRole('button', { name: 'Send' });
  await expect.element(send).toBeVisible();
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  // what the test before said is gone after two seconds
  await expect.element(status).toHaveTextContent(/^$/);
  await send.click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Wie klug?&', url: 'https://iq.example/de' });
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  share.mockRejectedValueOnce(new DOMException('no target', 'DataError'));
  await send.click();
  await expect.element(status).toHaveTextContent('Not shared');
});

test('it closes by its button and by a press beside it', async () => {
  const dialog = place.querySelector('dialog');
  dialog?.querySelector('p')?.click();
  expect(dialog?.open).toBe(true);
  dialog?.click();
  expect(dialog?.open).toBe(false);
});
