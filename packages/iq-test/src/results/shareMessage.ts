import type { Translate } from '../i18n/useT.ts';

/** Lowest IQ of each tier (Specification §9), highest first. */
const tiers = [
  [130, 'from130'],
  [120, 'from120'],
  [110, 'from110'],
  [100, 'from100'],
] as const;

/** What a visitor says with the link: five texts, chosen by the IQ. `name` is the brand's, inside a sentence. */
export function shareMessage(iq: number, name: string, t: Translate): string {
  const tier = tiers.find(([lowest]) => iq >= lowest)?.[1] ?? 'lower';
  return t(`results.shareMessage.${tier}`, { iq, name });
}
