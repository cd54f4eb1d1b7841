// What a development build says to its developer, read from the source: for the test that a production build lacks it.
import ts from 'typescript';
import { parse } from '../support/parse.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';

/** Shorter ones stand in other texts as well. */
const LEAST_CHARACTERS = 20;
/** What is called with such words: `hint(code, text)`, and what makes the words of a refusal that is a hint, too. */
const callees = new Set(['hint', 'Refusal']);

/** The texts below a node as they are written: whole strings, and what stands between the values of templates. */
function textsBelow(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...textsBelow(child)));
  return [...own, ...below];
}

const isSaying = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && callees.has(node.expression.getText());

/** What is said in a file: the words of each, in one or more pieces. */
export function hintTextsIn(text: string): string[] {
  function visit(node: ts.Node): string[] {
    if (isSaying(node)) return (node.arguments ?? []).slice(1).flatMap(textsBelow);
    const found: string[] = [];
    ts.forEachChild(node, (child) => void found.push(...visit(child)));
    return found;
  }
  return visit(parse(text)).filter((one) => one.length >= LEAST_CHARACTERS && /\s/.test(one.trim()));
}

/** Every hint of the package: the file that says it, and the pieces of its words. */
export const readHintTexts = (): { file: string; texts: string[] }[] =>
  sourceFiles('packages/iq-test/src')
    .filter((file) => !/\.(?:test|fixture)\./.test(file))
    .map((file) => ({ file, texts: hintTextsIn(readText(file)) }))
    .filter(({ texts }) => texts.length > 0);
