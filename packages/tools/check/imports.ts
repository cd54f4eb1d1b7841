import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../support/places.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';

/** One import of one file. All paths are relative to the repository. */
export interface Import {
  file: string;
  /** Specifier as written. */
  specifier: string;
  /** Imported file of ours; undefined for other packages and for Node's own modules. */
  target: string | undefined;
  /** True if nothing of it remains when types are stripped. */
  isTypeOnly: boolean;
  /** `import(…)`. */
  isDynamic: boolean;
}

/** Name of each workspace package → its folder and its exports. */
const packages = new Map(
  ['packages', 'sites']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`))
    .concat('server', 'fixtures')
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(
        readText(`${folder}/package.json`),
      );
      return [manifest.name, { folder, exports: manifest.exports ?? {} }] as const;
    }),
);

/** Finds the file of ours for a specifier. Throws for a part of our packages that isn't exported. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const [scope, name, ...rest] = specifier.split('/');
  const ours = packages.get(`${scope}/${name}`);
  if (!ours) return undefined;
  const entry = ['.', ...rest].join('/');
  for (const [name, exported] of Object.entries(ours.exports)) {
    const [before = '', after] = name.split('*');
    if (after === undefined ? entry !== name : !entry.startsWith(before) || !entry.endsWith(after)) continue;
    const star = after === undefined ? '' : entry.slice(before.length, entry.length - after.length);
    return path.posix.join(ours.folder, exported.replace('*', star));
  }
  throw new Error(`${file} imports ${specifier}, which ${ours.folder}/package.json does not export.`);
}

/** Every import of one file. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    readText(file),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean, isDynamic = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    found.push({ file, specifier: text, target: resolve(file, text), isTypeOnly, isDynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every import in the source of the workspace, tests and stories included. */
export function allImports(): Import[] {
  return ['packages', 'server', 'sites', 'fixtures', 'stories', '.storybook']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap(sourceFiles)
    .flatMap(importsOf);
}
