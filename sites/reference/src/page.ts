import type { LocaleCode } from '@quotient/contract/locales';
import type { ReactNode } from 'react';

/** Content of a page in one language. */
export interface PageContent {
  /** Unique among the pages of a language. */
  title: string;
  description: string;
  /** The page in a few words, for breadcrumbs and its share picture. @default the title */
  name?: string;
  /** The day of the last change of substance, as `2026-11-22`. */
  updated?: string;
  /** Description for search engines, as nodes of schema.org without `@context`. @default nothing */
  facts?: object[];
  /** Code that it needs: the test, or another island. @default nothing but the frame */
  island?: 'test' | 'other';
  content: ReactNode;
}

/** One page of the site, in all languages. */
export interface Page {
  /**
   * Its address in English. `/r` and `/verify` answer for every page below them, `/404` for whatever is not there.
   */
  path: string;
  /** False for what search engines should pass over. @default true */
  indexed?: boolean;
  /** True where the address opens something private: no tag of others runs there. @default false */
  isPrivate?: boolean;
  /** The server fills title, description and content in. @default false */
  filled?: boolean;
  /** True for a page without header and footer. @default false */
  bare?: boolean;
  write: (locale: LocaleCode) => PageContent;
}
