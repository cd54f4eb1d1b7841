import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root, sourceFiles } from './sourceFiles.ts';

/** How one row of the specification is kept: by a test, by reading, or by a later issue. */
export interface Requirement {
  /** `S001` to `S257`. */
  id: string;
  text: string;
  /** `test`, `reading: <reason>` or `open: <letter of the issue that builds it>`. */
  claim: string;
}

/** The rows of `fixtures/requirements.tsv`. */
export function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync(path.join(root, 'fixtures/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [id = '', , text = '', , claim = ''] = line.split('\t');
    return { id, text, claim };
  });
}

/** The words of every string that could be a test's title, by file: those that begin with a row's number. */
export function claimingTitles(): { file: string; title: string }[] {
  return ['packages', 'server', 'sites', 'fixtures', 'stories', 'scripts']
    .flatMap(sourceFiles)
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file) && file !== 'scripts/requirements.test.ts')
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      const titles: { file: string; title: string }[] = [];
      const visit = (node: ts.Node): void => {
        const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
        if (isText && /^S\d{3}\b/.test(node.text)) titles.push({ file, title: node.text });
        ts.forEachChild(node, visit);
      };
      visit(source);
      return titles;
    });
}

/** The rows that a title names: the run of numbers it begins with. */
export const idsIn = (title: string): string[] =>
  /^(?:S\d{3}[\s,]*)+/.exec(title)?.[0].match(/S\d{3}/g) ?? [];
