import { countedText } from './countedText.ts';
import { type LocaleCode, localeCodeOf } from './locales.ts';

/**
 * Records that the server deletes automatically: the environment variable with the number of days, and its default; 0
 * = never. The server sweeps by this table, and the privacy policy prints it.
 */
export const retention = {
  /** Counts from the start of the test, unless a checkout may still be paid. */
  unpaidTests: { variable: 'UNPAID_SESSION_DAYS', days: 30 },
  /** Counts from the start of the test, and deletes all its documents. */
  paidTests: { variable: 'PAID_SESSION_DAYS', days: 730 },
  /** Counts from the sharing. */
  sharedResults: { variable: 'SHARED_RESULT_DAYS', days: 365 },
  /** Files of emails in an installation without a mail server, after the sending. */
  emails: { variable: 'EMAIL_DAYS', days: 30 },
  /** Counts from the checkout. Many countries require ten years. */
  bookkeeping: { variable: 'BOOKKEEPING_DAYS', days: 3650 },
} as const;

/** Kind of record that is deleted automatically. */
export type RetentionKind = keyof typeof retention;

/** Days by kind; 0 = never. */
export type RetentionDays = Readonly<Record<RetentionKind, number>>;

/** The kinds, in the order of the table. */
export const retentionKinds = Object.keys(retention) as RetentionKind[]; // the compiler forgets the keys of an object

/** Makes something of each kind. */
export function byRetentionKind<T>(make: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  // the compiler can't see that there is an entry for each
  return Object.fromEntries(retentionKinds.map((kind) => [kind, make(kind)])) as Record<RetentionKind, T>;
}

/** Words for a time without an end: visitors can still delete their data. */
const untilErased: Record<LocaleCode, string> = {
  en: 'until erased',
  de: 'bis zur Löschung',
  fr: 'jusqu’à l’effacement',
  es: 'hasta que se borre',
  ar: 'إلى حين المحو',
};

/**
 * Text such as `30 days` in a language, `2 years (730 days)` for whole years, `until erased` for 0: a value after a
 * colon.
 */
export function retentionText(days: number, locale: LocaleCode): string {
  if (days === 0) return untilErased[locale];
  const inDays = countedText(days, 'day', locale);
  return days % 365 === 0 ? `${countedText(days / 365, 'year', locale)} (${inDays})` : inDays;
}

/**
 * Fills the places of a page that show a number of days, in the page's language.
 * @param days By the kind that a place names.
 */
export function fillDays(html: string, days: Readonly<Record<string, number>>): string {
  const lang = /<html\b[^>]*\slang="([\w-]+)"/.exec(html)?.[1];
  const locale = localeCodeOf(lang);
  return html.replace(/(<span data-days="(\w+)">)[^<]*(?=<\/span>)/g, (place, tag: string, kind: string) => {
    const count = Object.hasOwn(days, kind) ? days[kind] : undefined;
    return count === undefined ? place : `${tag}${retentionText(count, locale)}`;
  });
}
