import { useEffect } from 'react';

/** Elements that use the arrow keys themselves. */
const ownArrows = 'input, select, textarea, dialog, [role="tab"], [data-iq-root], section[tabindex]';

/** The arrow keys lead to the questions before and after. */
export function useNeighborKeys(
  goPrevious: (() => void) | undefined,
  goNext: (() => void) | undefined,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownArrows)) return;
      const go = { ArrowLeft: goPrevious, ArrowRight: goNext }[event.key];
      if (!go) return;
      event.preventDefault(); // not also a scroll
      go();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [goPrevious, goNext]);
}
