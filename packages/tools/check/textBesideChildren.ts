import ts from 'typescript';

/** Returns true if a type has words: a string or a number, except the empty string of `text && <p>`. */
const isSaid = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isSaid)
    : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(type.isLiteral() && !type.value);

/** Returns true for content from others, as `ReactNode`: they give a text its own element. */
const isGiven = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.BigInt) !== 0);

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

/**
 * Every `{text}` beside other children, as `line: source`. Translators replace a text node by elements; React updates
 * its own node, unseen, and throws when it removes it. A text that is the only child of its element is set as a
 * whole.
 */
export function looseTexts(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? node.children : [];
    // a fragment's only text may have neighbors outside of it
    const shown = children.filter((child) => !isBlank(child));
    for (const child of shown) {
      const held = ts.isJsxExpression(child) ? child.expression : undefined;
      if (!held || ts.isStringLiteral(held) || (shown.length === 1 && ts.isJsxElement(node))) continue;
      const type = checker.getTypeAtLocation(held);
      if (!isSaid(type) || isGiven(type)) continue;
      found.push(`${file.getLineAndCharacterOfPosition(held.getStart()).line + 1}: ${held.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
