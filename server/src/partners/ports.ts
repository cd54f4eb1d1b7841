import type { Partner } from '@quotient/contract';
import type { LocaleCode } from '@quotient/contract/locales';

/** The sites that may embed the test. */
export interface Partners {
  /** The partner that a key works for. Its `key` is the one that it had first, which tests remember. */
  get(key: string): Partner | undefined;
  /** True when a partner lists exactly this text of an `Origin` header. */
  hasOrigin(origin: string): boolean;
  /** The name of a partner whose tests are stored, also where it may embed no test any more. */
  nameOf(key: string): string | undefined;
}

/** A visit of a page of ours, or of a partner's page; of that one the language is not told. */
export type Visit = { partner: null; locale: LocaleCode } | { partner: string; locale: null };

/** Counts how often pages with the test are asked for. */
export interface Visits {
  /** Takes nothing from the request but whether a person may have sent it. */
  count(request: Request, visit: Visit): void;
}

/** Everything that the routes of partners need. */
export interface Ports {
  partners: Partners;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** @default nobody counts */
  visits?: Visits;
}
