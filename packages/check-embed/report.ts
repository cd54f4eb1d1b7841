import { check, compare } from './compare.ts';
import type { Check, Seen } from './inPage.ts';
import type { Opened } from './open.ts';

/** Name of a check in the element's report, too: `packages/iq-test/src/embed/debug/debug.ts`. */
const OPENER_POLICY = 'opener policy';

/** The lines under one title. */
export interface Section {
  title: string;
  checks: Check[];
}

/** Lines of one element: its own report, or why there isn't one. */
export function checksOf({ checks, failure, isShown }: Seen, timeoutMs: number): Check[] {
  if (checks) return checks;
  const text =
    failure !== undefined
      ? `could not be fetched, and the page's own content is shown (${failure}): does a script-src name more of the address than its origin, or does something block it?`
      : isShown
        ? `the element is defined, but nothing happened within ${timeoutMs / 1000} s: is the server slow, or the element out of reach of scrolling?`
        : 'the element is defined, but not displayed, so it loads nothing: show it, or write loading="eager"';
  return [{ name: 'the test', isFine: false, text }];
}

/** Reports on a page: its elements, then facts that an element can't see. */
export async function reportOn(
  { page, notes }: Opened,
  bare: Opened,
  elements: Seen[],
  timeoutMs: number,
): Promise<Section[]> {
  const sections = elements.map((element) => ({
    title: element.tag,
    // read below from the answer itself: an element's own report may not be allowed to ask
    checks: checksOf(element, timeoutMs).filter(({ name }) => name !== OPENER_POLICY),
  }));
  const told = sections.flatMap(({ checks }) => checks.map(({ text }) => text)).join('\n');
  const complaints = [...new Set(notes.complaints)].filter((text) => !told.includes(text));
  const cutsOff =
    notes.openerPolicy === 'same-origin'
      ? 'same-origin cuts the checkout window off: send same-origin-allow-popups'
      : '';
  const compared = notes.hasLoader
    ? await compare(page, bare.page, told)
    : [{ name: 'globals and style rules', text: 'not compared: the element is built into the page' }];
  return [
    ...sections,
    {
      title: 'The page',
      checks: [
        check(OPENER_POLICY, cutsOff, notes.openerPolicy ?? 'none'),
        ...complaints.map((text) => ({ name: 'console', isFine: false, text })),
        ...compared,
      ],
    },
  ];
}

const mark = (isFine: boolean | undefined) => (isFine === undefined ? '·' : isFine ? '✓' : '✗');

/** The report as text, with its sum in the last line; and how many things are to mend. */
export function write(url: URL, sections: Section[]): { text: string; toMend: number } {
  const all = sections.flatMap(({ checks }) => checks);
  const toMend = all.filter(({ isFine }) => isFine === false).length;
  const parts = sections.map(({ title, checks }) => [
    title,
    ...checks.map(({ name, isFine, text }) => `  ${mark(isFine)} ${name}: ${text}`),
  ]);
  const sum = `${all.filter(({ isFine }) => isFine).length} fine, ${toMend} to mend`;
  return {
    text: [url.href, ...parts.map((lines) => `\n${lines.join('\n')}`), `\n${sum}`].join('\n'),
    toMend,
  };
}
