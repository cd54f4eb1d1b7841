// `npm run bench`: measures this project in comparison with a user's alternatives and with the floor, in one run on
// one machine. Prints a table of ratios and writes a report. Fails if a trial fails, and, of all figures, only on
// exact ones: bytes, and what must not be lost.
import { testLaunchOptions } from '@quotient/tools/browser';
import { root } from '@quotient/tools/places';
import { runNode } from '@quotient/tools/runNode';
import { chromium } from 'playwright';
import { preparePeers } from './peers/prepare.ts';
import { BadArguments, type Options, readArguments, usage } from './readArguments.ts';
import { machine } from './report/machine.ts';
import type { TrialResult } from './report/report.ts';
import { asText } from './report/table.ts';
import { writeReport } from './report/write.ts';
import { type Bench, isReached, type Trial } from './trial.ts';
import { trials as all } from './trials.ts';

async function build(): Promise<void> {
  const { isFine } = await runNode(`${root}packages/tools/build/build.ts`, []);
  if (!isFine) throw new Error('The build failed (see above).');
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(await testLaunchOptions());
  const version = `Chromium ${browser.version()}`;
  await browser.close();
  return version;
}

async function measure(trial: Trial, bench: Bench): Promise<TrialResult> {
  const { name, about } = trial;
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  try {
    return { name, about, rows: await trial.run(bench), seconds: seconds() };
  } catch (error) {
    // one failed trial must not cost the others' figures
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, about, rows: [], seconds: seconds(), error: why };
  }
}

async function run({ trials, isQuick, out }: Options): Promise<boolean> {
  await build();
  if (trials.some(({ needsPeers }) => needsPeers)) await preparePeers();
  const results: TrialResult[] = [];
  const bench: Bench = {
    isQuick,
    times: (normally, quickly) => (isQuick ? quickly : normally),
    progress: (line) => console.log(`      ${line}`),
  };
  const about = machine(await browserVersion());
  const measuredAt = new Date().toISOString();
  for (const [index, trial] of trials.entries()) {
    console.log(`\n[${index + 1}/${trials.length}] ${trial.name}: ${trial.about}`);
    const result = await measure(trial, bench);
    results.push(result);
    console.log(result.error ?? result.rows.map(asText).join('\n'));
    // after each trial: a stopped run leaves its results
    writeReport(out, { measuredAt, isQuick, machine: about, trials: results });
  }
  const missed = results
    .flatMap(({ rows }) => rows)
    .filter((row) => row.isExact && !row.aims.every((aim) => isReached(row, aim)));
  const failed = results.filter(({ error }) => error);
  console.log(`\nReport    ${out}/report.html`);
  for (const { what } of missed) console.log(`Missed    the aim of ${what}`);
  for (const { name } of failed) console.log(`Failed    the trial ${name}`);
  return missed.length === 0 && failed.length === 0;
}

try {
  const options = readArguments(process.argv.slice(2), all);
  if (options.isHelp) console.log(usage);
  else if (options.isList) for (const { name, about } of all) console.log(`${name.padEnd(22)}${about}`);
  else process.exitCode = (await run(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof BadArguments ? error.message : error);
  process.exitCode = 1;
}
