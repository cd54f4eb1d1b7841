import { saveFile } from '../files/saveFile.ts';
import { consentCategories } from './consentCategories.ts';
import type { ConsentCategoryId, ConsentRecord } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';

/** What a receipt of a decision is made of. */
interface ReceiptFacts {
  record: ConsentRecord;
  words: ConsentWords;
  privacyHref: string;
  categoriesInUse: readonly ConsentCategoryId[] | undefined;
  hasPrivacySignal: boolean;
}

/** What a visitor decided, and on what words: for the visitor's own files. Made here, and told to nobody. */
export interface ConsentReceipt {
  /** Origin of the site. */
  site: string;
  /** When it was decided: ISO 8601, in UTC. */
  decidedAt: string;
  /** Of the record (Specification §5). */
  version: string;
  /** BCP 47 tag of the words below. */
  language: string;
  /** Each kind of cookies as it was shown, in display order. */
  categories: {
    id: ConsentCategoryId;
    isGranted: boolean;
    isInUse: boolean;
    name: string;
    description: string;
    examples: string;
  }[];
  /** Whether the browser sends Global Privacy Control, when the receipt is made. */
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

/** Lets the browser save the receipt as a file. */
export const saveReceipt = (facts: ReceiptFacts): void =>
  saveFile('cookie-consent.json', JSON.stringify(consentReceipt(facts), null, 2));
