import type { LocaleCode } from '@quotient/contract/locales';
import type { ReactNode } from 'react';

/** What a page says in one language. */
export interface PageContent {
  /** Unique among the pages of a language. */
  title: string;
  description: string;
  /** The page in a few words, for breadcrumbs and its share picture. @default the title */
  name?: string;
  /** The day of the last change of substance, as `2026-11-22`. */
  updated?: string;
  /** What it is to search engines, as nodes of schema.org without `@context`. @default nothing */
  facts?: object[];
  /** What needs code on it: the test, or another island. @default nothing but the frame */
  island?: 'test' | 'other';
  content: ReactNode;
}

/** One page of the site, in all languages. */
export interface Page {
  /**
   * Its address in English. `/r` and `/verify` answer for every page below them, `/404` for whatever is not there.
   */
  path: string;
  /** The languages that it is written in; in the others it stands in English, and says so. @default all */
  locales?: readonly LocaleCode[];
  /** False for what search engines should pass over. @default true */
  indexed?: boolean;
  /** True where the address opens something private: no tag of others runs there. @default false */
  isPrivate?: boolean;
  /** The server fills title, description and content in. @default false */
  filled?: boolean;
  /** Without header and footer. @default false */
  bare?: boolean;
  write: (locale: LocaleCode) => PageContent;
}

/** Whether a page is written in a language. */
export const isWrittenIn = ({ locales }: Page, locale: LocaleCode): boolean =>
  !locales || locales.includes(locale);
