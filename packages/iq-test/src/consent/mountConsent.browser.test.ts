import { afterEach, expect, test, vi } from 'vitest';
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

test('without a place it is the last of the page, in its language and direction, until it is taken away', () => {
  const { end } = mount();
  const [root] = roots();
  expect(document.body.lastElementChild).toBe(root);
  expect([root?.lang, root?.dir]).toEqual(['ar', 'rtl']);
  expect(root?.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy');
  end();
  expect(roots()).toEqual([]);
});

test('beside a banner of the page’s own there is the dialog alone, empty while it is closed', async () => {
  const { consent } = mount({ isDialogOnly: true });
  const [root] = roots();
  const dialog = root?.querySelector('dialog');
  expect(root?.querySelectorAll('section, button')).toHaveLength(0);
  consent.openDialog();
  await vi.waitFor(() => expect(dialog?.open).toBe(true));
  expect(dialog?.querySelectorAll('[role="switch"]')).toHaveLength(4);
  consent.acceptAll();
  expect([dialog?.open, dialog?.childElementCount]).toEqual([false, 0]);
  expect(dialog?.getAttributeNames()).toEqual(['part', 'class']);
});

test('two on a page share no id, and what is named by one is there', async () => {
  for (const { consent } of [mount(), mount({ isDialogOnly: true })]) consent.openDialog();
  await vi.waitFor(() => expect(document.querySelectorAll('[role="switch"]')).toHaveLength(8));
  const all = (name: string) =>
    roots().flatMap((root) => [...root.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)));
  const ids = all('id');
  expect(new Set(ids).size).toBe(ids.length);
  const named = ['for', 'form', 'aria-describedby', 'aria-labelledby'].flatMap(all);
  expect(named).toHaveLength(2 * (4 + 1 + 5 + 1) + 1);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
