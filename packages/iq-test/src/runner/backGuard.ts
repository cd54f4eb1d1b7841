/** Marks our history entry between the test and the page before it. */
const GUARD = 'iqTestGuard';

const isOurs = (state: unknown): state is { [GUARD]: true } =>
  (state as Record<string, unknown> | null)?.[GUARD] === true;
const withoutHash = () => location.href.replace(/#.*/, '');

/** The entry that we have emptied, while no test runs: its page, what was written there, and the element of the test. */
let emptied: { page: string; written: object; around: Element } | undefined;

/** The visitor is back on an emptied entry, which the page's router ignores: it shows whatever it showed before. */
function leaveEmptied({ state }: PopStateEvent): void {
  if (!emptied || state !== null || withoutHash() !== emptied.page) return;
  history.replaceState(emptied.written, '');
  const isStillShown = emptied.around.isConnected;
  emptied = undefined;
  if (!isStillShown) location.reload();
}

/**
 * Adds a history entry of ours above the page's: Back removes it, stays on the page and calls `onBack`, which returns
 * false to let the visitor leave. `around` is the element with the test. Returns a function that removes the guard. A
 * router acts on its own entries: it would build the page again under the running test. We can't hide events from it,
 * as listeners of a window run in the order in which they were added. So we move the router's state from its entry to
 * ours, where it is found after a return from the next page; routers ignore an entry without a state (Turbo, Astro,
 * Next, Vue, Svelte, Inertia, htmx, swup, Livewire).
 */
export function guardBack(around: Element, onBack: () => boolean): () => void {
  const page = withoutHash();
  let { hash } = location;
  let written: object | null = null;

  const push = () => {
    const { state } = history;
    if (isOurs(state)) {
      const { [GUARD]: _, ...moved } = state;
      if (Object.keys(moved).length > 0) written = moved;
      return;
    }
    written = state ?? written;
    if (state !== null) history.replaceState(null, '');
    history.pushState({ ...written, [GUARD]: true }, '');
  };
  const popState = (event: PopStateEvent) => {
    // further than one step, to another page of an app: its router decides
    if (withoutHash() !== page) return;
    // a link to a place on this page (the skip link, say) is no way back
    const isJump = location.hash !== hash;
    hash = location.hash;
    if (isJump) {
      history.replaceState({ ...history.state, [GUARD]: true }, '');
      return;
    }
    // ours is on top again: the page has removed an entry of its own, perhaps for a menu
    if (isOurs(event.state)) return;
    event.stopImmediatePropagation(); // for those who came later
    if (onBack()) push();
    else history.back();
  };

  emptied = undefined;
  removeEventListener('popstate', leaveEmptied);
  push();
  addEventListener('popstate', popState, { capture: true });
  return () => {
    removeEventListener('popstate', popState, { capture: true });
    if (!written) return;
    emptied = { page, written, around };
    addEventListener('popstate', leaveEmptied);
  };
}
