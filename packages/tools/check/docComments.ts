import ts from 'typescript';
import { collect, lineOf, parse } from '../support/parse.ts';

const commentsOf = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);

/** Returns true if a doc comment has words; a tag alone, such as `@default`, isn't enough. */
export const hasSentence = (node: ts.Node): boolean =>
  commentsOf(node).some(({ comment }) => ts.getTextOfJSDocComment(comment)?.trim());

/** Returns true for an interface that a caller fills in: each member needs a sentence. */
export const isFilledIn = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && /(?:Props|Options)$/.test(node.name.text);

const isExport = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Words that begin a doc comment without a name for the thing or the action. */
const vagueOpening = /^(?:What|Who|Whoever|Where|Whether|How|Of|As|So|Such)\b/;

/** Doc comments of a text that begin with such a word, as `line: word`. */
export const vagueOpeningsIn = (text: string): string[] => {
  const found = collect(text, (node) =>
    commentsOf(node).flatMap((comment) => {
      const word = vagueOpening.exec(ts.getTextOfJSDocComment(comment.comment) ?? '')?.[0];
      return word ? `${lineOf(comment)}: ${word}` : [];
    }),
  );
  return [...new Set(found.flat())];
};

/** Every export of a file and every member of its exported props and options, with its line; `isThere`: it has a sentence. */
export const sentencesIn = (text: string): { line: number; isThere: boolean }[] =>
  parse(text)
    .statements.filter(isExport)
    .flatMap((statement) => [statement, ...(isFilledIn(statement) ? statement.members : [])])
    .map((node) => ({ line: lineOf(node), isThere: hasSentence(node) }));

/** The attribute that a node writes as a state: `data-tone={…}` or `element.dataset.tone = …`. */
function stateOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return /^data-.*/.exec(node.name.getText())?.[0];
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const name = /\.dataset\.(\w+)$/.exec(node.left.getText())?.[1];
  return name && `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The `data-…` attributes that a file writes, and those that the doc comments of its exports name; both sorted. */
export function statesIn(text: string): { written: string[]; told: string[] } {
  const sorted = (names: string[]) => [...new Set(names)].sort();
  const comments = collect(text, (node) =>
    isExport(node) ? commentsOf(node).map((comment) => comment.getText()) : undefined,
  );
  return {
    written: sorted(collect(text, stateOf)),
    told: sorted(comments.flat().flatMap((comment) => comment.match(/(?<=`)data-[a-z-]+(?=`)/g) ?? [])),
  };
}
