import { useEffect } from 'react';

/** Marks the history entry that stands between the test and the page before it. */
const GUARD = 'iqTestGuard';

/**
 * While mounted, leaving the page asks the browser's question, and Back stays here and calls `onBack`.
 * The browser forbids both without a click on the page first; starting the test is one.
 */
export function useLeaveGuard(onBack: () => void): void {
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const pushGuard = () => {
      if (history.state?.[GUARD] !== true) history.pushState({ ...history.state, [GUARD]: true }, '');
    };
    let { hash } = location;
    const popState = () => {
      // a link to a place on this page (the skip link, say) is no way back
      const isJump = location.hash !== hash;
      hash = location.hash;
      if (isJump) {
        history.replaceState({ ...history.state, [GUARD]: true }, '');
        return;
      }
      pushGuard();
      onBack();
    };
    pushGuard();
    addEventListener('beforeunload', beforeUnload);
    addEventListener('popstate', popState);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('popstate', popState);
    };
  }, [onBack]);
}
