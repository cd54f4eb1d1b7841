import { readConsent, tellGoogle } from '@quotient/iq-test/consent';
import { bringFiguresAlive } from './figures/figureScripts.ts';
import { offerLanguage, reactToFrame } from './frame.ts';
import { fill, fillWhenWanted } from './islands/fill.ts';
import { OPEN_COOKIE_SETTINGS } from './islands/openCookieSettings.ts';
import { pushPageView } from './pageView.ts';
import './styles.ts';

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
const slots = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const whenPressed = slots.find((slot) => slot.dataset.whenPressed !== undefined);
for (const slot of slots) {
  if (slot === whenPressed) continue;
  if (slot.dataset.whenWanted === undefined) void fill(slot, ready);
  else fillWhenWanted(slot, ready);
}

// Cookie consent: what was decided is told at once; the code to change it is fetched when it is asked for.
const decision = readConsent();
document.documentElement.dataset.consent = decision ? 'decided' : 'undecided';
if (decision) tellGoogle(decision.consent);
let consentIsThere: Promise<void> | undefined;
function fillConsent() {
  consentIsThere ??= whenPressed && fill(whenPressed, ready);
  return consentIsThere;
}
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
