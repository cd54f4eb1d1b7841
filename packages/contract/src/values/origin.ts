import { readUrl } from './readUrl.ts';

// Origins of partners' pages: problems of a written one, and the intended one. Values without a library.

/** Problems of an origin's text, with their messages. */
export const originProblems = {
  origin_missing: 'must not be empty',
  origin_wildcard: 'must name one host: there is no *, so write down each host by itself',
  origin_scheme: 'must begin with https:// (or http://)',
  origin_spelling: 'must be spelled as browsers send it: other letters than a to z as xn--…',
  origin_login: 'must not have a name and password',
  origin_slash: 'must not have a slash at the end',
  origin_path: 'must end after the host: an origin has no path, and it holds for all pages of its host',
  origin_case: 'must be in lower case, as browsers send it',
  origin_port: 'must leave out the port that its scheme has anyway, as browsers do',
  origin_host: 'must be an origin as browsers send it, e.g. https://www.example.org',
} as const;

/** Problem of an origin. */
export type OriginProblem = keyof typeof originProblems;

/**
 * Returns true for an origin as in the `Origin` header. It is also written into a content security policy, where `*`
 * and `;` have a meaning: the URL parser would accept them.
 */
const isOrigin = (text: string) =>
  /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/.test(text) && readUrl(text)?.origin === text;

/** Finds the problem of an origin that should be fixed first; `undefined` for one as browsers send it. */
export function originProblem(text: string): OriginProblem | undefined {
  if (isOrigin(text)) return undefined;
  const afterScheme = text.replace(/^https?:\/\//i, '');
  if (text.trim() === '') return 'origin_missing';
  if (text.includes('*')) return 'origin_wildcard';
  if (afterScheme === text) return 'origin_scheme';
  if (/[^!-~]/.test(text)) return 'origin_spelling';
  if (/^[^/]*@/.test(afterScheme)) return 'origin_login';
  if (/^[^/?#]+\/$/.test(afterScheme)) return 'origin_slash';
  if (/[/?#]/.test(afterScheme)) return 'origin_path';
  if (/[A-Z]/.test(text)) return 'origin_case';
  if (/:\d+$/.test(text) && (readUrl(text)?.origin ?? text) !== text) return 'origin_port';
  return 'origin_host';
}

/**
 * Guesses the intended origin: of an address with a path, in capitals, in other letters, or without its scheme.
 * `undefined` if it can't be guessed.
 */
export function meantOrigin(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const { origin = '', hostname = '' } = readUrl(address) ?? {};
  return isOrigin(origin) && (hostname.includes('.') || hostname === 'localhost') ? origin : undefined;
}

/** Returns true if anybody on the network can read and change the origin's pages: http, except on one's own machine. */
export const isOpenToAll = (origin: string): boolean =>
  /^http:\/\/(?!(?:localhost|127\.0\.0\.1|[a-z0-9.-]+\.localhost)(?::\d+)?$)/.test(origin);
