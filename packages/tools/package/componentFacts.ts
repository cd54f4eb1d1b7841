// Facts for a component's page that nobody writes by hand. Read from its source.
import path from 'node:path';
import ts from 'typescript';
import { vars } from '../../iq-test/src/theme/contract.css.ts';
import { importsOf } from '../check/imports.ts';
import { collect, parse } from '../support/parse.ts';
import { readText } from '../support/sourceFiles.ts';

const source = 'packages/iq-test/src/';

/** The components of the public entry points: name → the file that exports it. */
export const publicComponents = (): Map<string, string> =>
  new Map(
    ['index', 'consent']
      .flatMap((door) => [...readText(`${source}${door}.ts`).matchAll(/'\.\/(\w+\/([A-Z]\w+)\.tsx)'/g)])
      .map(([, file, name = '']) => [name, `${source}${file}`]),
  );

interface Source {
  /** Files of ours that it imports. */
  imports: string[];
  /** The `part` attributes that it writes: `part="timer"`, or the first of `part={cx('button', …)}`. */
  parts: string[];
}
/** Most files belong to many components. */
const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file) ?? {
    imports: importsOf(file).flatMap(({ target, isTypeOnly }) =>
      target?.startsWith(source) && !isTypeOnly ? target : [],
    ),
    parts: collect(readText(file), (node) =>
      ts.isJsxAttribute(node) && node.name.getText() === 'part'
        ? /(?<=['"])\w+/.exec(node.initializer?.getText() ?? '')?.[0]
        : undefined,
    ),
  };
  sources.set(file, known);
  return known;
}

/** A file and all that it is made of, up to those where it ends. */
export function filesFrom(file: string, endsAt: (file: string) => boolean = () => false): string[] {
  const files = new Set([file]);
  // the list grows during the loop
  for (const each of files)
    for (const imported of readSource(each).imports) if (!endsAt(imported)) files.add(imported);
  return [...files];
}

const partsIn = (files: string[]) => [...new Set(files.flatMap((file) => readSource(file).parts))].sort();

/** The parts of a component and of everything that it is made of, sorted. */
export const partsFrom = (file: string): string[] => partsIn(filesFrom(file));

interface Names {
  text: ts.SourceFile;
  /** Declarations of its top level. */
  values: Map<string, ts.Expression>;
  /** Imports of style sheets: local name → the sheet, and the name there; none for the whole sheet. */
  styles: Map<string, { sheet: string; name: string | undefined }>;
}
const namesOf = new Map<string, Names>();

const isSheet = (file: string) => /\.css\.ts$|\/rules\.ts$/.test(file) && !file.endsWith('contract.css.ts');

function readNames(file: string): Names {
  const known = namesOf.get(file);
  if (known) return known;
  const text = parse(readText(file));
  const names: Names = { text, values: new Map(), styles: new Map() };
  for (const statement of text.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) names.values.set(name.getText(), initializer);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const sheet = path.posix.join(path.posix.dirname(file), statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !isSheet(sheet)) continue;
    if (ts.isNamespaceImport(bindings)) names.styles.set(bindings.name.text, { sheet, name: undefined });
    else
      for (const { name, propertyName } of bindings.elements)
        names.styles.set(name.text, { sheet, name: (propertyName ?? name).text });
  }
  namesOf.set(file, names);
  return names;
}

/** `title` in `styles.title` and in `{ title: 1 }`: not the value of that name. */
const isNameOfMember = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** CSS variables that some files use, directly and by style sheets, as in the contract. */
function tokensIn(files: string[]): string[] {
  const used = new Set<string>();
  const seen = new Set<ts.Node>();

  /** A value of a sheet; of `heading` in `heading.item`, that one entry. */
  function visitValue(file: string, name: string, use: ts.Node) {
    const value = readNames(file).values.get(name);
    const member = ts.isPropertyAccessExpression(use.parent) && use.parent.name.text;
    const entry =
      value && ts.isObjectLiteralExpression(value)
        ? value.properties.find((property) => property.name?.getText() === member)
        : undefined;
    if (value) visit(file, entry ?? value);
  }
  function visit(file: string, node: ts.Node) {
    if (seen.has(node) || ts.isImportDeclaration(node)) return;
    seen.add(node);
    const [, token] = /^vars\.(\w+(?:\.\w+)?)$/.exec(node.getText()) ?? [];
    if (token && ts.isPropertyAccessExpression(node)) {
      used.add(token);
      return;
    }
    if (ts.isIdentifier(node) && !isNameOfMember(node)) {
      const style = readNames(file).styles.get(node.text);
      if (style?.name) visitValue(style.sheet, style.name, node);
      else if (style) visit(style.sheet, readNames(style.sheet).text);
      else if (isSheet(file)) visitValue(file, node.text, node);
    }
    ts.forEachChild(node, (child) => visit(file, child));
  }

  for (const file of files) visit(file, readNames(file).text);
  return Object.entries(vars).flatMap(([group, names]) =>
    Object.entries<string>(names).flatMap(([name, variable]) =>
      used.has(group) || used.has(`${group}.${name}`) ? variable.slice('var('.length, -1) : [],
    ),
  );
}

/** The sentences of a component's doc comment that are about its `data-…` attributes, as Markdown. */
function statesOf(file: string, name: string): string[] {
  const [comment = ''] = collect(readText(file), (node) =>
    ts.isVariableStatement(node) && node.declarationList.declarations[0]?.name.getText() === name
      ? ts
          .getJSDocCommentsAndTags(node)
          .map((each) => ts.getTextOfJSDocComment(each.comment))
          .join(' ')
      : undefined,
  );
  return comment
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.;]) (?=[A-Z`a-z])/)
    .filter((sentence) => /`data-[a-z-]+`/.test(sentence))
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/;$/, '.')}`);
}

/** Facts about one component. */
export interface ComponentFacts {
  /** Sentences about its `data-…` attributes, as Markdown. */
  states: string[];
  /** The CSS variables that its own styles use, without those of the public components in it. */
  tokens: string[];
  /** The public components in it, sorted. */
  madeOf: string[];
  /** The `::part` names that it writes itself, sorted. */
  parts: string[];
}

/** Facts about every public component, by its name. */
export function componentFacts(): Record<string, ComponentFacts> {
  const components = publicComponents();
  const files = new Map([...components].map(([name, file]) => [file, name]));
  return Object.fromEntries(
    [...components].map(([name, file]) => {
      const own = filesFrom(file, (other) => files.has(other));
      const inside = own.flatMap((each) =>
        readSource(each).imports.flatMap((other) => files.get(other) ?? []),
      );
      const madeOf = [...new Set(inside)].filter((other) => other !== name).sort();
      const views = own.filter((each) => each.endsWith('.tsx'));
      const facts = { states: statesOf(file, name), tokens: tokensIn(views), madeOf, parts: partsIn(own) };
      return [name, facts];
    }),
  );
}
