import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { titlesIn } from './testSource.ts';

/** Row of the specification, with its proof: a test, a reading, or a later issue. */
export interface Requirement {
  /** `S001` to `S257`. */
  id: string;
  text: string;
  /** Way to check it. */
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

/** Marks of a row's citations in brackets, e.g. `decisions.md 8`. */
export const marksIn = (text: string): string[] =>
  [...text.matchAll(/\[([a-zA-Z.]+[ -]\d+)\]/g)].map(([, mark = '']) => mark);

/** Numbers of the readings in `fixtures/decisions.md`. */
export const readingNumbers = (): number[] =>
  [...readText('fixtures/decisions.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));

/** Every file of tests or stories and their helpers, with its path and text. */
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

/** Rows of a title: the sequence of numbers at its beginning. */
export const idsIn = (title: string): string[] =>
  /^(?:S\d{3}[\s,]*)+/.exec(title)?.[0].match(/S\d{3}/g) ?? [];
