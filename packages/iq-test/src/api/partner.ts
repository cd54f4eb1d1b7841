import type { PublicPartner } from '@quotient/contract';
import { getPartner } from '@quotient/contract/calls';
import { errorCode } from './ApiError.ts';
import { createSender } from './sender.ts';

/** Facts from the server about the partner whose page shows the element. */
export type PartnerInfo = Partial<PublicPartner>;

/** Reason why this page shows no test. Trying again would not change it. */
export class Refusal extends Error {
  readonly code: 'partner_missing' | 'partner_not_found' | 'origin_not_allowed' | 'load_failed';

  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/**
 * Asks the server who embeds. Throws a `Refusal` with words for the page's developer, or an `ApiError` where asking
 * again may help. The server checks again when a session is started. A production build of a page's own says the code
 * alone; the script tag has no other build, and keeps the words.
 */
export async function loadPartner(
  key: string | null,
  baseUrl: string,
  fetch = globalThis.fetch,
): Promise<PartnerInfo> {
  const { origin } = globalThis;
  // each text has the condition: bundlers drop the code behind it, but not behind a variable
  if (key === null) {
    if (baseUrl === origin) return {};
    throw new Refusal(
      'partner_missing',
      process.env.NODE_ENV !== 'production' || import.meta.env.EMBED_SCRIPT
        ? `This page (${origin}) is not one of ${baseUrl}: write partner="…" with the key that its operator gave you.`
        : 'partner_missing',
    );
  }
  const send = createSender(baseUrl, fetch);
  try {
    return (await send(getPartner, { parameters: { key } })).answer;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'partner_not_found')
      throw new Refusal(
        code,
        process.env.NODE_ENV !== 'production' || import.meta.env.EMBED_SCRIPT
          ? `${baseUrl} knows no partner "${key}": check the key, or ask its operator.`
          : code,
      );
    if (code === 'origin_not_allowed')
      throw new Refusal(
        code,
        process.env.NODE_ENV !== 'production' || import.meta.env.EMBED_SCRIPT
          ? origin === 'null'
            ? 'This page stands in a sandboxed frame and so has no origin: give the frame sandbox="allow-same-origin allow-scripts allow-popups".'
            : `The partner "${key}" may not embed on ${origin}: ask the operator of ${baseUrl} to add this origin, scheme and port included.`
          : code,
      );
    throw error;
  }
}
