// Builds the npm package's files into packages/iq-test/lib: ESM, types that need nothing of ours beside them, styles.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packageDir = join(root, 'packages/iq-test');
const lib = join(packageDir, 'lib');
const contract = join(root, 'packages/contract/src/index.ts');
const brand = join(root, 'packages/contract/src/values/brand.ts');

function tsup() {
  const args = [join(root, 'node_modules/tsup/dist/cli-default.js'), '--config', 'tsup.lib.config.ts'];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: packageDir, stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The build of the npm package failed (see above).')),
    );
  });
}

/**
 * The contract's types written out. In the source they are inferred from zod's schemas; a user of the package has
 * neither the schemas nor zod.
 */
function contractTypes() {
  const program = ts.createProgram([contract, brand], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const flags = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType;
  const source = program.getSourceFile(contract);
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const lines = [];
  for (const symbol of names) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (target.flags & ts.SymbolFlags.TypeAlias)
      lines.push(
        `type ${symbol.name} = ${checker.typeToString(checker.getDeclaredTypeOfSymbol(target), undefined, flags)};`,
      );
  }
  // values that types are taken of, e.g. `typeof BASE_DURATION_SECONDS`
  for (const symbol of names) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = checker.getTypeOfSymbolAtLocation(target, source);
    const text = checker.typeToString(type, undefined, flags);
    if (target.flags & ts.SymbolFlags.Variable && !/Zod|typeof/.test(text))
      lines.push(`declare const ${symbol.name}: ${text};`);
  }
  return lines;
}

/** The brand's types as they are written, comments included. */
function brandTypes() {
  const { outputText } = ts.transpileDeclaration(readFileSync(brand, 'utf8'), { fileName: brand });
  return outputText;
}

await tsup();
writeFileSync(join(lib, 'brand.d.ts'), brandTypes());
const exported = contractTypes();
const exportedNames = exported.map((line) => /(?:type|const) (\w+)/.exec(line)?.[1]).join(', ');
writeFileSync(join(lib, 'contract.d.ts'), `${exported.join('\n')}\n\nexport type { ${exportedNames} };\n`);
for (const name of readdirSync(lib).filter((file) => file.endsWith('.d.ts'))) {
  const file = join(lib, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replaceAll("'@quotient/contract/brand'", "'./brand.js'")
      .replaceAll("'@quotient/contract'", "'./contract.js'")
      // the same names; only this one is a dependency of the package
      .replaceAll("'@preact/signals-core'", "'@preact/signals-react'"),
  );
}
console.log(`Package   ${readdirSync(lib).length} files in packages/iq-test/lib`);
