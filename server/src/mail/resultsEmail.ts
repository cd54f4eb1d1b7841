import { type BrandConfig, brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { html } from 'hono/html';
import type { Email } from '../ports.ts';
import type { Score } from '../scoring/scoringModel.ts';
import { AVERAGE_IQ, isLabelShown } from '../scoring/seedModel.ts';
import { ar } from './locales/ar.ts';
import { de } from './locales/de.ts';
import { en, type MailMessages } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';

/** Language code → words. English where the visitor's language is not among them. */
export const mailMessages: Record<string, MailMessages> = { en, de, fr, es, ar };

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));

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
  const language = locale?.split('-')[0] ?? 'en';
  const code = Object.hasOwn(mailMessages, language) ? language : 'en';
  const t = mailMessages[code] ?? en;
  const localized = localizeBrand(brandConfig, code);
  const { organization } = localized;
  const number = new Intl.NumberFormat(`${code}-u-nu-latn`, { maximumFractionDigits: 1 });
  const subject = fill(t.subject, { name: nameInText(localized) });
  const outOf = (correct: number, total: number) => fill(t.correctValue, { correct, total });
  const facts: [string, string][] = [
    [t.score, isLabelShown(score.iq) ? `${score.iq} (${t.labels[score.label]})` : `${score.iq}`],
    [t.percentile, number.format(score.percentile)],
    [t.correct, outOf(score.totalCorrect, totalQuestions)],
    [t.average, `${AVERAGE_IQ}`],
  ];
  const categories = score.categories.map(({ category, correct, total, performance }): [string, string] => [
    t.categories[category],
    fill(t.categoryValue, { correct: outOf(correct, total), performance: t.performance[performance] }),
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
    ${isTooFast && html`<p><strong>${t.tooFast}</strong></p>`}
    ${table(facts)}
    <h2>${t.categoriesTitle}</h2>
    ${table(categories)}
    <p>${t.disclaimer}</p>
    <p>${organization}</p>
  </body>
</html>`;
  return {
    subject,
    text: [
      subject,
      ...(isTooFast ? [t.tooFast] : []),
      lines(facts),
      `${t.categoriesTitle}\n${lines(categories)}`,
      t.disclaimer,
      organization,
    ]
      .join('\n\n')
      .concat('\n'),
    html: page.toString(),
  };
}
