import { localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { countOf } from '../content/conformance.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { accessibility } from './Accessibility.tsx';
import { conformanceReport } from './ConformanceReport.tsx';
import { withdraw } from './Withdraw.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe.each(localeCodes)('%s', (locale) => {
  test.each([withdraw, accessibility, conformanceReport])(
    '$path: headings in order, and no text with a place left in it',
    (page) => {
      const { title, description, content } = page.write(locale);
      const body = parse(renderToStaticMarkup(content));
      const levels = [...body.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      for (const said of [title, description, page === conformanceReport ? '' : body.textContent])
        expect(said).not.toMatch(/\{\{|\}\}|undefined/);
    },
  );

  test('the statement counts what the report says, and leaves the authority to the operator', () => {
    const text = parse(renderToStaticMarkup(accessibility.write(locale).content));
    expect(text.textContent).toMatch(new RegExp(`55.*${countOf('supports')}`));
    expect(text.querySelector('[data-operator="accessibilityAuthority"]')?.textContent).toBe(
      legalWordsIn[locale].accessibility.enforcement.missing,
    );
  });
});
