// Builds the npm package's files into packages/iq-test: ESM, self-contained types, styles, documentation.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { cache, installed, nativeTsc, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';
import { doors } from './apiReport.ts';
import { readModules } from './moduleExports.ts';
import { writeDocs } from './writeDocs.ts';

const packageDir = join(root, 'packages/iq-test');
const contractDir = join(root, 'packages/contract');
const lib = join(packageDir, 'lib');
/** Source of the only entry point outside of the package: it runs the server, which the package must not import. */
const testing = join(root, 'packages/mocks/src/testing.ts');
/** Output of the native compiler, in the layout of the source. */
const emitted = join(cache, 'types');

const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
const format = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType;

/**
 * The types of a file that infers them from schemas, written out with their comments: a user of the package has no use
 * for the schemas.
 */
function inferredTypes(file: string): string {
  const { checker, exportsOf } = readModules([file]);
  const write = (type: ts.Type) => checker.typeToString(type, undefined, format);
  const comment = (symbol: ts.Symbol) => {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text && `/** ${text.replaceAll('\n', ' ')} */\n`;
  };
  /** Writes an object field by field, because each has its comment; anything else on one line. */
  function writeAlias(type: ts.Type): string {
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayLikeType(type)) return write(type);
    const lines = checker.getPropertiesOfType(type).map((field) => {
      const isOptional = field.flags & ts.SymbolFlags.Optional;
      const fieldType = write(checker.getTypeOfSymbol(field));
      return isOptional
        ? `${comment(field)}${field.name}?: ${fieldType.replace(/ \| undefined$/, '')};`
        : `${comment(field)}${field.name}: ${fieldType};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  }

  const exported = exportsOf(file);
  const types = exported
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.TypeAlias)
    .map(({ name, symbol }) => ({
      name,
      line: `${comment(symbol)}type ${name} = ${writeAlias(checker.getDeclaredTypeOfSymbol(symbol))};`,
    }));
  // values that types are taken of, e.g. `typeof questionCounts`
  const values = exported
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Variable)
    .map(({ name, symbol }) => ({ name, text: write(checker.getTypeOfSymbol(symbol)) }))
    .filter(({ text }) => !/Schema\b|typeof/.test(text))
    .map(({ name, text }) => ({ name, line: `declare const ${name}: ${text};` }));
  const all = [...types, ...values];
  return `${all.map(({ line }) => line).join('\n')}\n\nexport type { ${all.map(({ name }) => name).join(', ')} };\n`;
}

const { exports: contractDoors }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(contractDir, 'package.json'), 'utf8'),
);

/** Place of a source file's types in the package, without their ending: `flow/IqTest`, `contract/values/brand`. */
const placeOf = (source: string) =>
  relative(join(root, 'packages'), source)
    .replace(/^(?:iq-test|mocks)\/src\//, '')
    .replace(/^contract\/src\//, 'contract/')
    .replace(/\.tsx?$/, '');

/** Source file of an import; none for packages that users install. */
function sourceBehind(address: string, importer: string): string | undefined {
  if (address.startsWith('.')) return join(dirname(importer), address);
  const [, door] = /^@quotient\/contract(\/.*)?$/.exec(address) ?? [];
  const file = contractDoors[`.${door ?? ''}`];
  return address.startsWith('@quotient/contract') && file ? join(contractDir, file) : undefined;
}

/**
 * Types of a source file: those inferred from schemas are written out, another package's own are copied, and those of
 * this one are from the native compiler.
 */
function typesOf(source: string): string {
  if (source === testing || source.includes('/values/'))
    return ts.transpileDeclaration(readFileSync(source, 'utf8'), { fileName: source }).outputText;
  if (source.startsWith(contractDir)) return inferredTypes(source);
  const types = readFileSync(join(emitted, relative(packageDir, source)).replace(/\.tsx?$/, '.d.ts'), 'utf8');
  return types.includes("from 'valibot'") ? inferredTypes(source) : types;
}

const run = async (script: string, args: string[]) => {
  const { isFine } = await runNode(script, args, { cwd: packageDir });
  if (!isFine) throw new Error('The build of the npm package failed (see above).');
};
await run(installed('tsup/dist/cli-default.js'), ['--config', 'tsup.lib.config.ts']);
await run(nativeTsc, ['-p', 'tsconfig.lib.json']);
// for tests alone: the real server with its dependencies in one file
await build({
  entryPoints: [testing],
  outfile: join(lib, 'testing.js'),
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'eof',
});
// every file whose types the entry points need; the list grows during the loop
const sources = new Set(
  doors.map((door) => (door === 'testing' ? testing : join(packageDir, `src/${door}.ts`))),
);
for (const source of sources) {
  const file = join(lib, `${placeOf(source)}.d.ts`);
  const types = typesOf(source)
    // the same names; only this one is a dependency of the package
    .replaceAll('"@preact/signals-core"', '"@preact/signals-react"')
    .replaceAll(/(?<=\bfrom |\bimport |\bimport\()(['"])(.+?)\1/g, (text, quote: string, address: string) => {
      const behind = sourceBehind(address, source);
      if (!behind) return text;
      sources.add(behind);
      const path = posix.relative(posix.dirname(placeOf(source)), placeOf(behind));
      return `${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, types);
}
console.log(`Package   types of ${sources.size} files in packages/iq-test/lib`);
await writeDocs();
