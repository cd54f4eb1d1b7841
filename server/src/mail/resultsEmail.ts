import type { TestResults } from '@quotient/contract';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { formatDate, formatNumber, speakMail } from '@quotient/iq-test/mail';
import type { MailBar, MailContent } from './mailContent.ts';

/** Tones of bars, beside words with the same meaning. */
const tones: Record<string, MailBar['tone']> = {
  Strong: 'success',
  Average: 'warning',
  'Needs Improvement': 'alert',
};

/** Reader of the email. */
interface ResultsEmailOptions {
  /** BCP 47 tag of the test session's language; English if unknown or unsupported. */
  locale: string | null;
  /** Private link to the results, for this email alone. */
  privateLink?: string | undefined;
  /** Address of the public page, where the visitor has made one. */
  sharedPage?: string | undefined;
}

/** Content of the email with stored results. Its date is in UTC: the server doesn't know the visitor's time zone. */
export function resultsEmail(
  results: TestResults,
  { locale, privateLink, sharedPage }: ResultsEmailOptions,
): MailContent {
  const { iq, band, label, showLabel, percentile, totalCorrect, totalQuestions, categories } = results;
  const { code, t } = speakMail(locale);
  const localized = localizeBrand(brand, code);
  const isDoubtful = results.isTooFew || results.isTooFast;
  const { low, high } = results.interval ?? band;
  const marginText = t(results.interval ? 'results.interval' : 'results.curveBand', { low, high });
  const outOf = (correct: number, total: number) => t('results.correctValue', { correct, total });
  return {
    locale: code,
    subject: t('results.title', { name: nameInText(localized) }),
    preview: t('mail.preview'),
    date: t('mail.date', { date: formatDate(results.finishedAt, code, 'UTC') }),
    ...(results.isTooFew
      ? { warning: t('results.tooFew') }
      : results.isTooFast && { warning: t('results.tooFast') }),
    hero: {
      term: t('mail.score'),
      value: String(iq),
      notes: [...(showLabel ? [t(`results.labels.${label}`)] : []), ...(isDoubtful ? [] : [marginText])],
    },
    facts: [
      [t('results.percentile'), formatNumber(percentile, code)],
      [t('results.correct'), outOf(totalCorrect, totalQuestions)],
      [t('results.average'), String(results.averageIq)],
    ],
    chart: {
      title: t('results.categoriesTitle'),
      bars: categories.map(({ category, correct, total, percentage, performance }) => ({
        name: t(`results.categories.${category}.name`),
        words: t('mail.categoryValue', {
          correct: outOf(correct, total),
          performance: t(`mail.performance.${performance}`),
        }),
        percent: percentage,
        tone: tones[performance] ?? 'warning',
      })),
    },
    links: [
      ...(privateLink === undefined ? [] : [{ words: t('mail.privateLink'), url: privateLink }]),
      ...(sharedPage === undefined ? [] : [{ words: t('mail.page'), url: sharedPage }]),
    ],
    closing: [
      ...(privateLink === undefined ? [] : [t('mail.privateLinkNote')]),
      t('mail.disclaimer'),
      t('mail.why'),
      localized.organization,
    ],
  };
}
