import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchPage } from '../ui/stillRunning.fixture.ts';
import { attachConsent } from './attachConsent.ts';
import { consentDialog, type OpenDialog } from './consentDialog.ts';
import { consentMarkup } from './consentMarkup.ts';
import { CONSENT_STORAGE_KEY } from './consentRecord.ts';
import { loadConsentWords } from './consentWords.ts';
import { type Consent, createConsent } from './createConsent.ts';

const words = await loadConsentWords({ locale: 'en' });
const onConsent = vi.fn();
let place: HTMLElement;
let consent: Consent;
let end = () => {};

beforeEach(() => {
  onConsent.mockReset();
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = consentMarkup({ words, privacyHref: '#privacy' });
  consent = createConsent({ onConsent });
});
afterEach(() => {
  end();
  place.remove();
});

const dialogOfWords = async () => consentDialog({ words });
function attach(loadDialog: () => Promise<OpenDialog> = dialogOfWords): void {
  end = attachConsent(place, { consent, loadDialog });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const banner = page.getByRole('region', { name: 'We value your privacy' });
const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });

test('HTML that anybody has made shows nothing before it is attached, and keeps its elements after', async () => {
  expect(page.getByRole('region').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
  const made = place.querySelector('section');
  attach();
  await expect.element(banner).toBeVisible();
  expect(banner.element()).toBe(made);
});

test('a decision of an earlier visit is reported once; one in another tab arrives', async () => {
  consent.acceptAll();
  onConsent.mockReset();
  consent = createConsent({ onConsent });
  attach();
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(onConsent).toHaveBeenCalledOnce();
  localStorage.removeItem(CONSENT_STORAGE_KEY);
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  await expect.element(banner).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('Escape closes the preferences without deciding, and gives the focus back', async () => {
  attach();
  await button('Customize').click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Customize')).toHaveFocus();
  expect([consent.getState().isDialogOpen, onConsent.mock.calls]).toEqual([false, []]);
});

test.for(['banner', 'dialog'])('after a decision in the %s the focus is where it came from', async (way) => {
  const before = document.createElement('button');
  before.append('Before');
  place.before(before);
  before.focus();
  attach();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'privacy policy' })).toHaveFocus();
  await userEvent.tab();
  if (way === 'dialog') {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await button('Save Preferences').click();
  } else await userEvent.keyboard('{Enter}');
  expect(page.getByRole('region').elements()).toEqual([]);
  await expect.element(button('Before')).toHaveFocus();
  before.remove();
});

test.for(['Reject All', 'Customize'])(
  'after a decision by mouse (%s), where nothing had the focus before, the settings button has it',
  async (name) => {
    attach();
    await button(name).click();
    if (name === 'Customize') await button('Save Preferences').click();
    await expect.element(button('Cookie settings')).toHaveFocus();
  },
);

test('preferences that cannot be fetched are said, also where the banner was put off, and come when asked for again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(dialogOfWords);
  attach(load);
  await button('Close without deciding').click();
  load.mockRejectedValueOnce(new Error('offline'));
  consent.openDialog();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.messages.dialogFailed);
  expect(said).toHaveBeenCalledOnce();
  expect(consent.getState().isDialogOpen).toBe(false);
  await button('Customize').click();
  await expect.element(dialog).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('where they cannot be fetched the banner still decides, and goes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  attach(() => Promise.reject(new Error('offline')));
  await button('Customize').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('Reject All').click();
  expect(page.getByRole('region').elements()).toEqual([]);
  expect(onConsent).toHaveBeenCalledOnce();
});

test('preferences that come after they were closed again, or after the end, do not open', async () => {
  for (const leave of [consent.closeDialog, () => end()]) {
    const opened = dialogOfWords();
    attach(() => opened);
    consent.openDialog();
    leave();
    await opened;
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.getByRole('dialog').elements()).toEqual([]);
    end();
  }
});

test('when it ends in the turn of a decision nothing of it runs on, and nobody hears of the next one', async () => {
  attach();
  const running = watchPage();
  const accept = button('Accept All Cookies').element() as HTMLElement;
  accept.focus();
  accept.click();
  const before = running.stillRunning();
  end();
  const after = running.stillRunning();
  running.end();
  expect([before, after]).toEqual([['setTimeout (followFocus.ts)'], []]);
  onConsent.mockReset();
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  expect(onConsent).not.toHaveBeenCalled();
});
