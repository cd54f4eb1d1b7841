import { consentCategories } from './consentCategories.ts';
import type { ConsentCategoryId, ConsentRecord } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';

/** Facts that make up a receipt. */
interface ReceiptFacts {
  record: ConsentRecord;
  words: ConsentWords;
  privacyHref: string;
  categoriesInUse: readonly ConsentCategoryId[] | undefined;
  hasPrivacySignal: boolean;
}

/**
 * Receipt of a decision and the words that the visitor saw. Made in the browser, for the visitor's own files, and sent
 * nowhere.
 */
export interface ConsentReceipt {
  /** Origin of the site. */
  site: string;
  /** Time of the decision: ISO 8601, in UTC. */
  decidedAt: string;
  /** Version of the record (Specification §5). */
  version: string;
  /** BCP 47 tag of the words below. */
  language: string;
  /** Categories as they were shown, in display order. */
  categories: {
    id: ConsentCategoryId;
    isGranted: boolean;
    isInUse: boolean;
    name: string;
    description: string;
    examples: string;
  }[];
  /** True if the browser sends Global Privacy Control when the receipt is made. */
  globalPrivacyControl: boolean;
  /** Address of the privacy policy. */
  privacyPolicy: string;
}

/** The receipt of a decision on this page. */
export function consentReceipt(facts: ReceiptFacts): ConsentReceipt {
  const { record, words, privacyHref, categoriesInUse, hasPrivacySignal } = facts;
  return {
    site: location.origin,
    decidedAt: new Date(record.timestamp).toISOString(),
    version: record.version,
    language: words.lang,
    categories: consentCategories(words.messages).map(({ id, name, description, examples }) => ({
      id,
      isGranted: record.consent[id],
      isInUse: categoriesInUse?.includes(id) ?? true,
      name,
      description,
      examples,
    })),
    globalPrivacyControl: hasPrivacySignal,
    privacyPolicy: new URL(privacyHref, document.baseURI).href,
  };
}

/**
 * Lets the browser save the receipt as a file. Not by `saveFile`: bundlers would put what consent and the later stages
 * share in a file of its own, and where that fails to come once, offline, Chromium never loads those stages again.
 */
export function saveReceipt(facts: ReceiptFacts): void {
  const json = JSON.stringify(consentReceipt(facts), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = 'cookie-consent.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers look at the address only later
}
