import type { ConsentChoices } from './consentRecord.ts';

type Signal = 'granted' | 'denied';

/** Google's Consent Mode v2 signals, the only place where our booleans become its words. */
export interface GoogleConsent {
  analytics_storage: Signal;
  ad_storage: Signal;
  ad_user_data: Signal;
  ad_personalization: Signal;
}

/** Google's global tag function. */
export interface TagFunction {
  (command: 'consent', action: 'default' | 'update', signals: GoogleConsent): void;
  (command: 'js', startedAt: Date): void;
  (command: 'config', id: string, settings: Record<string, unknown>): void;
  (command: 'event', name: string, parameters: Record<string, unknown>): void;
}

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied');

/** Translates a visitor's choices for Google. */
export const toGoogleConsent = ({ analytics, marketing }: ConsentChoices): GoogleConsent => ({
  analytics_storage: signal(analytics),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
});

/** Tells the page's `gtag`, where there is one, what was decided: also what was withdrawn (Specification §4). */
export function tellGoogle(choices: ConsentChoices): void {
  const { gtag } = globalThis as { gtag?: unknown };
  if (typeof gtag === 'function') (gtag as TagFunction)('consent', 'update', toGoogleConsent(choices));
}
