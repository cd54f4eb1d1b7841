// What the tests of the shipped documentation read in it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.ts';

/** The components that the doors name, read from their source. */
export function publicComponents(): string[] {
  const names = ['index', 'consent'].flatMap((door) => [
    ...readFileSync(path.join(root, `packages/iq-test/src/${door}.ts`), 'utf8').matchAll(
      /\/([A-Z]\w+)\.tsx'/g,
    ),
  ]);
  return [...new Set(names.flatMap(([, name]) => name ?? []))].sort();
}

/** Markdown without its code. */
const proseOf = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
/** What would be left of a page's code in its Markdown. */
export const leftOversIn = (text: string) =>
  proseOf(text).match(/^(?:import|export) .*|<\/?\w+|\{[\w.]+|\?path=/gm) ?? [];

/** The addresses that Markdown links to, but for those of other sites. */
export const linksIn = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, address = '']) =>
    /^https?:/.test(address) ? [] : address,
  );
