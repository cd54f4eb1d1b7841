import path from 'node:path';
import ts from 'typescript';
import { hasSentence, isFilledIn } from '../check/docComments.ts';
import { root } from '../support/places.ts';
import { readModules } from './moduleExports.ts';

/** Entry points of the npm package with types. */
export const doors = ['index', 'consent', 'theme', 'embed', 'testing'] as const;

const lib = path.join(root, 'packages/iq-test/lib');
/** Import name of an entry point. */
export const doorName = (door: string): string => `@quotient/iq-test${door === 'index' ? '' : `/${door}`}`;
/** Path of the built types of an entry point. */
export const doorFile = (door: string): string => path.join(lib, `${door}.d.ts`);
export const reportFile = path.join(root, 'packages/iq-test/api-report.txt');

/**
 * Reads the built types of the package. `report`: every exported name of every entry point with its declaration,
 * sorted; it changes exactly when the public API does. `undocumented`: `door: name` of each export, and `door:
 * name.member` of each prop and option, without a sentence in its doc comment.
 */
export function readApi() {
  const { checker, exportsOf } = readModules(doors.map(doorFile));
  const undocumented: string[] = [];
  const sections = doors.map((door) => {
    const entries = exportsOf(doorFile(door))
      .map(({ name, symbol }) => {
        const own = symbol.declarations?.filter(isInLib) ?? [];
        if (own.length > 0 && symbol.getDocumentationComment(checker).length === 0)
          undocumented.push(`${door}: ${name}`);
        for (const member of own.filter(isFilledIn).flatMap(({ members }) => members))
          if (!hasSentence(member)) undocumented.push(`${door}: ${name}.${member.name?.getText()}`);
        const text = [declarationOf(symbol), ...composedProps(symbol, checker)].join('\n');
        return [name, text.replace(/^/gm, '  ')] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return [`# ${doorName(door)}`, ...entries.map(([name, text]) => `${name}\n${text}`)].join('\n\n');
  });
  return { report: `${sections.join('\n\n')}\n`, undocumented };
}

/**
 * Props of a type that is composed of others, such as `Given & OnlyBeside<…>`, a line each: those others aren't exported, so
 * the declaration alone would not change with them. Empty for every other type.
 */
function composedProps(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const alias = symbol.declarations?.filter(isInLib).find(ts.isTypeAliasDeclaration);
  if (!alias || !symbol.name.endsWith('Props') || ts.isTypeLiteralNode(alias.type)) return [];
  return checker
    .getTypeAtLocation(alias.name)
    .getProperties()
    .flatMap((prop) => {
      const [own] = prop.declarations?.filter(isInLib) ?? [];
      if (!own) return [];
      const type = checker.typeToString(checker.getTypeOfSymbol(prop), own, ts.TypeFormatFlags.NoTruncation);
      return [`    ${prop.name}${prop.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${withoutPlaces(type)}`];
    })
    .sort();
}

/** Returns true for declarations of the package itself. */
export const isInLib = (declaration: ts.Declaration) => declaration.getSourceFile().fileName.startsWith(lib);
/** Removes the files from a type's text: they aren't part of the API. */
export const withoutPlaces = (text: string): string => text.replaceAll(/\bimport\("[^"]+"\)\./g, '');
/** The declaration as it is written, without comments. */
export function declarationOf(symbol: ts.Symbol): string {
  const printer = ts.createPrinter({ removeComments: true });
  const texts = (symbol.declarations ?? []).filter(isInLib).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  });
  return withoutPlaces(texts.join('\n')).replace(/^export /, '');
}
