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
  /** What the words of a language are seen in first. */
  fonts: { [Locale in LocaleCode]?: string[] };
  /** The same for a page in English within a frame in a language. @default those of the language */
  frameFonts: { [Locale in LocaleCode]?: string[] };
  /** What the test needs to run in a language: fetched ahead on pages that hold it. */
  testFiles: { [Locale in LocaleCode]?: string[] };
}
