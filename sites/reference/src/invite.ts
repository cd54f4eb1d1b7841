// The dialog for inviting friends to the test. Fetched on demand.
import { keepModal } from '@quotient/iq-test/modal';

/** Time that the copy feedback stays (Specification §9), in milliseconds. */
const FEEDBACK_MS = 2000;

const dialog = document.querySelector<HTMLDialogElement>('[data-invite-dialog]');
/** The first page, in the language of this one. */
const address = document.querySelector<HTMLAnchorElement>('[data-home]')?.href ?? `${location.origin}/`;
const part = <Part extends HTMLElement>(name: string) => dialog?.querySelector<Part>(`[data-invite-${name}]`);
const field = part<HTMLInputElement>('address');
const status = part('status');
const copy = part<HTMLButtonElement>('copy');
let feedback: ReturnType<typeof setTimeout> | undefined;

function say(words: string | undefined): void {
  if (!status) return;
  clearTimeout(feedback);
  status.textContent = words ?? '';
  feedback = setTimeout(() => {
    status.textContent = '';
  }, FEEDBACK_MS);
}

/** Closes the dialog, while it is open. */
let close: (() => void) | undefined;
function closeInvitation(): void {
  close?.();
  close = undefined;
}

if (dialog && field) {
  field.value = address;
  const subject = dialog.dataset.subject ?? '';
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('[data-invite-place]'))
    link.href = link.href
      .replace('ADDRESS', encodeURIComponent(address))
      .replace('SUBJECT', encodeURIComponent(subject));
  copy?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(address);
      say(copy.dataset.copied);
    } catch {
      field.select(); // to be copied by hand
      say(copy.dataset.failed);
    }
  });
  const share = part<HTMLButtonElement>('share');
  const ownWay = { title: subject, url: address };
  // Firefox has none on computers, and some browsers have one that shares nothing
  if (share && 'share' in navigator && (navigator.canShare?.(ownWay) ?? true)) {
    share.hidden = false;
    share.addEventListener('click', () =>
      navigator.share(ownWay).catch((error: unknown) => {
        // closed without a choice
        if (!(error instanceof DOMException && error.name === 'AbortError')) say(share.dataset.failed);
      }),
    );
  }
  part('close')?.addEventListener('click', closeInvitation);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) closeInvitation(); // beside it
  });
}

/** Opens the dialog; closing it leads the focus back to where it was. */
export function openInvitation(): void {
  if (dialog) close ??= keepModal(dialog, closeInvitation);
}
