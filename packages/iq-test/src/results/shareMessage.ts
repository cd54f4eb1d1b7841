import { type BrandConfig, nameInText } from '@quotient/contract/brand';
import type { Translate } from '../i18n/useT.ts';

/** Lowest IQ of each tier (Specification §9), highest first. */
const tiers = [
  [130, 'from130'],
  [120, 'from120'],
  [110, 'from110'],
  [100, 'from100'],
] as const;

/** Message beside a shared link. */
export interface ShareMessage {
  /** Heading of the device's share sheet: the brand's name alone. */
  title: string;
  /** Words of the visitor. */
  text: string;
}

/**
 * Returns the message beside the link to a result: one of five texts, chosen by the IQ. `brand` is in the language of
 * `t`.
 */
export function shareMessage(
  iq: number,
  brand: Pick<BrandConfig, 'name' | 'nameInText'>,
  t: Translate,
): ShareMessage {
  const tier = tiers.find(([lowest]) => iq >= lowest)?.[1] ?? 'lower';
  return { title: brand.name, text: t(`results.shareMessage.${tier}`, { iq, name: nameInText(brand) }) };
}
