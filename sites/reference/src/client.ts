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
  try {
    await ready;
    const { mount } = await islands[slot.dataset.island as IslandName]();
    const pressed = slot.querySelector<HTMLElement>('[data-pressed]'); // see boot.ts
    pressed?.removeAttribute('data-pressed');
    const radios = () => [...slot.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const chosen = radios().findIndex((radio) => radio.checked);
    // As it was prerendered: hydration would otherwise meet a choice that its state knows nothing of.
    for (const radio of radios()) radio.checked = radio.defaultChecked;
    await mount(slot);
    slot.dataset.mounted = '';
    // Only in the next frame: by then an island that restores a saved test shows its own placeholder.
    requestAnimationFrame(() => delete document.documentElement.dataset.resuming);
    // What was chosen and pressed before the code came is done again, in that order: a choice of more time counts.
    const radio = radios()[chosen];
    if (radio && !radio.checked) radio.click();
    pressed?.click();
  } catch (error) {
    console.error(`The island "${slot.dataset.island}" could not be loaded.`, error);
    slot.querySelector<HTMLElement>('[data-island-failed]')?.removeAttribute('hidden');
    delete document.documentElement.dataset.resuming;
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
