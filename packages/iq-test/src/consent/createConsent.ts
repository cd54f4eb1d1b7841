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
import { browserSendsPrivacySignal } from './privacySignal.ts';

/** Functions and storage around the cookie consent. */
export interface ConsentOptions {
  /** Storage of the decision; reading or writing may throw. @default `localStorage`, key `cookie-consent` */
  storage?: ConsentStorage;
  /** Milliseconds since the epoch. @default the device's clock */
  now?: () => number;
  /**
   * Called with each decision, with the stored one at the first listener, and with all but the necessary off if it's
   * gone.
   * @default tells the page's `gtag`
   */
  onConsent?: (choices: ConsentChoices) => void;
  /** Returns true if the browser sends a privacy signal. @default `navigator.globalPrivacyControl` */
  hasPrivacySignal?: () => boolean;
}

/** State of a decision about cookies. Immutable: each change makes a new one. */
export interface ConsentState {
  /** The decision; `undefined` while there is none. */
  readonly record: ConsentRecord | undefined;
  /** True until there is a decision, or the visitor has put it off. */
  readonly isBannerVisible: boolean;
  readonly isDialogOpen: boolean;
  /** True where the way back to the dialog shows: there is a decision. */
  readonly isSettingsVisible: boolean;
  /** True if the browser sends Global Privacy Control. The dialog says so, and every choice stays the visitor's. */
  readonly hasPrivacySignal: boolean;
}

/** A visitor's decision about cookies: asks once, remembers, can be changed. Makes no call to any server. */
export interface Consent {
  getState(): ConsentState;
  /** Calls `listener` after each change, here or in another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  acceptAll(): void;
  rejectAll(): void;
  /** Stores these choices; `necessary` counts as true whatever it says. */
  save(choices: ConsentChoices): void;
  /** Hides the banner until the next load. No decision: nothing is stored, nothing is granted. */
  dismissBanner(): void;
  openDialog(): void;
  closeDialog(): void;
}

/** State before the first answer: what a server knows of any visitor. */
export const undecided: ConsentState = {
  record: undefined,
  isBannerVisible: true,
  isDialogOpen: false,
  isSettingsVisible: false,
  hasPrivacySignal: false,
};

/** All kinds, or the necessary alone. */
export const allChoices = (isGranted: boolean): ConsentChoices => ({
  necessary: true,
  analytics: isGranted,
  marketing: isGranted,
  preferences: isGranted,
});

/** Choices until there is a decision: the necessary cookies only. */
export const onlyNecessary = allChoices(false);

/**
 * A visitor's decision about cookies, for any page: needs neither React nor the test.
 * @example
 * import { createConsent } from '@quotient/iq-test/consent';
 *
 * const consent = createConsent({ onConsent: ({ marketing }) => console.log(marketing) });
 * const stop = consent.subscribe(() => console.log(consent.getState().record));
 * consent.openDialog();
 */
export function createConsent(options: ConsentOptions = {}): Consent {
  const {
    storage = browserConsentStorage,
    now = Date.now,
    onConsent = tellGoogle,
    hasPrivacySignal = browserSendsPrivacySignal,
  } = options;
  const listeners = new Set<() => void>();
  let isTold = false;
  let isDismissed = false;
  let state: ConsentState;

  function change(record: ConsentRecord | undefined, isDialogOpen: boolean): void {
    state = {
      record,
      isBannerVisible: !record && !isDismissed,
      isDialogOpen,
      isSettingsVisible: Boolean(record),
      hasPrivacySignal: hasPrivacySignal(),
    };
    for (const listener of listeners) listener();
  }
  function readAgain(): void {
    const before = state.record;
    const record = readConsent(storage);
    change(record, state.isDialogOpen);
    if (record ?? before) onConsent(record?.consent ?? onlyNecessary);
  }
  /**
   * Handles a change in another tab (`key` is `null` if it removed everything), or a page that the browser shows again.
   */
  function heard({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void {
    if (persisted || key === null || key === CONSENT_STORAGE_KEY) readAgain();
  }
  function listen(method: 'addEventListener' | 'removeEventListener'): void {
    for (const type of ['storage', 'pageshow']) globalThis[method]?.(type, heard);
  }
  function save(choices: ConsentChoices): void {
    const consent = { ...choices, necessary: true };
    const record: ConsentRecord = { consent, version: CONSENT_VERSION, timestamp: now() };
    try {
      storage.write(JSON.stringify(record));
    } catch (error) {
      report('the cookie choice holds for this page only', error);
    }
    isTold = true;
    change(record, false);
    onConsent(consent);
  }

  change(readConsent(storage), false);
  return {
    getState: () => state,
    subscribe(listener) {
      if (listeners.size === 0) listen('addEventListener');
      listeners.add(listener);
      if (!isTold && state.record) onConsent(state.record.consent);
      isTold = true;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen('removeEventListener');
      };
    },
    acceptAll: () => save(allChoices(true)),
    rejectAll: () => save(onlyNecessary),
    save,
    dismissBanner() {
      isDismissed = true;
      change(state.record, state.isDialogOpen);
    },
    openDialog: () => change(state.record, true),
    closeDialog: () => change(state.record, false),
  };
}
