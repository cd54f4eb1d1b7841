import ts from 'typescript';

/** Returns true for a source with syntax errors, which the compiler keeps out of its types. */
const isBroken = (source: ts.SourceFile): boolean =>
  (source as ts.SourceFile & { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length > 0;

/**
 * Parses a text as source of any file. With JSX, `<T>(list: T[]) => …` begins an element, and everything after it is
 * its text: so a text that fails with JSX is parsed without. Throws if both fail.
 * @param options As for `ts.createSourceFile`.
 */
export function parse(
  text: string,
  options: ts.CreateSourceFileOptions = { languageVersion: ts.ScriptTarget.Latest },
): ts.SourceFile {
  for (const name of ['source.tsx', 'source.ts']) {
    const source = ts.createSourceFile(name, text, options, true);
    if (!isBroken(source)) return source;
  }
  throw new Error(`This is no source that can be read: ${text.slice(0, 80)}`);
}

/** The line that a node begins on, from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Every part of a source that `read` finds something in, in order. */
export function collect<T>(text: string, read: (node: ts.Node) => T | undefined): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    const result = read(node);
    if (result !== undefined) found.push(result);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}
