/** The four kinds of cookies, in display order (Specification §3). */
export const consentCategoryIds = ['necessary', 'analytics', 'marketing', 'preferences'] as const;
/** One kind of cookies. */
export type ConsentCategoryId = (typeof consentCategoryIds)[number];

/** Version of the record. We ask again if the stored one differs (Specification §5). */
export const CONSENT_VERSION = '1.0';
/** Key of the record in `localStorage` (Specification §9). */
export const CONSENT_STORAGE_KEY = 'cookie-consent';

/**
 * Storage key of the categories in use when the record was made. Separate from the record, whose shape the
 * specification sets.
 */
export const CONSENT_ASKED_KEY = 'cookie-consent-asked';

/** Categories that a visitor agrees to. `necessary` is always true. */
export type ConsentChoices = Record<ConsentCategoryId, boolean>;
/** A decision as it is stored. */
export interface ConsentRecord {
  consent: ConsentChoices;
  version: typeof CONSENT_VERSION;
  /** Time of saving, in milliseconds since the epoch. */
  timestamp: number;
}

/**
 * Reads a stored record; `undefined` for what is absent, unreadable or of another version. By hand: this is the only shape
 * that consent reads, and a page with consent alone needs no schema library for it.
 */
export function parseConsentRecord(text: string | null): ConsentRecord | undefined {
  try {
    const record: ConsentRecord = JSON.parse(text ?? '');
    const { consent, version, timestamp } = record;
    const isWhole =
      version === CONSENT_VERSION &&
      typeof timestamp === 'number' &&
      consentCategoryIds.every((id) => typeof consent[id] === 'boolean');
    return isWhole ? { ...record, consent: { ...consent, necessary: true } } : undefined;
  } catch {
    return undefined; // no JSON, or nothing that has these fields
  }
}

/** Storage for a decision. Either function may throw: a browser can forbid its storage. */
export interface ConsentStorage {
  read(): string | null;
  write(text: string): void;
}

/** `localStorage` of this origin, touched only when it is used. */
export const browserConsentStorage: ConsentStorage = {
  read: () => localStorage.getItem(CONSENT_STORAGE_KEY),
  write: (text) => localStorage.setItem(CONSENT_STORAGE_KEY, text),
};

/**
 * `localStorage` for a page that uses these categories: it stores them beside a decision. A decision that grants a
 * category added since then is ignored, as we never asked about it; a denial still counts. A record without this note,
 * perhaps from the page itself, counts as it is.
 */
export const browserStorageFor = (categoriesInUse: readonly ConsentCategoryId[]): ConsentStorage => ({
  read() {
    const text = browserConsentStorage.read();
    const asked = localStorage.getItem(CONSENT_ASKED_KEY);
    const granted = parseConsentRecord(text)?.consent;
    const isUnasked = (id: ConsentCategoryId) =>
      id !== 'necessary' && granted?.[id] && asked?.includes(id) === false; // no name is part of another
    return categoriesInUse.some(isUnasked) ? null : text;
  },
  write(text) {
    // first: a record that lost its note would count for every kind
    localStorage.setItem(CONSENT_ASKED_KEY, categoriesInUse.join(' '));
    browserConsentStorage.write(text);
  },
});

/** The stored decision; `undefined` while there is none, or no storage. */
export function readConsent(storage: ConsentStorage = browserConsentStorage): ConsentRecord | undefined {
  try {
    return parseConsentRecord(storage.read());
  } catch {
    return undefined;
  }
}
