import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { loadConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';

anewForEachTest();

const consentOfItsOwn = () =>
  createConsent({ storage: { read: () => null, write() {} }, onConsent() {}, hasPrivacySignal: () => false });
const { messages } = await loadConsentWords({ locale: 'en' });
const words = { ...messages, bannerTitle: '<b>Cookies</b>' };

test('it leads to the policy, holds what the page adds, and reads no words as HTML', () => {
  flushSync(() =>
    root.render(
      <ConsentBanner consent={consentOfItsOwn()} words={words}>
        <p id="more">More to know.</p>
      </ConsentBanner>,
    ),
  );
  expect(find('h2').textContent).toBe('<b>Cookies</b>');
  expect(find('a').getAttribute('href')).toBe('/privacy-policy');
  expect(find('#more').parentElement).toBe(find('h2').parentElement);
  expect([...place.querySelectorAll('button')].map(({ dataset }) => dataset.action)).toEqual([
    'reject',
    'customize',
    'accept',
    'dismiss',
  ]);
});

test('the choice in detail opens the dialog and leaves the question where it is', () => {
  const consent = consentOfItsOwn();
  flushSync(() => root.render(<ConsentBanner consent={consent} words={words} />));
  press(words.customize);
  expect(consent.getState()).toMatchObject({ isDialogOpen: true, isBannerVisible: true, record: undefined });
  expect(place.querySelector('section')).not.toBeNull();
  press(words.rejectAll);
  expect(consent.getState().record?.consent.analytics).toBe(false);
  expect(place.childElementCount).toBe(0);
});
