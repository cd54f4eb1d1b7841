import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testLaunchOptions } from '@quotient/tools/browser';
import { expect, test } from './partnerTest.ts';

const script = fileURLToPath(new URL('../../check-embed/main.ts', import.meta.url));

/** Runs the command as `npm run check-embed -- --no-sandbox …` does: the pages are ours. Neither what it prints nor how it ends is a failure here. */
async function checkEmbed(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  // the fonts of every tested browser: without any a page crashes
  const { env } = await testLaunchOptions();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, '--no-sandbox', ...args],
      { env },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

// `server`: the pages need it, though no test here opens one itself
for (const path of ['/inline', '/csp-nonce', '/framed'])
  test(`the check finds nothing to mend on ${path}`, async ({ partner, server: _ }) => {
    const { code, output, errors } = await checkEmbed(`${partner.url}${path}`);
    expect(errors).toBe('');
    expect(output).not.toContain('✗');
    expect(output).toMatch(/^<iq-test id="\w+" partner="demo"/m);
    expect(output).toContain(`✓ partner: demo may embed on ${partner.url}`);
    expect(output).toContain('✓ globals: none but the documented ones');
    expect(output).toContain('✓ style rules of the page: as without the test');
    expect(output).toMatch(/\n\d\d fine, 0 to mend\n$/);
    expect(code).toBe(0);
  });

test('the check says what is wrong, and ends with code 1', async ({ partner, server: _ }) => {
  const { code, output } = await checkEmbed(`${partner.url}/stranger`);
  expect(output).toContain(
    `✗ partner: origin_not_allowed: The partner "stranger" may not embed on ${partner.url}`,
  );
  expect(output).toContain('✓ calls to the server');
  expect(output).toMatch(/\n\d+ fine, [12] to mend\n$/);
  expect(code).toBe(1);
});

test('where nothing can be checked, one sentence says why', async ({ partner, server: _ }) => {
  const { url } = partner;
  const sentences: [args: string[], sentence: RegExp][] = [
    [[], /^Name the one page to look at: npm run check-embed -- https:/],
    [[`${url}/`], /^There is no <iq-test> on this page: paste <script src=/],
    [[`${url}/unreachable`], /^The script http:\S+\/embed\/no-such-file\.js could not be loaded/],
  ];
  const answers = await Promise.all(sentences.map(([args]) => checkEmbed(...args)));
  for (const [index, { code, output, errors }] of answers.entries()) {
    expect(errors).toMatch(sentences[index]?.[1] as RegExp);
    expect(errors.trim()).not.toContain('\n');
    expect([code, output]).toEqual([1, '']);
  }
});
