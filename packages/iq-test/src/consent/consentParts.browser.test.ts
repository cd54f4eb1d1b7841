import { afterEach, expect, test, vi } from 'vitest';
import { bannerOf, dialogOf, type Shown, settingsOf } from './consentParts.ts';
import { loadConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';

afterEach(() => document.body.replaceChildren());

const words = await loadConsentWords({
  locale: 'en',
  overrides: { bannerTitle: '<img src=x>', bannerText: 'Read <privacy>how</privacy> & <b>why</b>.' },
});
function shown(): Shown {
  const consent = createConsent({ storage: { read: () => null, write() {} }, onConsent() {} });
  return { consent, words, privacyHref: '/"privacy', categoriesInUse: undefined, id: 'mine' };
}
const all = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];

test('no word and no address is read as HTML', () => {
  const banner = bannerOf(shown());
  expect(banner.querySelector('h2')?.textContent).toBe('<img src=x>');
  expect(all(banner, 'img, b')).toEqual([]);
  expect(all(banner, 'a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['how', '/"privacy'],
  ]);
});

test('every id is of its own, and all that is named by one is there', () => {
  const { content, titleId, introId } = dialogOf(shown());
  document.body.append(content, bannerOf(shown()), settingsOf(shown()));
  const ids = all(document, '[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith('mine-'))).toEqual([]);
  const named = ['for', 'form', 'aria-describedby', 'aria-labelledby'].flatMap((name) =>
    all(document, `[${name}]`).map((element) => element.getAttribute(name)),
  );
  expect([...named, titleId, introId].filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(named).toHaveLength(4 + 1 + 4 + 1);
});

test('what is switched on is saved when the form is sent, whoever sends it', () => {
  const made = shown();
  const save = vi.spyOn(made.consent, 'save');
  document.body.append(dialogOf(made).content);
  for (const name of ['analytics', 'preferences'])
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click();
  document.querySelector('form')?.requestSubmit();
  expect(save).toHaveBeenCalledExactlyOnceWith({
    necessary: true,
    analytics: true,
    marketing: false,
    preferences: true,
  });
});
