import { expect, test } from 'vitest';
import { checksOf, write } from './report.ts';

const seen = { tag: '<iq-test partner="demo">', isDefined: true, isShown: true, failedForMs: 0 };

test("an element's own report is printed unchanged", () => {
  const checks = [{ name: 'partner', isFine: true, text: 'demo' }];
  expect(checksOf({ ...seen, checks, failure: 'too late' }, 1000)).toBe(checks);
});

test.each([
  [
    { failure: 'no connection' },
    /^could not be fetched, and the page's own content is shown \(no connection\)/,
  ],
  [{}, /^the element is defined, but nothing happened within 30 s/],
  [{ isShown: false }, /^the element is defined, but not displayed/],
])('an element without a report is to mend: %j', (state, text) => {
  expect(checksOf({ ...seen, ...state }, 30_000)).toEqual([
    { name: 'the test', isFine: false, text: expect.stringMatching(text) },
  ]);
});

test('each line has its mark, and the last one counts what is fine and what is to mend', () => {
  const checks = [
    { name: 'partner', isFine: true, text: 'demo' },
    { name: 'policy', isFine: false, text: 'refuses' },
    { name: 'storage', text: 'none' },
  ];
  expect(write(new URL('https://a.example/'), [{ title: seen.tag, checks }])).toEqual({
    text: `https://a.example/

<iq-test partner="demo">
  ✓ partner: demo
  ✗ policy: refuses
  · storage: none

1 fine, 1 to mend`,
    toMend: 1,
  });
});
