import { isRendered } from '../../ui/isRendered.ts';

/** A page may call a method first and show the element then, in the same event or after its framework has rendered. */
const PATIENCE_MS = 200;

const MESSAGE =
  'The dialog did not open: the element is in a part of the page that is not shown, such as a closed tab. ' +
  'Show that part first, or move the element out of it. The attribute hidden on the element itself is fine.';

/**
 * Creates a function that runs an action once the element is visible, now or within a moment. Otherwise it drops the
 * action and reports the reason to `onHidden` and the console. Only the newest action waits.
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
