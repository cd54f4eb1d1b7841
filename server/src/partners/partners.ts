import { type Partner, readUrl } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import { isLoopback } from '../base/publicAddress.ts';
import type { Partners } from './ports.ts';

/** Index of the first repeated value of a list; -1: none. */
export const indexOfRepeat = (list: readonly string[]): number =>
  list.findIndex((each, i) => list.indexOf(each) < i);

/** The partners of a list. */
export function createPartners(list: readonly Partner[]): Partners {
  const byKey = new Map(list.map((partner) => [partner.key, partner]));
  const allOrigins = new Set(list.flatMap(({ origins }) => origins));
  return {
    get: (key) => byKey.get(key),
    hasOrigin: (origin) => allOrigins.has(origin),
    nameOf: (key) => byKey.get(key)?.name,
  };
}

/**
 * The `Origin` of a request from a foreign page; `null` for our own pages and for requests without one. Only pages of
 * the public origin are ours: any site can name its own host. A server without a public name uses the requested host,
 * which must be this machine.
 */
export function foreignOrigin({ headers, url }: Request, publicUrl: string): string | null {
  const origin = headers.get('Origin');
  if (origin === null || origin === publicUrl) return null;
  const isAsked = readUrl(origin)?.host === new URL(url).host;
  return isAsked && isLoopback(url) && isLoopback(publicUrl) ? null : origin;
}

/**
 * Finds the partner of a key, if a page of `hostOrigin` (`null`: one of ours) may use it; our own pages need none.
 * Throws `partner_not_found`, `origin_not_allowed`.
 */
export function findPartner(
  partners: Partners,
  key: string | undefined,
  hostOrigin: string | null,
): Partner | undefined {
  const partner = key === undefined ? undefined : partners.get(key);
  if (key !== undefined && !partner) throw new ApiError('partner_not_found');
  if (hostOrigin !== null && !partner?.origins.includes(hostOrigin)) throw new ApiError('origin_not_allowed');
  return partner;
}
