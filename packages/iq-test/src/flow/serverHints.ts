import { createApiClient } from '../api/apiClient.ts';
import { loadPartner, Refusal } from '../api/partner.ts';
import { hint } from '../hints/hint.ts';

/**
 * Checks whether this page may use the server at `baseUrl`, or whether its own origin is one. Runs when the test is
 * shown, before a visitor starts it.
 */
export async function serverHints(baseUrl: string | undefined, partner: string | undefined): Promise<void> {
  if (baseUrl === undefined) {
    // the client says what is wrong with the answer
    await createApiClient()
      .listSvgShapes(['square'])
      .catch(() => {});
    return;
  }
  if (!/^https?:/.test(baseUrl)) return; // said already, by the client
  try {
    await loadPartner(partner ?? null, new URL(baseUrl).origin);
  } catch (error) {
    if (error instanceof Refusal) return hint(error.code, error.message);
    hint(
      'server_unreachable',
      `${baseUrl} does not answer this page (${location.origin}). Is it running and reachable from here, and does its certificate hold? On its own machine, ${baseUrl}/readyz says how it is.`,
    );
  }
}
