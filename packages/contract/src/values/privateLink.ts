import { pathIn } from './site.ts';

// The link that opens a paid result on any device. Values without a library, so that browsers may import them.

/** The page that a private link opens. */
export const PRIVATE_LINK_PATH = '/my-results';

/**
 * Makes the address of a private link. The token is after the `#`, so browsers send it to no server with the page's
 * request.
 * @param locale BCP 47 tag of the test's language; English if the site doesn't have it.
 */
export function privateLinkOf(origin: string, locale: string | null, token: string): string {
  return `${origin}${pathIn(locale ?? 'en', PRIVATE_LINK_PATH)}#${token}`;
}

/**
 * Reads the token from an address's fragment, and the id of its test session. Undefined for a cut or changed link;
 * additions of mail programs at its end are ignored.
 */
export function readPrivateLink(fragment: string): { id: string; token: string } | undefined {
  const [, token, id] =
    /^#((\d{13}-[a-z0-9]{10,32})\.[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(fragment) ?? [];
  return id !== undefined && token !== undefined ? { id, token } : undefined;
}
