// What pages with islands load beside client.ts; their head asks for it at once.
import { fill, fillWhenWanted } from './islands/fill.ts';

/** Resolves when there is a server to talk to. */
async function whenReady() {
  // Never true in a build: the mocks and all they import stay out of it.
  if (import.meta.env.MODE !== 'mocks') return;
  const { startMockWorker } = await import('@quotient/mocks/browser');
  await startMockWorker();
}

const ready = whenReady();
for (const slot of document.querySelectorAll<HTMLElement>('[data-island]'))
  if (slot.dataset.whenWanted === undefined) void fill(slot, ready);
  else fillWhenWanted(slot, ready);
