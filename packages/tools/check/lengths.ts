import ts from 'typescript';
import { parse } from '../support/parse.ts';

/** Most lines of a file, a few screens that a reader can remember. */
export const MOST_LINES_OF_FILE = 300;
/** A function that is longer has more than one idea. */
export const MOST_LINES_OF_FUNCTION = 120;

/** Number of lines of a text; the last one ends like all others. */
export const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Every function of a text that is too long, as `line: number of lines`; a class doesn't count. */
export function longFunctions(text: string, most = MOST_LINES_OF_FUNCTION): string[] {
  if (linesOf(text) <= most) return [];
  const source = parse(text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [from, to] = [lineAt(node.getStart(source)), lineAt(node.end)];
    const lines = to - from + 1;
    if (lines <= most) return; // nothing in it is longer
    if (ts.isFunctionLike(node)) found.push(`${from}: ${lines} lines`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
