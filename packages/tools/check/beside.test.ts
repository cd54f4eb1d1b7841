import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { isCode, testsBeside } from './beside.ts';
import { linesOf } from './lengths.ts';

/**
 * Lowest share of files with a test beside them. The rest is tested elsewhere: by stories, as a part of something
 * else, end to end.
 */
const LEAST_SHARE = 0.8;
/** Most files that a failure names. */
const NAMED = 10;

test('four of five files of code have a test or stories of their own', () => {
  const files = ['packages', 'server', 'sites', 'fixtures', '.storybook'].flatMap(sourceFiles);
  const known = new Set([...files, ...sourceFiles('stories')]);
  const code = files
    .map((file) => ({ file, lines: linesOf(readText(file)) }))
    .filter(({ file, lines }) => isCode(file, lines));
  expect(code.length).toBeGreaterThan(500);
  const alone = code
    .filter(({ file }) => !testsBeside(file).some((each) => known.has(each)))
    .sort((a, b) => b.lines - a.lines);
  const largest = alone.slice(0, NAMED).map(({ file, lines }) => `${file}, ${lines} lines`);
  const share = 1 - alone.length / code.length;
  expect(
    share,
    `the largest without one, which a test beside them or a story would mend:\n${largest.join('\n')}\n`,
  ).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test.each(['server/src/app.ts', 'packages/iq-test/src/ui/Dialog.tsx', 'sites/partner/assets/page.js'])(
  '%s is code once it has more than 40 lines',
  (file) => {
    expect([isCode(file, 40), isCode(file, 41)]).toEqual([false, true]);
  },
);

test.each([
  'packages/iq-test/src/i18n/locales/de/first.ts',
  'sites/reference/src/words/fr.ts',
  'sites/reference/src/figures/chcMapWords.ts',
  'sites/reference/src/layout/Header.css.ts',
  'sites/reference/src/styles.ts',
  'fixtures/personas.ts',
  'packages/bench/main.ts',
  'packages/e2e/support/test.ts',
  'server/src/testing/testApp.ts',
  'server/src/session/ports.ts',
  'packages/iq-test/src/flow/flow.fixture.ts',
  'packages/iq-test/tsup.config.ts',
  '.storybook/preview.tsx',
  'server/src/app.test.ts',
])('%s is none', (file) => {
  expect(isCode(file, 300)).toBe(false);
});

test('a test is beside its file by its name, in Node or in a browser', () => {
  expect(testsBeside('a/Dialog.tsx')).toContain('a/Dialog.browser.test.tsx');
  expect(testsBeside('a/model.ts')).toContain('a/model.test.ts');
  expect(testsBeside('packages/iq-test/src/ui/Dialog.tsx')).toContain('stories/ui/Dialog.stories.tsx');
  expect(testsBeside('sites/reference/src/layout/Header.tsx').join()).not.toContain('stories');
});
