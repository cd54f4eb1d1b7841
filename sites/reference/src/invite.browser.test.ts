import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const place = document.createElement('div');
beforeAll(async () => {
  place.innerHTML = `<a data-home href="https://iq.example/de"></a>
    <dialog data-invite-dialog data-subject="Wie klug?&">
      <a data-invite-place href="https://share.example/?u=ADDRESS&text=SUBJECT">Share</a>
      <input data-invite-address readonly aria-label="Address" />
      <button data-invite-copy data-copied="Copied" data-failed="Copy it by hand">Copy</button>
      <p role="status" data-invite-status></p><button data-invite-close>Close</button>
    </dialog>`;
  document.body.append(place);
  const { openInvitation } = await import('./invite.ts'); // looks for its dialog as it is loaded
  openInvitation();
});
afterAll(() => {
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

test('it closes by its button and by a press beside it', async () => {
  const dialog = place.querySelector('dialog');
  dialog?.querySelector('p')?.click();
  expect(dialog?.open).toBe(true);
  dialog?.click();
  expect(dialog?.open).toBe(false);
});
