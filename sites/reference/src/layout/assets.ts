import type { LocaleCode } from '@quotient/contract/locales';

/** Addresses of the built files that every page loads. */
export interface Assets {
  /** The module of every page. */
  script: string;
  /** The module that fills the islands, on pages that have one. */
  islands: string;
  /** The classic script that runs before the first paint. */
  boot: string;
  styles: string[];
  /** Fonts for the first view of a language. */
  fonts: { [Locale in LocaleCode]?: string[] };
  /** Files of the test in a language: fetched early on pages that hold it. */
  testFiles: { [Locale in LocaleCode]?: string[] };
}
