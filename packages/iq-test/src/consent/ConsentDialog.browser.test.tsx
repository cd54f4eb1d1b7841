import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { CONSENT_VERSION, type ConsentRecord } from './consentRecord.ts';
import { loadConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';

anewForEachTest();

const { messages } = await loadConsentWords({ locale: 'fr' });
function open(...categoriesInUse: ('necessary' | 'analytics')[]) {
  const onConsent = vi.fn();
  const consent = createConsent({ storage: { read: () => null, write() {} }, onConsent });
  flushSync(() =>
    root.render(
      <div lang="fr-CA">
        <ConsentDialog
          consent={consent}
          words={messages}
          {...(categoriesInUse.length > 0 && { categoriesInUse })}
        />
      </div>,
    ),
  );
  flushSync(consent.openDialog);
  return { consent, onConsent };
}

test('every kind has its card, and of those that are not in use that is said', () => {
  open('necessary', 'analytics');
  const cards = [...place.querySelectorAll<HTMLElement>('[data-category]')];
  expect(cards.map(({ dataset }) => dataset.category)).toEqual([
    'necessary',
    'analytics',
    'marketing',
    'preferences',
  ]);
  expect(cards.map(({ textContent }) => textContent.includes(messages.notInUse))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(find('a').getAttribute('href')).toBe('/privacy-policy');
});

test('closing it decides nothing; a receipt is in the language around it', async () => {
  const { consent, onConsent } = open();
  find('[name="marketing"]').click();
  press(messages.closeDialog);
  expect([consent.getState().isDialogOpen, onConsent.mock.calls]).toEqual([false, []]);
  flushSync(consent.openDialog);
  expect(find<HTMLInputElement>('[name="marketing"]').checked).toBe(false);
  press(messages.acceptAllShort);
  flushSync(consent.openDialog);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  press(messages.saveReceipt);
  const file = saved.mock.calls[0]?.[0] as Blob;
  expect(JSON.parse(await file.text())).toMatchObject({ language: 'fr-CA' });
});

test('by plain props it shows what its owner knows, and asks for every change', () => {
  const calls = { onAcceptAll: vi.fn(), onRejectAll: vi.fn(), onSave: vi.fn(), onClose: vi.fn() };
  const draw = (open: boolean, record?: ConsentRecord) =>
    flushSync(() =>
      root.render(<ConsentDialog {...calls} open={open} record={record} words={messages} hasPrivacySignal />),
    );
  draw(false);
  expect(place.querySelector('dialog[open]')).toBeNull();
  draw(true);
  expect(place.textContent).toContain(messages.privacySignal);
  expect(place.querySelector('[data-action="receipt"]')).toBeNull(); // nothing is decided yet
  find('[name="marketing"]').click();
  press(messages.savePreferences);
  const chosen = { necessary: true, analytics: false, marketing: true, preferences: false };
  expect(calls.onSave).toHaveBeenCalledExactlyOnceWith(chosen);
  press(messages.rejectAll);
  press(messages.acceptAllShort);
  press(messages.closeDialog);
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
  expect(place.querySelector('dialog[open]')).not.toBeNull(); // its owner closes it
  draw(false);
  draw(true, { consent: chosen, version: CONSENT_VERSION, timestamp: 0 });
  expect(find<HTMLInputElement>('[name="marketing"]').checked).toBe(true);
  expect(find('[data-action="receipt"]').textContent).toBe(messages.saveReceipt);
});

test('without a decision it compiles only with all that it asks for', () => {
  const most = { open: true, onAcceptAll() {}, onRejectAll() {}, onSave() {}, words: messages };
  // @ts-expect-error nothing would close it; never drawn
  const wrong = () => <ConsentDialog {...most} />;
  expect(wrong).not.toThrow();
});
