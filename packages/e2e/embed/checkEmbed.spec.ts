import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testLaunchOptions } from '@quotient/tools/browser';
import { check } from '../../check-embed/check.ts';
import { expect, test } from './partnerTest.ts';

const script = fileURLToPath(new URL('../../check-embed/main.ts', import.meta.url));
/** Longest time for a page: the command's default is short for four pages at once on a busy machine. */
const TIMEOUT_S = 300;

/** Runs the command as `npm run check-embed -- --no-sandbox …` does: the pages are ours. Neither what it prints nor how it ends is a failure here. */
async function checkEmbed(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  // the fonts of every tested browser: without any a page crashes
  const { env } = await testLaunchOptions();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, '--no-sandbox', `--timeout=${TIMEOUT_S}`, ...args],
      { env },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

/** The report on a page where there is nothing to mend. */
function expectAllFine(report: string, origin: string) {
  expect(report).not.toContain('✗');
  expect(report).toMatch(/^<iq-test id="\w+" partner="demo"/m);
  expect(report).toContain(`✓ partner: demo may embed on ${origin}`);
  expect(report.match(/opener policy/g)).toHaveLength(1);
  expect(report).toContain('✓ globals: none but the documented ones');
  expect(report).toContain('✓ style rules of the page: as without the test');
  expect(report).toMatch(/\n\d\d fine, 0 to mend\n?$/);
}

test('under a policy and in a frame nothing is to mend, what a stranger has to mend the command says and ends with code 1, and without an element or a script there is nothing to check', async ({
  browser,
  partner: { url },
  server: _, // the pages need it, though no test here opens one itself
}) => {
  const text = async (path: string) => (await check(browser, new URL(url + path), TIMEOUT_S * 1000)).text;
  const [stranger, [policy, frame, none, unreachable]] = await Promise.all([
    checkEmbed(`${url}/stranger`),
    Promise.allSettled(['/csp-nonce', '/framed', '/', '/unreachable'].map(text)),
  ]);
  expect(stranger.output).toContain(
    `✗ partner: origin_not_allowed: The partner "stranger" may not embed on ${url}`,
  );
  expect(stranger.output).toContain('✓ calls to the server');
  expect(stranger.output).toMatch(/\n\d+ fine, [12] to mend\n$/);
  expect([stranger.code, stranger.errors]).toEqual([1, '']);

  for (const each of [policy, frame]) expectAllFine(each?.status === 'fulfilled' ? each.value : '', url);
  for (const [refused, sentence] of [
    [none, /^There is no <iq-test> on this page: paste <script src=/],
    [unreachable, /^The script http:\S+\/embed\/no-such-file\.js could not be loaded/],
  ] as const)
    expect(refused).toMatchObject({ reason: { message: expect.stringMatching(sentence) } });
});
