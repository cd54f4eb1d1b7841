import { isRendered } from '../../ui/isRendered.ts';

/** A page may call a method first and show the element then, in the same event or after its framework has rendered. */
const PATIENCE_MS = 200;

const MESSAGE =
  'The dialog did not open: the element is in a part of the page that is not shown, such as a closed tab. ' +
  'Show that part first, or move the element out of it. The attribute hidden on the element itself is fine.';

/**
 * Makes what does something in an element that can be seen: at once, or a moment later where the page is about to show it.
 * Otherwise it is not done, and `onHidden` is told why, as is the console. Only the newest thing is waited for.
 */
export function createWhenRendered(element: HTMLElement, onHidden: (message: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const refuse = () => {
    console.warn(`[iq-test] ${MESSAGE}`, element);
    onHidden(MESSAGE);
  };
  return {
    cancel,
    run(act: () => void): void {
      cancel();
      if (isRendered(element)) act();
      else timer = setTimeout(() => (isRendered(element) ? act() : refuse()), PATIENCE_MS);
    },
  };
}
