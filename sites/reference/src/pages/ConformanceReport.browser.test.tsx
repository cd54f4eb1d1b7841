import { localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { conformanceTests, criteria } from '../content/conformance.ts';
import { conformanceReport } from './ConformanceReport.tsx';

test.each(localeCodes)(
  'in %s the report is marked as English, and shows each criterion with its tests',
  (locale) => {
    const html = renderToStaticMarkup(conformanceReport.write(locale).content);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const english = body.querySelector('[lang="en"][dir="ltr"]');
    const entries = [...(english?.querySelectorAll('h4') ?? [])];
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      criteria.map(({ id, name, level }) => `${id} ${name} (${level})`),
    );
    for (const [index, { tests, note }] of criteria.entries()) {
      const text = entries[index]?.parentElement?.textContent ?? '';
      for (const named of tests) {
        expect(text).toContain(conformanceTests[named].title);
        expect(text).toContain(conformanceTests[named].file);
      }
      expect(text).toContain(note);
    }
  },
);
