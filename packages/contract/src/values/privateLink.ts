import { pathIn } from './site.ts';

// The link that opens a paid result on any device. Values without a library, so that browsers may import them.

/** The page that a private link opens. */
export const PRIVATE_LINK_PATH = '/my-results';

/**
 * The address of a private link. The token is behind the `#`, so browsers send it to no server with the page's request.
 * @param locale BCP 47 tag of the test's language; English where the site doesn't speak it.
 */
export function privateLinkOf(origin: string, locale: string | null, token: string): string {
  return `${origin}${pathIn(locale ?? 'en', PRIVATE_LINK_PATH)}#${token}`;
}

/**
 * Reads the token from an address's fragment, and the id of its test session. Undefined where a link was cut off or
 * changed; what mail programs add at its end is left out.
 */
export function readPrivateLink(fragment: string): { id: string; token: string } | undefined {
  const [, token, id] =
    /^#((\d{13}-[a-z0-9]{10,32})\.[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(fragment) ?? [];
  return id !== undefined && token !== undefined ? { id, token } : undefined;
}
