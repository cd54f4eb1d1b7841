import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { byRetentionKind, fillDays, retention, retentionText } from '@quotient/contract/retention';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { serverEntries } from '../content/storedData.ts';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { imprint } from './Imprint.tsx';
import { privacyPolicy } from './PrivacyPolicy.tsx';

/** The page as the server sends it. */
const htmlOf = (page: Page, locale: LocaleCode) => renderToStaticMarkup(page.write(locale).content);
function parsed(page: Page, locale: LocaleCode) {
  const { body } = new DOMParser().parseFromString(htmlOf(page, locale), 'text/html');
  return {
    body,
    text: body.textContent ?? '',
    all: <E extends HTMLElement = HTMLElement>(selector: string) => [...body.querySelectorAll<E>(selector)],
  };
}

describe.each(localeCodes)('%s', (locale) => {
  test.each([imprint, privacyPolicy])(
    '$path: headings in order, and no text with a place left in it',
    (page) => {
      const { all, text } = parsed(page, locale);
      const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      const { title, description } = page.write(locale);
      for (const said of [title, description, text]) expect(said).not.toMatch(/\{\{|\}\}|<|>|undefined/);
    },
  );

  test('what the footer and the payment screen link to is there', () => {
    expect(parsed(privacyPolicy, locale).all('h2#cookies')).toHaveLength(1);
    expect(
      parsed(imprint, locale)
        .all('h2#terms, h2#withdrawal')
        .map(({ id }) => id),
    ).toEqual(['terms', 'withdrawal']);
  });

  test('every place of the operator says that it is not filled in, and what may be absent is hidden', () => {
    const { missing, incomplete } = legalWordsIn[locale].imprint;
    const placesOf = (page: Page) =>
      parsed(page, locale)
        .all('[data-operator]:not([data-operator-optional] *)')
        .map(({ outerHTML, dataset, textContent }) => {
          expect(outerHTML).toMatch(/^<span data-operator="\w+"><span class="[^"]+">[^<]+<\/span><\/span>$/);
          return [dataset.operator, textContent];
        });
    expect(Object.fromEntries(placesOf(imprint))).toEqual(missing);
    const { registration: _, ...ofPolicy } = missing;
    expect(Object.fromEntries(placesOf(privacyPolicy))).toEqual(ofPolicy);
    const { all } = parsed(imprint, locale);
    expect(all('[data-operator-missing]').map(({ textContent }) => textContent)).toEqual([incomplete]);
    const optional = all('[data-operator-optional]');
    expect(
      optional.map(({ tagName, hidden, dataset }) => [tagName, hidden, dataset.operatorOptional]),
    ).toEqual(
      ['representative', 'phone'].flatMap((field) => [
        ['DT', true, field],
        ['DD', true, field],
      ]),
    );
    for (const entry of optional.filter(({ tagName }) => tagName === 'DD'))
      expect(entry.querySelector('span')?.outerHTML).toBe(
        `<span data-operator="${entry.dataset.operatorOptional}"></span>`,
      );
  });

  test('the policy prints every entry of what the server keeps, and how long, until the server says otherwise', () => {
    const { text, all } = parsed(privacyPolicy, locale);
    for (const { id, basis } of serverEntries) {
      const { stored } = legalWordsIn[locale];
      for (const said of [stored.server[id].name, stored.server[id].text, stored.basis[basis]])
        expect(text).toContain(said);
    }
    const places = all('[data-days]');
    const times = Object.fromEntries(places.map(({ dataset, textContent }) => [dataset.days, textContent]));
    expect(times).toEqual(byRetentionKind((kind) => retentionText(retention[kind].days, locale)));
    const other = fillDays(
      `<html lang="${locale}">${htmlOf(privacyPolicy, locale)}`,
      byRetentionKind(() => 11),
    );
    expect(other.split(`>${retentionText(11, locale)}</span>`)).toHaveLength(places.length + 1);
  });

  test('what machines read keeps its order', () => {
    const codes = parsed(privacyPolicy, locale).all('code');
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter(({ dir }) => dir !== 'ltr')).toEqual([]);
  });
});

describe('what the policy shows by the mark of a Google tag', () => {
  const { privacy } = legalWordsIn.en;
  const { analytics, cookies } = privacy;
  afterEach(() => {
    delete document.documentElement.dataset.googleTag;
    document.body.replaceChildren();
  });
  const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

  const measures = ['measures', 'measuringCookies'];
  const advertises = ['advertises', 'advertisingCookies'];

  test.each([
    [undefined, ['withoutTag'], 3],
    ['G-ABC1234567', ['withTag', 'gets', ...measures, 'where', 'withdraw'], 2],
    ['GT-ABC1234', ['withTag', 'gets', ...measures, ...advertises, 'where', 'withdraw'], 1],
    ['AW-123456789', ['withTag', 'gets', ...advertises, 'where', 'withdraw'], 2],
    ['GTM-ABC1234', ['withTag', 'container', 'gets', ...measures, ...advertises, 'where', 'withdraw'], 1],
  ])('%s', (tag, shown, notInUseCount) => {
    if (tag) document.documentElement.dataset.googleTag = tag;
    document.body.innerHTML = htmlOf(privacyPolicy, 'en');
    const isShown = (text: string) => {
      const isSame = ({ textContent }: Element) => textContent === plain(text);
      const places = [...document.querySelectorAll('p, span, dd, em')].filter(
        (place) => isSame(place) && ![...place.children].some(isSame),
      );
      expect(places.length, text).toBeGreaterThan(0);
      return places.filter((place) => place.checkVisibility()).length;
    };
    const { title: _, ...texts } = analytics;
    const visible = Object.entries(texts).flatMap(([name, text]) => (isShown(text) > 0 ? [name] : []));
    expect(visible.sort()).toEqual(['notes', ...shown, 'partner'].sort());
    expect([isShown(cookies.inUse), isShown(cookies.inUseByGoogle), isShown(cookies.notInUse)]).toEqual([
      1,
      3 - notInUseCount,
      notInUseCount,
    ]);
    const sides = [
      privacy.shortWithoutTag,
      privacy.shortWithTag,
      cookies.told,
      privacy.others.google.text,
    ].map(isShown);
    expect(sides).toEqual(tag ? [0, 1, 1, 1] : [1, 0, 0, 0]);
  });
});
