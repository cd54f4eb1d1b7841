import ts from 'typescript';

/** Reads files with the compiler: returns its checker, and the exports of each file. */
export function readModules(files: readonly string[]) {
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  /** Exported names of a file with their symbols. Throws for a file that exports nothing, or is missing. */
  function exportsOf(file: string) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing, or is not built.`);
    return checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
  }
  return { checker, exportsOf };
}
