import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { loadPartner, type PartnerInfo, Refusal } from '../../api/partner.ts';
import { fetchAhead } from '../ahead/aheadRequests.ts';
import type { Settings } from '../element/attributes.ts';

/**
 * Makes what asks the server who embeds, once for each partner, and writes the answer into `partner`. Throws a `Refusal`,
 * which `onRefusal` hears too while that partner is meant, or an `ApiError` where asking again may help.
 */
export function createPartnerCheck(
  baseUrl: string,
  settings: ReadonlySignal<Settings>,
  partner: Signal<PartnerInfo>,
  onRefusal: (refusal: Refusal) => void,
) {
  /** The answer about the partner that was asked for last. */
  let known: { key: string | null; info: PartnerInfo } | undefined;
  return async (): Promise<PartnerInfo> => {
    const { partner: key } = settings.peek();
    if (known?.key === key) return known.info;
    try {
      const info = await loadPartner(key, baseUrl, fetchAhead);
      if (key === settings.peek().partner) {
        known = { key, info };
        partner.value = info;
      }
      return info;
    } catch (error) {
      if (error instanceof Refusal && key === settings.peek().partner) onRefusal(error);
      throw error;
    }
  };
}
