import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import { createConsent } from './createConsent.ts';

anewForEachTest();

test('it is there while there is a decision to change, and opens the dialog', () => {
  const consent = createConsent({ storage: { read: () => null, write() {} }, onConsent: vi.fn() });
  const words = { settings: 'Cookie settings' };
  flushSync(() => root.render(<ConsentSettingsButton consent={consent} words={words} tone="quiet" />));
  expect(place.childElementCount).toBe(0);
  flushSync(consent.dismissBanner); // put off is not decided
  expect(place.childElementCount).toBe(0);
  flushSync(consent.rejectAll);
  expect([find('button').title, find('button').dataset.action]).toEqual(['Cookie settings', 'settings']);
  press('Cookie settings');
  expect(consent.getState().isDialogOpen).toBe(true);
});

test('by plain props it is always there, also in what a server has made of it', async () => {
  const onClick = vi.fn();
  const button = <ConsentSettingsButton words={{ settings: 'Cookie settings' }} onClick={onClick} />;
  const said = vi.spyOn(console, 'error');
  const page = place.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(button);
  const served = find('button');
  const hydrated = hydrateRoot(page, button);
  await expect
    .poll(() => {
      served.click();
      return onClick.mock.calls.length;
    })
    .toBeGreaterThan(0);
  expect(find('button')).toBe(served);
  expect(said).not.toHaveBeenCalled();
  hydrated.unmount();
});

test('without a decision and without a callback it does not compile', () => {
  // @ts-expect-error it would do nothing; never drawn
  const wrong = () => <ConsentSettingsButton words={{ settings: 'Cookie settings' }} />;
  expect(wrong).not.toThrow();
});
