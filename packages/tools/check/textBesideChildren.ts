import ts from 'typescript';

/** A type that says something: a string or a number, and not only the empty string that `text && <p>` leaves. */
const isSaid = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isSaid)
    : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(type.isLiteral() && !type.value);

/** What a component is given by others, as `ReactNode`: they see to it that a text has an element of its own. */
const isGiven = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.BigInt) !== 0);

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

/**
 * Every `{text}` beside other children, as `line: source`. Translators put elements of their own in the place of a text node;
 * React keeps the node that it made, writes to it unseen, and throws where it is to take it away. A text that is the only
 * child of its element is set as a whole.
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
