import { type Answer, readAnswer, TIMEOUT_MS } from '@quotient/contract/send';
import { ownOriginHint } from '../hints/ownOriginHint.ts';

const said = new Set<string>();

/**
 * Says once who has answered, and what helps: `WWW-Authenticate` is what a gate asks for. In a production build as well,
 * as a site behind a gate is one.
 */
function tellForeign({ origin, pathname }: URL, { response: { status, headers } }: Answer): void {
  const asked = headers.get('www-authenticate')?.split(/[ ,]/, 1);
  if (process.env.NODE_ENV !== 'production' && !asked && ownOriginHint(origin, pathname, status)) return;
  const text = `${origin} answers ${status}${asked ? ` (WWW-Authenticate: ${asked})` : ''}, but not as the server of the test does. A gate, firewall or proxy is before it: let it pass /api/ and /embed*.`;
  if (!said.has(text)) console.warn(`[iq-test] foreign_answer: ${text}`);
  said.add(text);
}

/**
 * Creates the `fetch` that reaches our server past a gate, such as a staging site's password. Usually no request has
 * cookies or a password, and the token is in `Authorization`. If something else answers on the page's own origin, we
 * ask again with the browser's password for the gate in `Authorization` and the token in a header of its own. The gate
 * has not passed on the first request, so nothing is done twice.
 */
export function createGatedFetch(fetch: typeof globalThis.fetch) {
  let isBehindGate = false;
  /** A proxy removes `Authorization`. */
  let needsOwnHeader = false;
  return async (address: string, init: RequestInit = {}, token?: string): Promise<Answer> => {
    const url = new URL(address);
    const isOwnOrigin = url.origin === globalThis.location?.origin;
    const send = async (passesGate: boolean, hasOwnHeader = passesGate || needsOwnHeader) =>
      readAnswer(
        await fetch(address, {
          ...init,
          credentials: passesGate ? 'same-origin' : 'omit',
          // a redirect to a login on another origin would look like a lost connection
          ...(isOwnOrigin && !passesGate && { redirect: 'manual' }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...(token && (hasOwnHeader ? { 'x-test-token': token } : { authorization: `Bearer ${token}` })),
            ...init.headers,
          },
        }),
      );
    let answer = await send(isBehindGate);
    const { status } = answer.response;
    if (!answer.isOurs && !isBehindGate && status < 500 && status !== 429 && isOwnOrigin) {
      const first = answer;
      answer = await send(true).catch((error) => {
        const isRedirected = error instanceof TypeError && first.response.type === 'opaqueredirect';
        if (!isRedirected) throw error;
        return first;
      });
      isBehindGate = answer.isOurs;
    }
    if (token && answer.code === 'missing_token' && !isBehindGate && !needsOwnHeader) {
      answer = await send(false, true);
      needsOwnHeader = answer.code !== 'missing_token';
    }
    if (!answer.isOurs) tellForeign(url, answer);
    return answer;
  };
}
