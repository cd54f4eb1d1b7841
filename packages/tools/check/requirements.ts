import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { titlesIn } from './testSource.ts';

/** How one row of the specification is kept: by a test, by reading, or by a later issue. */
export interface Requirement {
  /** `S001` to `S257`. */
  id: string;
  text: string;
  /** How it can be looked at. */
  check: string;
  /** `test`, `reading: <reason>` or `open: <letter of the issue that builds it>`. */
  claim: string;
}

/** The rows of `fixtures/requirements.tsv`. */
export function readRequirements(): Requirement[] {
  const [, ...lines] = readText('fixtures/requirements.tsv').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , text = '', check = '', claim = ''] = line.split('\t');
    return { id, text, check, claim };
  });
}

/** What a row cites in brackets, e.g. `decisions.md 8`. */
export const marksIn = (text: string): string[] =>
  [...text.matchAll(/\[([a-zA-Z.]+[ -]\d+)\]/g)].map(([, mark = '']) => mark);

/** The numbers of the readings in `fixtures/decisions.md`. */
export const readingNumbers = (): number[] =>
  [...readText('fixtures/decisions.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));

/** Every file of tests or stories and what is around them, as a path and its text. */
export function testSources(): { file: string; text: string }[] {
  return ['packages', 'server', 'sites', 'fixtures', 'stories', '.storybook']
    .flatMap(sourceFiles)
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$|^\.storybook\/|\/e2e\//.test(file))
    .map((file) => ({ file, text: readText(file) }));
}

/** The titles that begin with a row's number, by file. */
export function claimingTitles(): { file: string; title: string }[] {
  return testSources().flatMap(({ file, text }) =>
    titlesIn(text)
      .filter((title) => /^S\d{3}\b/.test(title))
      .map((title) => ({ file, title })),
  );
}

/** The rows that a title names: the run of numbers it begins with. */
export const idsIn = (title: string): string[] =>
  /^(?:S\d{3}[\s,]*)+/.exec(title)?.[0].match(/S\d{3}/g) ?? [];
