import { hint } from './hint.ts';

/** Whether our server may have written this: it answers in JSON, and what it refuses has a code. */
function mayBeOurs(status: number, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return status < 400 || (typeof body === 'object' && body !== null && 'code' in body);
  } catch {
    return false;
  }
}

/**
 * Says of an answer that the page's own origin is asked and is no server of the test, as where `baseUrl` was forgotten.
 * What fails there (500 or more) may be on the way to one.
 */
export function ownOriginHint(address: URL, status: number, text: string): void {
  const { origin, pathname } = address;
  if (origin !== globalThis.location?.origin || status >= 500 || mayBeOurs(status, text)) return;
  hint(
    'no_base_url',
    `${origin} was asked for ${pathname} and answers ${status} with nothing of the test: it is no server of it. Without baseUrl the page's own origin is asked. Pass the address of your server, such as baseUrl="https://quiz.example", and the key of your partner beside it; or let this page's development server hand on /api.`,
  );
}
