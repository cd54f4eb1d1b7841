import type { Partner } from '@quotient/contract';
import type { LocaleCode } from '@quotient/contract/locales';

/** The sites that may embed the test. */
export interface Partners {
  /** Partner of a working key. Its `key` is its first one, which tests store. */
  get(key: string): Partner | undefined;
  /** Returns true if a partner lists exactly this text of an `Origin` header. */
  hasOrigin(origin: string): boolean;
  /** Name of a partner with stored tests, even if it may no longer embed the test. */
  nameOf(key: string): string | undefined;
}

/** Visit of a page of ours, or of a partner's page; then without a language. */
export type Visit = { partner: null; locale: LocaleCode } | { partner: string; locale: null };

/** Counts requests for pages with the test. */
export interface Visits {
  /** Counts a visit. From the request it only uses whether a person may have sent it. */
  count(request: Request, visit: Visit): void;
}

/** Everything that the routes of partners need. */
export interface Ports {
  partners: Partners;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** Counter of visits. @default visits aren't counted */
  visits?: Visits;
}
