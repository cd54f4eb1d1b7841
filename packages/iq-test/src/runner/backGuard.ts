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
 * Puts an entry of ours on top of the page's: Back takes that away, stays on the page and calls `onBack`, which answers
 * false to let the visitor go. `around` is the element that the test is in. Returns what ends it.
 *
 * A router acts on the entries that it has written: it would build the page again under the running test. Nothing can be
 * kept from it, as the listeners of a window are called in the order in which they came. So what it has written moves from
 * its entry to ours, and stands there for whoever comes back from the next page; routers let an entry without a state be
 * (Turbo, Astro, Next, Vue, Svelte, Inertia, htmx, swup, Livewire).
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
    // ours is on top again: the page has taken back an entry of its own, for a menu perhaps
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
