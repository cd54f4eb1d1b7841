import { afterEach, expect, test } from 'vitest';
import { loadConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';
import { type MountConsentOptions, mountConsent } from './mountConsent.ts';

const words = await loadConsentWords({ locale: 'ar' });
const ends: (() => void)[] = [];
function mount(options: Partial<MountConsentOptions> = {}) {
  const consent = createConsent({ storage: { read: () => null, write() {} }, onConsent() {} });
  const end = mountConsent({ consent, words, ...options });
  ends.push(end);
  return { consent, end };
}
const roots = () => [...document.querySelectorAll<HTMLElement>('body > [data-iq-root]')];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('without a place it is the last of the page, in its language and direction', () => {
  mount();
  const [root] = roots();
  expect(document.body.lastElementChild).toBe(root);
  expect([root?.lang, root?.dir]).toEqual(['ar', 'rtl']);
  expect(root?.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy');
});

test('beside a banner of the page’s own there is the dialog alone, empty while it is closed', () => {
  const { consent, end } = mount({ isDialogOnly: true });
  const [root] = roots();
  const dialog = root?.querySelector('dialog');
  expect(root?.querySelectorAll('section, button')).toHaveLength(0);
  consent.openDialog();
  expect([dialog?.open, dialog?.querySelectorAll('[role="switch"]').length]).toEqual([true, 4]);
  consent.acceptAll();
  expect([dialog?.open, dialog?.childElementCount, dialog?.ariaLabel]).toEqual([false, 0, null]);
  expect(dialog?.getAttributeNames()).toEqual(['part', 'class']);
  expect(root?.querySelectorAll('section, button')).toHaveLength(0);
  end();
  expect(roots()).toEqual([]);
});

test('two on a page share no id', () => {
  for (const { consent } of [mount(), mount({ isDialogOnly: true })]) consent.openDialog();
  const ids = roots().flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
});
