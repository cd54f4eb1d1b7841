import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function Mounted({ children, onMounted }: { children: ReactNode; onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Takes over what was prerendered in the slot, or fills it anew. Resolves when its handlers are in place. */
export function mountReact(slot: HTMLElement, content: ReactNode): Promise<void> {
  const prerendered = slot.querySelector('[data-prerendered]');
  return new Promise((resolve) => {
    const app = <Mounted onMounted={resolve}>{content}</Mounted>;
    if (prerendered) hydrateRoot(prerendered, app);
    else createRoot(slot).render(app);
  });
}
