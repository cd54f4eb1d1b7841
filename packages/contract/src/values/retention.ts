import { type LocaleCode, localeCodeOf } from './locales.ts';

/**
 * What the server deletes by itself: the environment variable that says after how many days, and how many unless it is
 * set; 0 = never. The server sweeps by this table, and the privacy policy prints it.
 */
export const retention = {
  /** From the start of the test on, unless a checkout may still be paid. */
  unpaidTests: { variable: 'UNPAID_SESSION_DAYS', days: 30 },
  /** From the start of the test on, with all that belongs to it. */
  paidTests: { variable: 'PAID_SESSION_DAYS', days: 730 },
  /** From the sharing on. */
  sharedResults: { variable: 'SHARED_RESULT_DAYS', days: 365 },
  /** Those that an installation without a mail server keeps as files, from the sending on. */
  emails: { variable: 'EMAIL_DAYS', days: 30 },
  /** From the checkout on. Many countries want ten years. */
  bookkeeping: { variable: 'BOOKKEEPING_DAYS', days: 3650 },
} as const;

/** A kind of record that is deleted by itself. */
export type RetentionKind = keyof typeof retention;

/** Days by kind; 0 = never. */
export type RetentionDays = Readonly<Record<RetentionKind, number>>;

/** The kinds, in the order of the table. */
export const retentionKinds = Object.keys(retention) as RetentionKind[]; // the compiler forgets the keys of an object

/** Makes something of each kind. */
export function byRetentionKind<T>(make: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  // the compiler cannot see that there is an entry for each
  return Object.fromEntries(retentionKinds.map((kind) => [kind, make(kind)])) as Record<RetentionKind, T>;
}

/** What stands for a time without an end: visitors can still erase what is theirs. */
const untilErased: Record<LocaleCode, string> = {
  en: 'until erased',
  de: 'bis zur Löschung',
  fr: 'jusqu’à l’effacement',
  es: 'hasta que se borre',
  ar: 'إلى حين المحو',
};

/** `30 days` in a language, `2 years (730 days)` for whole years, `until erased` for 0: a value to stand after a colon. */
export function retentionText(days: number, locale: LocaleCode): string {
  if (days === 0) return untilErased[locale];
  const write = (value: number, unit: 'day' | 'year') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      numberingSystem: 'latn',
    }).format(value);
  const inDays = write(days, 'day');
  return days % 365 === 0 ? `${write(days / 365, 'year')} (${inDays})` : inDays;
}

/** The text of each place of a page that says how long a kind is kept, with another time in it, in the page's language. */
export function fillRetention(html: string, days: RetentionDays): string {
  const lang = /<html\b[^>]*\slang="([\w-]+)"/.exec(html)?.[1];
  const locale = localeCodeOf(lang);
  return html.replace(
    /(<span data-retention="(\w+)">)[^<]*(?=<\/span>)/g,
    (place, tag: string, kind: string) =>
      Object.hasOwn(days, kind) ? `${tag}${retentionText(days[kind as RetentionKind], locale)}` : place,
  );
}
