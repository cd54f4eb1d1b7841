import { hint } from './hint.ts';

/**
 * Prints that the page's own origin answers and isn't a server of the test, as with a forgotten `baseUrl`. Returns
 * whether that is likely: a failure (500 or more) may be on the way to a real one.
 */
export function ownOriginHint(origin: string, pathname: string, status: number): boolean {
  if (origin !== globalThis.location?.origin || status >= 500) return false;
  hint(
    'no_base_url',
    `${origin} was asked for ${pathname} and answers ${status} with nothing of the test: it is no server of it. Without baseUrl the page's own origin is asked. Pass the address of your server, such as baseUrl="https://quiz.example", and the key of your partner beside it; or let this page's development server hand on /api.`,
  );
  return true;
}
