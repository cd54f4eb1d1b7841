// Writes lib/components.json: the package's exports, for editors, generators and other machines. Read from its built
// types.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { statesIn } from '../check/docComments.ts';
import { root } from '../support/places.ts';
import { declarationOf, doorFile, doorName, doors, isInLib, withoutPlaces } from './apiReport.ts';
import { partsFrom } from './componentFacts.ts';
import { readModules } from './moduleExports.ts';
import { themeDocs } from './themeDocs.ts';

const packageDir = path.join(root, 'packages/iq-test');
const source = 'packages/iq-test/src/';

/** The keys of the file that hold exports. A component is called and has a capital, a hook begins with `use`. */
type Kind = 'components' | 'hooks' | 'functions' | 'models' | 'classes' | 'values' | 'types';

/** Facts about an export of any kind. Facts that its comment lacks are left out. */
export interface ExportDocs {
  name: string;
  /** Every import path that has it. */
  doors: string[];
  /** The file of its types, from the root of the package. */
  file: string;
  /** The first sentence of its description. */
  summary: string;
  description: string;
  /** Declaration as written; a component has `props` instead. */
  signature?: string;
  /** Code. */
  example?: string;
}

/** Prop that the package declares; for React's attributes see `attributes`. */
export interface PropDocs {
  name: string;
  type: string;
  /** All values of a type that is a choice of words or numbers. */
  values?: (string | number)[];
  required: boolean;
  /** Code, or words. */
  default?: string;
  description: string;
}

export interface ComponentDocs extends ExportDocs {
  /** True if it takes a ref. */
  ref: boolean;
  props: PropDocs[];
  /** Element that gets all other attributes and the ref. */
  attributes?: string;
  /** The `data-…` attributes that its description is about. */
  states: string[];
  /** Names for `::part(…)` in a shadow root. */
  parts: string[];
}

/** The first sentence of a text: up to a full stop before a capital or code. */
export const firstSentence = (text: string): string =>
  /^.*?(?<!e\.g)[.!?](?=\s+[A-Z`]|$)/s.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ') ?? text;

const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
const format = NoTruncation | UseSingleQuotesForStringLiteralType;

/** Reads the built types: every export of every entry point, by kind and name. */
function readExports() {
  const { checker, exportsOf } = readModules(doors.map(doorFile));

  const textOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
  const tagOf = (symbol: ts.Symbol, tag: string) => {
    const found = symbol.getJsDocTags(checker).find(({ name }) => name === tag);
    return found && ts.displayPartsToString(found.text);
  };

  function kindOf(name: string, symbol: ts.Symbol): Kind {
    if (!(symbol.flags & ts.SymbolFlags.Value)) return 'types';
    const type = checker.getTypeOfSymbol(symbol);
    if (type.getConstructSignatures().length > 0) return name.endsWith('Model') ? 'models' : 'classes';
    if (type.getCallSignatures().length === 0) return 'values';
    if (/^[A-Z]/.test(name)) return 'components';
    return /^use[A-Z]/.test(name) ? 'hooks' : 'functions';
  }

  function exportDocs(name: string, symbol: ts.Symbol): Omit<ExportDocs, 'doors'> {
    const description = textOf(symbol);
    const example = tagOf(symbol, 'example');
    const file = symbol.declarations?.find(isInLib)?.getSourceFile().fileName ?? '';
    return {
      name,
      file: path.posix.relative(packageDir, file),
      summary: firstSentence(description),
      description,
      ...(example && { example }),
    };
  }

  function propDocs(prop: ts.Symbol): PropDocs {
    const type = checker.getTypeOfSymbol(prop);
    const given = checker.getNonNullableType(type);
    const choice = given.isUnion() ? given.types : [given];
    const values = choice.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? one.value : []));
    const written = prop.declarations?.find(ts.isPropertySignature)?.type?.getText();
    const fallback = tagOf(prop, 'default');
    return {
      name: prop.name,
      type: withoutPlaces(written ?? checker.typeToString(type, undefined, format)).replaceAll(/\s+/g, ' '),
      ...(values.length > 1 && values.length === choice.length && { values: values.sort() }),
      required: !(prop.flags & ts.SymbolFlags.Optional),
      ...(fallback && { default: fallback.replaceAll(/\s+/g, ' ') }),
      description: textOf(prop),
    };
  }

  function componentDocs(name: string, symbol: ts.Symbol): Omit<ComponentDocs, 'doors'> {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [parameter] = signature?.getParameters() ?? [];
    const props = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : [];
    const file = symbol.valueDeclaration?.getSourceFile().fileName;
    const ownProps = file && exportsOf(file).find((other) => other.name === `${name}Props`);
    const attributes = ownProps && textOf(ownProps.symbol);
    const statement = ts.findAncestor(symbol.valueDeclaration, ts.isStatement);
    const docs = exportDocs(name, symbol);
    return {
      ...docs,
      ref: props.some((prop) => prop.name === 'ref'),
      props: props.filter((prop) => prop.declarations?.some(isInLib)).map(propDocs),
      ...(attributes && { attributes }),
      states: statesIn(statement?.getFullText() ?? '').told,
      parts: partsFrom(docs.file.replace(/^lib\/(.+)\.d\.ts$/, `${source}$1.tsx`)),
    };
  }

  const docs: Record<Kind, (ExportDocs | ComponentDocs)[]> = {
    components: [],
    hooks: [],
    functions: [],
    models: [],
    classes: [],
    values: [],
    types: [],
  };
  for (const door of doors)
    for (const { name, symbol } of exportsOf(doorFile(door))) {
      const kind = kindOf(name, symbol);
      const known = docs[kind].find((other) => other.name === name);
      if (known) known.doors.push(doorName(door));
      else if (kind === 'components')
        docs.components.push({ ...componentDocs(name, symbol), doors: [doorName(door)] });
      else
        docs[kind].push({
          ...exportDocs(name, symbol),
          doors: [doorName(door)],
          signature: declarationOf(symbol),
        });
    }
  return docs as Record<Exclude<Kind, 'components'>, ExportDocs[]> & { components: ComponentDocs[] };
}

/** Content of `lib/components.json`. `version` rises when a key changes its meaning or is removed. */
export function componentDocs() {
  const manifest: { name: string; version: string } = JSON.parse(
    readFileSync(path.join(packageDir, 'package.json'), 'utf8'),
  );
  return {
    version: 1,
    about:
      'Every export by kind: its doors (import paths), its types (file), summary, description, example and signature. A component has its props, whether it takes a ref, what its other attributes do, its states (data attributes) and its parts (::part of the element). theme: tokens by group, each with what it is for, its CSS variable and default value (wideValue: from 640 px of the widget on), and whether a page can set them.',
    package: { name: manifest.name, version: manifest.version },
    ...readExports(),
    theme: themeDocs(),
    element: { tagName: 'iq-test', door: doorName('embed'), manifest: 'custom-elements.json' },
  };
}
