import type { CognitiveCategory } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { html } from 'hono/html';
import type { Email } from '../ports.ts';
import type { Score } from '../scoring/scoringModel.ts';
import { AVERAGE_IQ, isLabelShown } from '../scoring/seedModel.ts';

/** Specification §9. */
const categoryNames: Record<CognitiveCategory, string> = {
  'fluid-reasoning': 'Fluid Reasoning',
  'quantitative-reasoning': 'Quantitative Reasoning',
  'crystallized-intelligence': 'Crystallized Intelligence',
  'visual-spatial-processing': 'Visual-Spatial Processing',
  'working-memory': 'Working Memory',
};

const disclaimer =
  'This result is an estimate for entertainment and education only. It is not a clinical or professional assessment.';

/** Subject and both bodies of the e-mail that carries the stored results. */
export async function buildResultsEmail(
  score: Score,
  totalQuestions: number,
): Promise<Pick<Email, 'subject' | 'text' | 'html'>> {
  const title = `Your ${brand.name} Results`;
  const facts: [string, string][] = [
    ['IQ score', isLabelShown(score.iq) ? `${score.iq} (${score.label})` : `${score.iq}`],
    ['Percentile', `${score.percentile}`],
    ['Correct answers', `${score.totalCorrect} of ${totalQuestions}`],
    ['Average IQ', `${AVERAGE_IQ}`],
  ];
  const categories = score.categories.map(({ category, correct, total, performance }): [string, string] => [
    categoryNames[category],
    `${correct} of ${total}, ${performance}`,
  ]);
  const lines = (rows: [string, string][]) => rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const table = (rows: [string, string][]) => html`
    <table role="presentation" cellpadding="6">
      ${rows.map(([name, value]) => html`<tr><td>${name}</td><td><strong>${value}</strong></td></tr>`)}
    </table>`;
  const page = await html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body style="font-family: sans-serif; line-height: 1.5">
    <h1>${title}</h1>
    ${table(facts)}
    <h2>Cognitive category analysis</h2>
    ${table(categories)}
    <p>${disclaimer}</p>
    <p>${brand.organization}</p>
  </body>
</html>`;
  return {
    subject: title,
    text: [
      title,
      lines(facts),
      `Cognitive category analysis\n${lines(categories)}`,
      disclaimer,
      brand.organization,
    ]
      .join('\n\n')
      .concat('\n'),
    html: page.toString(),
  };
}
