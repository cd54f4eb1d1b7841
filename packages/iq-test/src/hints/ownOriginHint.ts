import { hint } from './hint.ts';

/**
 * Says of an answer that is not our server's that the page's own origin is asked and is no server of the test, as where
 * `baseUrl` was forgotten. Returns whether that may be so: what fails there (500 or more) may be on the way to one.
 */
export function ownOriginHint(origin: string, pathname: string, status: number): boolean {
  if (origin !== globalThis.location?.origin || status >= 500) return false;
  hint(
    'no_base_url',
    `${origin} was asked for ${pathname} and answers ${status} with nothing of the test: it is no server of it. Without baseUrl the page's own origin is asked. Pass the address of your server, such as baseUrl="https://quiz.example", and the key of your partner beside it; or let this page's development server hand on /api.`,
  );
  return true;
}
