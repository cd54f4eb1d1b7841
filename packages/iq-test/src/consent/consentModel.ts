import { computed, createModel, signal } from '@preact/signals-react';
import { report } from '../api/report.ts';
import {
  browserConsentStorage,
  CONSENT_STORAGE_KEY,
  CONSENT_VERSION,
  type ConsentChoices,
  type ConsentRecord,
  type ConsentStorage,
  readConsent,
} from './consentRecord.ts';
import { tellGoogle } from './googleConsent.ts';

/** What a decision about cookies needs from around it. */
export interface ConsentOptions {
  /** Where the decision is kept; reading or writing may throw. @default `localStorage`, key `cookie-consent` */
  storage?: ConsentStorage;
  /** Milliseconds since the epoch. @default the device's clock */
  now?: () => number;
  /** Called with every decision, and once with a stored one. @default tells the page's `gtag` */
  onConsent?: (choices: ConsentChoices) => void;
}

const all = (isGranted: boolean): ConsentChoices => ({
  necessary: true,
  analytics: isGranted,
  marketing: isGranted,
  preferences: isGranted,
});

/** A visitor's decision about cookies: asks once, remembers, can be changed. Makes no call to any server. */
export const ConsentModel = createModel((options: ConsentOptions = {}) => {
  const { storage = browserConsentStorage, now = () => Date.now(), onConsent = tellGoogle } = options;
  const record = signal<ConsentRecord | undefined>(readConsent(storage));
  const isDismissed = signal(false);
  const isDialogOpen = signal(false);
  const isBannerVisible = computed(() => record.value === undefined && !isDismissed.value);
  if (record.peek()) onConsent(record.peek()?.consent ?? all(false));

  function decide(choices: ConsentChoices): void {
    const next: ConsentRecord = {
      consent: { ...choices, necessary: true },
      version: CONSENT_VERSION,
      timestamp: now(),
    };
    try {
      storage.write(JSON.stringify(next));
    } catch (error) {
      report('the cookie choice could not be stored and holds for this page only', error);
    }
    record.value = next;
    isDialogOpen.value = false;
    onConsent(next.consent);
  }

  return {
    /** The decision; `undefined` while there is none. */
    record,
    isBannerVisible,
    isDialogOpen,
    /** True where the way back to the dialog shows: a decision exists, and the banner is gone. */
    isSettingsVisible: computed(() => record.value !== undefined && !isBannerVisible.value),
    acceptAll: () => decide(all(true)),
    rejectAll: () => decide(all(false)),
    /** Stores these choices; `necessary` counts as true whatever it says. */
    save: decide,
    /** Hides the banner until the next load. No decision: nothing is stored, nothing is granted. */
    dismissBanner(): void {
      isDismissed.value = true;
    },
    openDialog(): void {
      isDialogOpen.value = true;
    },
    closeDialog(): void {
      isDialogOpen.value = false;
    },
    /** Another tab of this origin changed its storage at `key`; null = all of it. */
    storageChanged(key: string | null): void {
      if (key !== CONSENT_STORAGE_KEY && key !== null) return;
      const stored = readConsent(storage);
      record.value = stored;
      if (stored) onConsent(stored.consent);
    },
  };
});

/** A visitor's decision about cookies, see `ConsentModel`. */
export type Consent = InstanceType<typeof ConsentModel>;
