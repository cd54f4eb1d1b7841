import { type BrandConfig, brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { formatNumber, speakMail } from '@quotient/iq-test/mail';
import { html } from 'hono/html';
import type { Email } from '../ports.ts';
import type { Score } from '../scoring/scoringModel.ts';
import { AVERAGE_IQ, isLabelShown } from '../scoring/seedModel.ts';

/** What the e-mail tells. */
interface MailedResults {
  score: Score;
  totalQuestions: number;
  isTooFast: boolean;
}

/** Subject and both bodies of the e-mail that carries the stored results, in the language of the test session. */
export async function buildResultsEmail(
  { score, totalQuestions, isTooFast }: MailedResults,
  locale: string | null,
  brandConfig: BrandConfig = brand,
): Promise<Pick<Email, 'subject' | 'text' | 'html'>> {
  const { code, t } = speakMail(locale);
  const localized = localizeBrand(brandConfig, code);
  const { organization } = localized;
  const subject = t('results.title', { name: nameInText(localized) });
  const outOf = (correct: number, total: number) => t('results.correctValue', { correct, total });
  const facts: [string, string][] = [
    [
      t('mail.score'),
      isLabelShown(score.iq) ? `${score.iq} (${t(`results.labels.${score.label}`)})` : `${score.iq}`,
    ],
    [t('results.percentile'), formatNumber(score.percentile, code)],
    [t('results.correct'), outOf(score.totalCorrect, totalQuestions)],
    [t('results.average'), `${AVERAGE_IQ}`],
  ];
  const categories = score.categories.map(({ category, correct, total, performance }): [string, string] => [
    t(`results.categories.${category}.name`),
    t('mail.categoryValue', {
      correct: outOf(correct, total),
      performance: t(`mail.performance.${performance}`),
    }),
  ]);
  const lines = (rows: [string, string][]) => rows.map(([term, value]) => `${term}: ${value}`).join('\n');
  const table = (rows: [string, string][]) => html`
    <table role="presentation" cellpadding="6">
      ${rows.map(([term, value]) => html`<tr><td>${term}</td><td><strong>${value}</strong></td></tr>`)}
    </table>`;
  const page = await html`<!doctype html>
<html lang="${code}" dir="${directionOf(code)}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="font-family: sans-serif; line-height: 1.5">
    <h1>${subject}</h1>
    ${isTooFast && html`<p><strong>${t('results.tooFast')}</strong></p>`}
    ${table(facts)}
    <h2>${t('results.categoriesTitle')}</h2>
    ${table(categories)}
    <p>${t('mail.disclaimer')}</p>
    <p>${organization}</p>
  </body>
</html>`;
  return {
    subject,
    text: [
      subject,
      ...(isTooFast ? [t('results.tooFast')] : []),
      lines(facts),
      `${t('results.categoriesTitle')}\n${lines(categories)}`,
      t('mail.disclaimer'),
      organization,
    ]
      .join('\n\n')
      .concat('\n'),
    html: page.toString(),
  };
}
