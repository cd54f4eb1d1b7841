import { readFileSync } from 'node:fs';
import jscodeshift from 'jscodeshift';
import { expect, test } from 'vitest';
import transform, { parser } from './0.2.ts';

/** What a codemod makes of a file, and what it leaves to be done by hand. */
function transformed(source: string) {
  const reports: string[] = [];
  const j = jscodeshift.withParser(parser);
  const report = (message: string) => reports.push(message);
  const made = transform({ path: 'page.tsx', source }, { j, jscodeshift: j, stats() {}, report });
  return { made, reports };
}

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
/** Spaces, quotes and last commas are for a formatter. */
const unformatted = (text = '') => text.replaceAll(/\s+|,(?=\s*[}\])])/g, '').replaceAll('"', "'");

test('0.2 moves theme, flag and names, and nothing else; what it makes fits our types', () => {
  const { made, reports } = transformed(fixture('0.2.before.txt'));
  // the compiler checks this file with all others
  expect(unformatted(made)).toBe(unformatted(fixture('0.2.after.tsx')));
  expect(reports).toEqual([
    'line 15: the state of a consent is `useConsentState(consent)`, or `consent.getState()`.',
  ]);
  expect(transformed(fixture('0.2.after.tsx'))).toEqual({ made: undefined, reports: [] });
});

test('0.2 leaves components of others alone, and files without ours', () => {
  const others = `import { IqTest, QuestionCard } from './mine';\n<IqTest theme="system" />;\n<QuestionCard isFlagged onToggleFlag={f} />;`;
  expect(transformed(others)).toEqual({ made: undefined, reports: [] });
  const typed = `import type { LoadI18nOptions as Options } from '@quotient/iq-test';\nexport const a: Options = {};`;
  expect(transformed(typed).made).toContain('import type { LoadWordsOptions as Options }');
});

test('0.2 leaves a screen of a test alone that has plain props already', () => {
  const plain = `import { RunnerScreen } from '@quotient/iq-test';\n<RunnerScreen {...held} onGoTo={show} />;`;
  expect(transformed(plain)).toEqual({ made: undefined, reports: [] });
});

test('0.2 says line by line what needs a human', () => {
  const { made, reports } = transformed(
    [
      "import { EmailResultsModel, PaymentScreen, QuestionCard, Timer } from '@quotient/iq-test';",
      'const screen = <PaymentScreen session={session} payment={payment} />;',
      'const timer = <Timer countdown={countdown} />;',
      'const card = <QuestionCard isFlagged />;',
    ].join('\n'),
  );
  expect(made).toBeUndefined();
  expect(reports.sort()).toEqual([
    'line 1: `EmailResultsModel` is gone: give `ResultsScreen` an `onEmail` that sends the e-mail.',
    'line 2: `PaymentScreen` takes no `payment`: give it `state`, `notice`, `paysHere`, `onPay` and `onShowWindow`.',
    "line 2: `PaymentScreen` takes no `session`: give it the session's `price`, `answered` and `total`.",
    'line 3: `Timer` takes no `countdown`: give it `deadlineAt` and `durationSeconds`.',
    'line 4: `isFlagged` without `onToggleFlag` shows nothing: take it away.',
  ]);
});
