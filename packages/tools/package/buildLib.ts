// Builds the npm package's files into packages/iq-test/lib: ESM, types that need nothing of ours beside them, styles.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { installed, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';
import { readModules } from './moduleExports.ts';

const packageDir = join(root, 'packages/iq-test');
const contractDir = join(root, 'packages/contract');
const lib = join(packageDir, 'lib');

/**
 * The types behind a door of the contract, written out. In the source they are inferred from schemas; a user of the
 * package has no use for them.
 */
function inferredTypes(file: string): string {
  const { checker, exportsOf } = readModules([file]);
  const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const flags = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType;
  const write = (type: ts.Type) => checker.typeToString(type, undefined, flags);

  const exported = exportsOf(file);
  const types = exported
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.TypeAlias)
    .map(({ name, symbol }) => ({
      name,
      line: `type ${name} = ${write(checker.getDeclaredTypeOfSymbol(symbol))};`,
    }));
  // values that types are taken of, e.g. `typeof BASE_DURATION_SECONDS`
  const values = exported
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Variable)
    .map(({ name, symbol }) => ({ name, text: write(checker.getTypeOfSymbol(symbol)) }))
    .filter(({ text }) => !/Schema\b|typeof/.test(text))
    .map(({ name, text }) => ({ name, line: `declare const ${name}: ${text};` }));
  const all = [...types, ...values];
  return `${all.map(({ line }) => line).join('\n')}\n\nexport type { ${all.map(({ name }) => name).join(', ')} };\n`;
}

/** The types of a file that writes them all out, as they are written, comments included. */
const writtenTypes = (file: string): string =>
  ts.transpileDeclaration(readFileSync(file, 'utf8'), { fileName: file }).outputText;

const { isFine } = await runNode(installed('tsup/dist/cli-default.js'), ['--config', 'tsup.lib.config.ts'], {
  cwd: packageDir,
});
if (!isFine) throw new Error('The build of the npm package failed (see above).');

const { exports: doors }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(contractDir, 'package.json'), 'utf8'),
);
const fileOf = (door: string) => door.replaceAll('/', '-') || 'contract';
/** Names of the contract's doors that the package's types come from; the main one has none. */
const used = new Set<string>();
for (const name of readdirSync(lib).filter((file) => file.endsWith('.d.ts'))) {
  const file = join(lib, name);
  const text = readFileSync(file, 'utf8')
    .replaceAll(/'@quotient\/contract(?:\/([\w/]+))?'/g, (_, door: string = '') => {
      used.add(door);
      return `'./${fileOf(door)}.js'`;
    })
    // the same names; only this one is a dependency of the package
    .replaceAll("'@preact/signals-core'", "'@preact/signals-react'");
  writeFileSync(file, text);
}
for (const door of used) {
  const file = join(contractDir, doors[door ? `./${door}` : '.'] ?? '');
  const types = file.includes('/values/') ? writtenTypes(file) : inferredTypes(file);
  writeFileSync(join(lib, `${fileOf(door)}.d.ts`), types);
}
console.log(`Package   ${readdirSync(lib).length} files in packages/iq-test/lib`);
