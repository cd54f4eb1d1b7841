import type { Page } from 'playwright';
import { everywhere } from './frames.ts';
import { type Check, type Stock, takeStock } from './inPage.ts';

/** Documented globals: the queue of commands, and the list of analytics events. */
const documentedGlobals = ['iqTest', 'dataLayer'];
/** Most characters of a style rule in the report. */
const RULE_LENGTH = 80;

/** Entries that the second list has more often than the first. */
export function added(before: string[], after: string[]): string[] {
  const counts = new Map<string, number>();
  for (const entry of before) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return after.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count - 1);
    return count < 1;
  });
}

const short = (text: string) => (text.length > RULE_LENGTH ? `${text.slice(0, RULE_LENGTH)}…` : text);

/** One line of the report: fine where nothing was found. */
export const check = (name: string, found: string, otherwise: string): Check => ({
  name,
  isFine: found === '',
  text: found || otherwise,
});

/** Compares the page with our script to the page without it. `told`: the elements' own reports. */
export async function compare(page: Page, bare: Page, told: string): Promise<Check[]> {
  const take = (one: Page) => everywhere(one, (frame) => frame.evaluate(takeStock));
  const [before, after] = await Promise.all([take(bare), take(page)]);
  const more = (read: (frame: Stock) => string[]) => added(before.flatMap(read), after.flatMap(read));

  const globals = more((frame) => frame.globals).filter((name) => !documentedGlobals.includes(name));
  const rules = more((frame) => frame.rules);
  const { origin, pathname } = new URL(page.url());
  const violations = more((frame) =>
    frame.violations
      // the report asks the page for its own headers, and is content when it may not
      .filter(({ blocked }) => !blocked.startsWith(origin + pathname) && !told.includes(blocked))
      .map(({ directive, blocked }) => `${directive}: ${blocked}`),
  );
  const without = (found: string[], separator: string) =>
    found.length > 0 ? `not there without the test: ${found.join(separator)}` : '';
  return [
    check('globals', without(globals, ', '), 'none but the documented ones'),
    check('style rules of the page', without(rules.map(short), ' '), 'as without the test'),
    check(
      'policy of the page',
      [...new Set(violations)].join('; '),
      'no more violations than without the test',
    ),
  ];
}
