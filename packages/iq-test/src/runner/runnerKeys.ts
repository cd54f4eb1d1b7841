import type { KeyboardEvent } from 'react';
import { keepKey, shortcutOf } from '../ui/keepKeys.ts';
import type { RunnerView } from './runnerView.ts';

const STEP: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Keys that must not repeat while held down. */
const ONCE = ['enter', 'n', 'p', 'm'];
/** Letters and digits name options. Those of no option of this question do nothing, for the page around as well. */
const OPTION = /^[a-f1-9]$/;

/**
 * The shortcuts of a running test, for the element around it: letters and digits choose, arrows choose from
 * anywhere, Enter and N go on, P goes back, M marks for later. They work only while the focus is inside (WCAG 2.1.4).
 * What they use has its default prevented, by which `IqTestProvider` keeps it from the page around.
 */
export function runnerKeys(runner: RunnerView, focusFinish: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const key = shortcutOf(event);
    if (event.repeat && ONCE.includes(key)) {
      event.preventDefault(); // a key held down must not run through the questions, and never finish
      return;
    }
    const target = event.target as HTMLElement;
    if (target.closest('dialog, a, textarea, select')) return;
    const isButton = target.closest('button') !== null;
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    const options = runner.session.peek().questions[runner.currentIndex.peek()]?.options ?? [];

    const step = STEP[event.key];
    if (step && isButton) return keepKey(event); // scrolls, and must not turn a slide of the page
    if (step && !isRadio) {
      const selected = runner.selectedIndex.peek();
      const from = selected < 0 && step < 0 ? 0 : selected;
      const chosen = (from + step + options.length) % options.length;
      event.preventDefault(); // not also a scroll
      runner.choose(chosen);
      event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')[chosen]?.focus();
      return;
    }
    if (key === 'enter' && isButton) return; // the button's own
    if (!OPTION.test(key) && !ONCE.includes(key)) return;
    event.preventDefault();
    if (key === 'enter' || key === 'n') {
      // never finishes automatically: Enter held down must not end a test
      if (runner.isLast.peek()) focusFinish();
      else runner.next();
    } else if (key === 'p') {
      runner.previous();
    } else if (key === 'm') {
      runner.toggleFlag?.();
    } else {
      const index = /\d/.test(key) ? Number(key) - 1 : key.charCodeAt(0) - 97;
      if (index < options.length) runner.choose(index);
    }
  };
}
