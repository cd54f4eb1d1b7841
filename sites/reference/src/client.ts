import { brand } from '@quotient/contract/brand';
import { resolveLocale, visitorLocales } from '@quotient/iq-test';
import { readConsent, tellGoogle } from '@quotient/iq-test/consent';
import { type IslandName, islands } from './islands/islands.ts';
import { OPEN_COOKIE_SETTINGS } from './islands/openCookieSettings.ts';
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
    const buttons = () => [...slot.querySelectorAll<HTMLElement>('button')];
    const radios = () => [...slot.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    let press: { action: string | undefined; index: number } | undefined;
    let chosen = -1;
    await mount(slot, () => {
      const pressed = slot.querySelector<HTMLElement>('[data-pressed]'); // see boot.ts
      if (pressed) press = { action: pressed.dataset.action, index: buttons().indexOf(pressed) };
      pressed?.removeAttribute('data-pressed');
      chosen = radios().findIndex((radio) => radio.checked);
      // As it was prerendered: hydration would otherwise meet a choice that its state knows nothing of.
      for (const radio of radios()) radio.checked = radio.defaultChecked;
    });
    slot.dataset.mounted = '';
    // Only in the next frame: by then an island that restores a saved test shows its own placeholder.
    requestAnimationFrame(() => delete document.documentElement.dataset.resuming);
    // What was chosen and pressed before the code came is done again, in that order: a choice of more time counts.
    const radio = radios()[chosen];
    if (radio && !radio.checked) radio.click();
    // Drawn anew, the button is another element: the one of the same action, or of the same place.
    const again = buttons().find((button, index) =>
      press?.action ? button.dataset.action === press.action : index === press?.index,
    );
    again?.click();
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
const whenPressed = slots.find((slot) => slot.dataset.whenPressed !== undefined);
for (const slot of slots) if (slot !== whenPressed) void fill(slot, ready);

// Cookie consent: what was decided is told at once; the code to change it is fetched when it is asked for.
const decision = readConsent();
document.documentElement.dataset.consent = decision ? 'decided' : 'undecided';
if (decision) tellGoogle(decision.consent);
let consentIsThere: Promise<void> | undefined;
function fillConsent() {
  consentIsThere ??= whenPressed && fill(whenPressed, ready);
  return consentIsThere;
}
// the prerendered words are English
if (resolveLocale(visitorLocales()).code !== 'en') void fillConsent();
whenPressed?.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '');
    void fillConsent();
  },
  { once: true },
);
async function openCookieSettings() {
  await fillConsent();
  window.dispatchEvent(new Event(OPEN_COOKIE_SETTINGS));
}
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-cookie-settings]') : null;
  if (!link || !whenPressed) return;
  event.preventDefault();
  void openCookieSettings();
});
// pressed before this code was here, see boot.ts
if (whenPressed && document.querySelector('[data-cookie-settings][data-pressed]')) void openCookieSettings();
