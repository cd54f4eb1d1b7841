import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

function Mounted({ children, onMounted }: { children: ReactNode; onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

interface MountOptions {
  /** True if other content was prerendered: the slot is drawn again. @default false */
  anew?: boolean;
  /** See `IslandModule`. */
  beforeTakeover?: () => Promise<void>;
}

/**
 * Hydrates the prerendered content of the slot, or draws it again if it's missing or different. Resolves when its
 * handlers are in place.
 */
export async function mountReact(
  slot: HTMLElement,
  content: ReactNode,
  { anew = false, beforeTakeover }: MountOptions = {},
): Promise<void> {
  const prerendered = slot.querySelector('[data-prerendered]');
  const ids = { identifierPrefix: slot.dataset.island ?? '' }; // as in `Island`
  await beforeTakeover?.();
  return new Promise((resolve) => {
    const app = <Mounted onMounted={resolve}>{content}</Mounted>;
    // at once: what a visitor presses while React takes its time would be lost
    flushSync(() => {
      if (prerendered && !anew) hydrateRoot(prerendered, app, ids);
      else createRoot(prerendered ?? slot, ids).render(app);
    });
  });
}
