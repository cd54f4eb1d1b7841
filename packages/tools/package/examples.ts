// The `@example`s of the package's doc comments: what Storybook and components.json show.
import ts from 'typescript';
import { parse } from '../support/parse.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';

/** An example, and the export that it belongs to. */
export interface Example {
  name: string;
  code: string;
}

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) ? node.name?.text : undefined;
};

/** The examples in a file of source. */
export function examplesIn(text: string): Example[] {
  return parse(text).statements.flatMap((statement) =>
    ts
      .getJSDocTags(statement)
      .filter(({ tagName }) => tagName.text === 'example')
      .map((tag) => ({
        name: nameOf(statement) ?? '',
        code: ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '',
      })),
  );
}

/** All examples of the package. */
export const readExamples = (): Example[] =>
  sourceFiles('packages/iq-test/src').flatMap((file) =>
    file.includes('.test.') ? [] : examplesIn(readText(file)),
  );

/** Converts an example to a module for the compiler: its imports, and the rest as the body of a function. */
export function moduleOf({ code }: Example): string {
  const body = code.split('\n');
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const last = source.statements.filter(ts.isImportDeclaration).at(-1);
  const imports = body.splice(0, last ? source.getLineAndCharacterOfPosition(last.end).line + 1 : 0);
  return [...imports, 'export async function example() {', ...body, '}', ''].join('\n');
}
