import type { LocaleCode } from '@quotient/contract/locales';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';

/** One step on the way to a page. */
export interface Breadcrumb {
  label: string;
  /** Path without the language. */
  path: string;
}

/** The way from the first page to this one, both included; empty where there is none to show. */
export const breadcrumbsOf = (page: Page, locale: LocaleCode, name: string): Breadcrumb[] =>
  page.path === '/' || page.indexed === false
    ? []
    : [
        { label: wordsIn[locale].home, path: '/' },
        { label: name, path: page.path },
      ];
