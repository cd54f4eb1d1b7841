import { brand } from '@quotient/contract/brand';
import { type IslandName, islands } from './islands/islands.ts';
import { pushPageView } from './pageView.ts';
import './styles.ts';

pushPageView();

const slots = [...document.querySelectorAll<HTMLElement>('[data-island]')];

/** Resolves when there is a server to talk to. */
async function whenReady() {
  // Never true in a build: the mocks and all they import stay out of it.
  if (import.meta.env.MODE !== 'mocks') return;
  const { startMockWorker } = await import('@quotient/mocks/browser');
  await startMockWorker();
}

async function fill(slot: HTMLElement, ready: Promise<void>) {
  // A visitor may press a prerendered button before its code is here: that press is kept and repeated.
  const pressed: HTMLElement[] = [];
  const remember = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (button) pressed.push(button);
  };
  slot.addEventListener('click', remember);
  try {
    // `Island` writes no other name.
    await ready;
    const { mount } = await islands[slot.dataset.island as IslandName]();
    await mount(slot);
    slot.dataset.mounted = '';
    // Only in the next frame: by then an island that restores a saved test shows its own placeholder.
    requestAnimationFrame(() => delete document.documentElement.dataset.resuming);
    pressed.at(-1)?.click();
  } catch (error) {
    console.error(`The island "${slot.dataset.island}" could not be loaded.`, error);
    slot.querySelector<HTMLElement>('[data-island-failed]')?.removeAttribute('hidden');
    delete document.documentElement.dataset.resuming;
  } finally {
    slot.removeEventListener('click', remember);
  }
}

// On the home page, Home and the logo reset the test instead of loading the page again.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-home]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || !document.querySelector('[data-island="iq-test"][data-mounted]')) return;
  event.preventDefault();
  window.dispatchEvent(new CustomEvent(`${brand.slug}:home`));
  window.scrollTo({ top: 0 });
});

const ready = whenReady();
for (const slot of slots) void fill(slot, ready);
