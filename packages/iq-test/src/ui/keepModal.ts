import { isPlaceRendered } from './isRendered.ts';

/** A page can hide a dialog in many ways, and the browser tells of few. Shorter than a visitor needs to reach the page. */
const LOOK_MS = 250;

/** Pages with their own scrolling, smooth or slide by slide, cancel these events everywhere. */
const SCROLLS = ['wheel', 'touchmove'];
const keepInside = (event: Event) => event.stopPropagation();

/** Dialogs that stay open, and the function that shows each again. */
const kept = new Map<HTMLDialogElement, (isAgain: boolean) => void>();

/**
 * Keeps a dialog open as a modal one for as long as it can be seen. An open dialog in a hidden part of the page would show
 * nothing and keep the visitor from everything else. So it closes while its place is hidden, and opens again with it;
 * it also opens again after it was moved. It scrolls even if the page around handles wheel and touch. Every modal
 * dialog of ours is opened here.
 *
 * Returns what closes it. `onClose` is called when the browser has closed it, as for a second Escape.
 */
export function keepModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  let isShown = false;
  let focused: HTMLElement | undefined;

  const look = (isAgain = false) => {
    if (!isPlaceRendered(dialog)) {
      if (isShown) dialog.close();
      isShown = false;
      return;
    }
    if (isShown && !dialog.open) return; // the browser has closed it, and its event comes
    // taken out of the page and put in again, it is open and no longer modal
    if (isShown && !isAgain && dialog.matches(':modal')) return;
    const before = focused; // opening moves the focus to the first field
    dialog.close();
    dialog.showModal();
    before?.focus();
    isShown = true;
    // what is asked in it comes above it
    for (const [other, show] of kept) if (other !== dialog && dialog.contains(other)) show(true);
  };
  const remember = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
  };
  const closed = () => {
    if (!isShown || dialog.open) return; // we have closed it ourselves, or opened it again since
    isShown = false;
    onClose();
  };

  dialog.addEventListener('focusin', remember);
  dialog.addEventListener('close', closed);
  for (const type of SCROLLS) dialog.addEventListener(type, keepInside, { passive: true });
  kept.set(dialog, look);
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    kept.delete(dialog);
    dialog.removeEventListener('focusin', remember);
    dialog.removeEventListener('close', closed);
    for (const type of SCROLLS) dialog.removeEventListener(type, keepInside);
    dialog.close();
  };
}
