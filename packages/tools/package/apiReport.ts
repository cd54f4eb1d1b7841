import path from 'node:path';
import ts from 'typescript';
import { hasSentence, isFilledIn } from '../check/documented.ts';
import { root } from '../support/places.ts';

/** The doors of the npm package that have types. */
export const doors = ['index', 'consent', 'theme', 'embed'] as const;

const lib = path.join(root, 'packages/iq-test/lib');
export const reportFile = path.join(root, 'packages/iq-test/api-report.txt');

interface Api {
  /** Every exported name of every door with its declaration, sorted: changes exactly when the public API does. */
  report: string;
  /** `door: name` of each export, and `door: name.member` of each prop and option, whose doc comment says nothing. */
  undocumented: string[];
}

/** Reads the built types of the package. */
export function readApi(): Api {
  const files = doors.map((door) => path.join(lib, `${door}.d.ts`));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const undocumented: string[] = [];
  const sections = doors.map((door, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol)
      throw new Error(
        `The types of ${door} are not built: run \`npx tsx packages/tools/package/buildLib.ts\`.`,
      );
    const entries = checker
      .getExportsOfModule(symbol)
      .map((exported) => {
        const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        const own = target.declarations?.filter(isInLib) ?? [];
        if (own.length > 0 && target.getDocumentationComment(checker).length === 0 && !isContractType(target))
          undocumented.push(`${door}: ${exported.name}`);
        for (const member of own.filter(isFilledIn).flatMap(({ members }) => members))
          if (!hasSentence(member)) undocumented.push(`${door}: ${exported.name}.${member.name?.getText()}`);
        return [exported.name, declarationOf(target)] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      `# @quotient/iq-test${door === 'index' ? '' : `/${door}`}`,
      ...entries.map(([name, text]) => `${name}\n${text}`),
    ].join('\n\n');
  });
  return { report: `${sections.join('\n\n')}\n`, undocumented };
}

const isInLib = (declaration: ts.Declaration) => declaration.getSourceFile().fileName.startsWith(lib);
/** The contract documents its fields by schema; the types written out from it carry no comments. */
const isContractType = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) =>
    declaration.getSourceFile().fileName.endsWith('contract.d.ts'),
  ) ?? false;

/** The declaration as it is written, without comments, each line indented. */
function declarationOf(symbol: ts.Symbol): string {
  const printer = ts.createPrinter({ removeComments: true });
  return (
    (symbol.declarations ?? [])
      .filter(isInLib)
      .map((declaration) => {
        const node = ts.isVariableDeclaration(declaration) ? declaration.parent : declaration;
        return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
      })
      .join('\n')
      // the bundler's numbering of what is called alike in two files
      .replaceAll(/\$\d+/g, '')
      .replace(/^/gm, '  ')
  );
}
