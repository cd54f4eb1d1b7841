import { startConsent } from './consent.ts';
import { bringFiguresAlive } from './figures/figureScripts.ts';
import { offerLanguage, reactToFrame } from './frame.ts';
import { fill, fillWhenWanted } from './islands/fill.ts';
import { pushPageView } from './pageView.ts';
import './styles.ts';

startConsent(); // first: no tag may run, and nothing be told, before it is said what is allowed
pushPageView();
reactToFrame();
offerLanguage();
bringFiguresAlive();

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
