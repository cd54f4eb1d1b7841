// Reads the hints of a development build from the source: for the test that a production build lacks them.
import ts from 'typescript';
import { parse } from '../support/parse.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';

/** Fewest characters of a text: shorter ones also occur in other texts. */
const LEAST_CHARACTERS = 20;
/** Functions with such words: `hint(code, text)`, and the constructor of a refusal that is also a hint. */
const callees = new Set(['hint', 'Refusal']);

/** Texts below a node as written: whole strings, and the parts between the values of templates. */
function textsBelow(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? [node.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...textsBelow(child)));
  return [...own, ...below];
}

const isSaying = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && callees.has(node.expression.getText());

/** Hints of a file: the words of each, in one or more pieces. */
export function hintTextsIn(text: string): string[] {
  function visit(node: ts.Node): string[] {
    if (isSaying(node)) return (node.arguments ?? []).slice(1).flatMap(textsBelow);
    const found: string[] = [];
    ts.forEachChild(node, (child) => void found.push(...visit(child)));
    return found;
  }
  return visit(parse(text)).filter((one) => one.length >= LEAST_CHARACTERS && /\s/.test(one.trim()));
}

/** Every hint of the package: its file, and the pieces of its words. */
export const readHintTexts = (): { file: string; texts: string[] }[] =>
  sourceFiles('packages/iq-test/src')
    .filter((file) => !/\.(?:test|fixture)\./.test(file))
    .map((file) => ({ file, texts: hintTextsIn(readText(file)) }))
    .filter(({ texts }) => texts.length > 0);
