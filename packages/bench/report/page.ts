import { type Figure, isReached, type Row } from '../trial.ts';
import type { Report, TrialResult } from './report.ts';
import { judged, written } from './table.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Bar as long as the value, with a dot for each sample. `most` fills the whole width. */
function bar({ subject, value, samples }: Figure, { unit }: Row, most: number): string {
  const at = (of: number) => `${((of / most) * 100).toFixed(2)}%`;
  const dots =
    samples.length > 1 ? samples.map((sample) => `<i style="left:${at(sample)}"></i>`).join('') : '';
  return `<tr${subject.startsWith('ours') ? ' class="ours"' : ''}>
    <th scope="row">${escaped(subject)}</th>
    <td class="plot"><span class="bar" style="width:${at(value)}"></span>${dots}</td>
    <td class="value">${escaped(written(value, unit))}</td>
  </tr>`;
}

function section(row: Row): string {
  const most = Math.max(
    ...row.figures.flatMap(({ value, samples }) => [value, ...samples]),
    Number.MIN_VALUE,
  );
  const aims = row.aims.map(
    (aim) => `<li class="${isReached(row, aim) ? 'reached' : 'missed'}">${escaped(judged(row, aim))}</li>`,
  );
  return `<section>
  <h3>${escaped(row.what)}</h3>
  <table>${row.figures.map((figure) => bar(figure, row, most)).join('\n')}</table>
  ${aims.length > 0 ? `<ul>${aims.join('')}</ul>` : ''}
  ${row.note ? `<p>${escaped(row.note)}</p>` : ''}
</section>`;
}

const trial = ({
  name,
  about,
  rows,
  seconds,
  error,
}: TrialResult) => `<h2 id="${escaped(name)}">${escaped(about)}</h2>
<p><code>npm run bench -- --only ${escaped(name)}</code>, ${seconds} s</p>
${error ? `<pre>${escaped(error)}</pre>` : rows.map(section).join('\n')}`;

/** Renders the report as one HTML file that needs nothing else. */
export function page({ measuredAt, isQuick, machine, trials }: Report): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Quotient, measured side by side</title>
<style>
  :root { color-scheme: light dark; --ink: light-dark(#1b1b1f, #e8e6e3); --quiet: light-dark(#5d5d66, #a3a1a8);
    --line: light-dark(#e2e2e6, #34343a); --other: light-dark(#c9c9d1, #4a4a53); --ours: light-dark(#1f6f5c, #4fb89d); --bad: light-dark(#b3261e, #ff8a80) }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #16161a) }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem } h2 { margin: 3rem 0 0; font-size: 1.25rem } h2::first-letter, h3::first-letter { text-transform: uppercase } h3 { margin: 1.5rem 0 .25rem; font-size: 1rem }
  p { margin: .25rem 0; color: var(--quiet) } pre { overflow: auto; color: var(--bad) }
  table { width: 100%; border-collapse: collapse } th { width: 15rem; font-weight: 400; text-align: start }
  .ours th { font-weight: 600 } td.value { width: 8rem; text-align: end; font-variant-numeric: tabular-nums }
  .plot { position: relative; padding: 0; border-inline-start: 1px solid var(--line) }
  .bar { display: block; height: 1rem; background: var(--other) } .ours .bar { background: var(--ours) }
  .plot i { position: absolute; top: 50%; width: 5px; height: 5px; margin: -2.5px; border-radius: 50%; background: var(--ink); opacity: .45 }
  ul { margin: .25rem 0; padding: 0; list-style: none } .missed { color: var(--bad) } .reached { color: var(--ours) }
  @media (max-width: 40rem) { th { width: 8rem } td.value { width: 5.5rem } }
</style>
<h1>Measured side by side</h1>
<p>${escaped(measuredAt)}, commit ${escaped(machine.commit)}. ${escaped(machine.cpu)}, ${machine.cores} cores, ${machine.memoryGB} GB, ${escaped(machine.system)}, Node ${escaped(machine.node)}, ${escaped(machine.browser)}.</p>
<p>Bars are medians, dots are single measurements. Times and rates depend on the machine: read them as ratios within one row.</p>
${isQuick ? '<p class="missed">A quick run: too few samples for figures to show.</p>' : ''}
${trials.map(trial).join('\n')}
</html>
`;
}
