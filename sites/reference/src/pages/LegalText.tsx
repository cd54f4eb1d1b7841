import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { byRetentionKind, retention, retentionText } from '@quotient/contract/retention';
import { pathIn } from '@quotient/contract/site';
import { WITHDRAWAL_DAYS } from '@quotient/contract/withdrawalDays';
import { RichText } from '@quotient/iq-test/ui';
import { testMessages } from '../locales.ts';
import { say, wordsIn } from '../words/words.ts';

/** Names of buttons and pages, as visitors see them. */
const namesIn = (locale: LocaleCode) => ({
  cookies: wordsIn[locale].footer.cookies,
  yourData: testMessages[locale].data.title,
  key: `${brand.slug}_session`,
  lastKey: `${brand.slug}_last_session`,
  low: `${brand.statedRange.low}`,
  high: `${brand.statedRange.high}`,
});

/** Default number of days by what a text names: kinds of records, and the right of withdrawal. */
const defaultDays: Readonly<Record<string, number>> = {
  ...byRetentionKind((kind) => retention[kind].days),
  withdrawal: WITHDRAWAL_DAYS,
};

/** A page of ours. */
const inside = (locale: LocaleCode, path: string) => (content: string) => (
  <a href={pathIn(locale, path)}>{content}</a>
);

/** A place on the web that is not ours. */
const outside = (href: string) => (content: string) => (
  <a href={href} rel="noopener">
    {content}
  </a>
);

/**
 * A text of the legal pages with its places filled. `<code>` is what machines read, `<bdi>` a name in Latin letters: both
 * keep their order where the text runs from the right. `<days>` holds a kind of record, see `retention`, or `withdrawal`. `<imprint>`,
 * `<stripe>`, `<google>` and the other names of pages are links.
 */
export const LegalText = ({ locale, children }: { locale: LocaleCode; children: string }) => (
  <RichText
    text={say(locale, children, namesIn(locale))}
    tags={{
      code: (content) => <code dir="ltr">{content}</code>,
      bdi: (content) => <bdi>{content}</bdi>,
      days: (kind) => (
        // the server that sends the page puts its own days in, see `fillDays`
        <span data-days={kind}>{retentionText(defaultDays[kind] ?? 0, locale)}</span>
      ),
      imprint: inside(locale, '/imprint'),
      withdrawal: inside(locale, '/imprint#withdrawal'),
      withdraw: inside(locale, '/withdraw'),
      accessibility: inside(locale, '/accessibility'),
      report: inside(locale, '/accessibility/report'),
      stripe: outside('https://stripe.com/privacy'),
      google: outside('https://policies.google.com/privacy'),
    }}
  />
);
