import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import ts from 'typescript';
import { parse } from '../support/parse.ts';
import { root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';

/** Text of ours for readers: visitors, partners or operators. */
export interface WrittenText {
  /** Place of the text: its file and, if that has keys, its key. */
  place: string;
  language: LocaleCode;
  text: string;
  /** True if it may be short: an option of a question. */
  isLabel: boolean;
}

const languageNamed = (name: string | undefined): LocaleCode | undefined =>
  localeCodes.find((language) => language === name);

/** Files with such texts. */
const places: { folder: string; files: RegExp }[] = [
  { folder: 'packages/iq-test/src/i18n/locales', files: /\.ts$/ },
  { folder: 'packages/iq-test', files: /^README\.md$/ },
  { folder: 'packages/contract/src', files: /^(?:admin\/)?(?:errors|\w*[rR]outes|documentation)\.ts$/ },
  {
    folder: 'server/src/bank',
    files: /(?:questions|answerKey)(?:\.\w\w)?\.json$|^figures\/words\/\w\w\.ts$/,
  },
  // words of its terminal, its errors and its messages to operators
  { folder: 'server/src', files: /^(?!bank\/|testing\/).*\.tsx?$/ },
  { folder: 'sites/reference/content', files: /\.md$/ },
  { folder: 'sites/reference/src', files: /(?:^|\/)(?:words\/.*|\w*[wW]ords)\.tsx?$/ },
  {
    folder: 'sites/partner',
    files: /^(?:pages|hosts)\/.*\.(?:html|jsx|vue)$|^pages\.ts$/,
  },
  { folder: 'stories/guides', files: /\.(?:mdx|tsx?)$/ },
];

/** The language that a file's name or a folder of it names: `de/first.ts`, `de.ts`, `questions.de.json`. */
const languageOf = (file: string): LocaleCode | undefined =>
  languageNamed(
    file
      .split(/[/.]/)
      .reverse()
      .find((part) => languageNamed(part)),
  );

const nameOf = ({ name }: ts.PropertyAssignment): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

/** The words of a string or of a template, with `{}` in the place of each expression. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Every string of a source, in the language of the file or of the property around it: `{ de: { title: '…' } }`. */
function textsOfSource(file: string, text: string): WrittenText[] {
  const found: WrittenText[] = [];
  const visit = (node: ts.Node, language: LocaleCode, keys: string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const words = wordsOf(node);
    if (words !== undefined)
      found.push({ place: [file, ...keys].join(' '), language, text: words, isLabel: false });
    const name = ts.isPropertyAssignment(node) ? nameOf(node) : undefined;
    const inner = name === undefined ? keys : [...keys, name];
    ts.forEachChild(node, (child) => {
      // the name of a property isn't a text
      if (!ts.isPropertyAssignment(node) || child !== node.name)
        visit(child, languageNamed(name) ?? language, inner);
    });
  };
  visit(parse(text), languageOf(file) ?? 'en', []);
  return found;
}

/** Every string of a JSON file. */
function textsOfJson(file: string, text: string): WrittenText[] {
  const language = languageOf(file) ?? 'en';
  const visit = (value: unknown, keys: string[]): WrittenText[] => {
    if (typeof value === 'string')
      return [{ place: [file, ...keys].join(' '), language, text: value, isLabel: keys.includes('options') }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => visit(each, [...keys, key]));
  };
  return visit(JSON.parse(text), []);
}

/**
 * Every line of a page or an article, without its markup. Lines with a source are excluded: their words are somebody
 * else's.
 */
const textsOfLines = (file: string, text: string): WrittenText[] =>
  text
    .replace(/^\[\^\d+\]:.*$/gm, '')
    .split('\n')
    .map((line, index) => ({
      place: `${file}:${index + 1}`,
      language: languageOf(file) ?? 'en',
      text: line
        .replace(/<[^>]*>/g, ' ')
        .replace(/^(?:[\s>*#-]|\d+\.\s|\w+:\s*"?|\|)+/u, '')
        .replace(/\*\*|`/g, '')
        .trim(),
      isLabel: false,
    }));

/** Every text of a file of ours, in any of its forms. */
export function textsOf(file: string, text: string): WrittenText[] {
  const read = file.endsWith('.json') ? textsOfJson : /\.[jt]sx?$/.test(file) ? textsOfSource : textsOfLines;
  return read(file, text).filter((written) => /\p{L}/u.test(written.text));
}

/** Every text of ours, without comments and texts for this repository's developers. */
export function writtenTexts(): WrittenText[] {
  return places
    .flatMap(({ folder, files }) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => files.test(file) && !/\.test\.|(?:^|\/)(?:node_modules|dist|lib)\//.test(file))
        .map((file) => path.posix.join(folder, file)),
    )
    .flatMap((file) => textsOf(file, readText(file)));
}
