import { apiErrors } from '@quotient/contract';
import { adminErrors } from '@quotient/contract/admin';
import ts from 'typescript';
import { collect, lineOf } from '../support/parse.ts';

/** Every code of the server with the status that it is sent with. */
const errors: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...apiErrors, ...adminErrors }).map(([code, { status }]) => [code, status]),
);

/** Errors of the browser's side, and their codes for answers that aren't our server's, or no answer. */
const foreign: ReadonlyMap<string, readonly string[]> = new Map([
  ['ApiError', ['network', 'timeout', 'invalid_answer', 'foreign_answer', 'unknown']],
  ['CallFailed', ['unreachable', 'unreadable']],
]);

/** Explains why the server never sends `new ApiError(…)` or `new CallFailed(…)`; undefined if it does. */
function inventedError({ expression, arguments: list }: ts.NewExpression): string | undefined {
  const codes = foreign.get(expression.getText());
  if (!codes) return undefined;
  const [code, status] = list ?? [];
  if (!code || !ts.isStringLiteralLike(code)) return 'write the code out';
  if (codes.includes(code.text)) return undefined;
  const real = errors.get(code.text);
  if (real === undefined) return `the server has no code ${code.text}`;
  if (expression.getText() === 'CallFailed') return undefined; // has no status
  const isReal = status && ts.isNumericLiteral(status) && Number(status.text) === real;
  return isReal ? undefined : `${code.text} is sent with the status ${real}`;
}

/** Returns true if the options are visibly those of a success: without a status, or with one below 400. */
function isSuccess(options: ts.Expression | undefined): boolean {
  if (!options) return true;
  if (!ts.isObjectLiteralExpression(options)) return false;
  return options.properties.every((property) => {
    if (ts.isSpreadAssignment(property)) return false;
    if (!/^['"]?status['"]?$/.test(property.name.getText())) return true;
    return (
      ts.isPropertyAssignment(property) &&
      ts.isNumericLiteral(property.initializer) &&
      Number(property.initializer.text) < 400
    );
  });
}

/** Returns true for `Response` and similar classes. */
const isResponse = (node: ts.Expression) => /^(?:\w+\.)?(?:Http)?Response$/.test(node.getText());

/** Failure, or possible failure, that a test writes by hand instead of by the one helper. */
function inventedAnswer(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isResponse(node.expression))
    return isSuccess(node.arguments?.[1]) ? undefined : 'a failure is answered with refusal or proxyAnswer';
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  if (name.text === 'fulfill')
    return isSuccess(node.arguments[0])
      ? undefined
      : 'a failure is answered with answerError or answerAsProxy';
  if (isResponse(expression) && name.text !== 'redirect')
    return isSuccess(node.arguments[1]) ? undefined : 'a failure is answered with refusal or proxyAnswer';
  return undefined;
}

/** The errors of a test's source that the real server doesn't send, as `line: why`. */
export const inventedErrorsIn = (text: string): string[] =>
  collect(text, (node) => {
    const why = (ts.isNewExpression(node) ? inventedError(node) : undefined) ?? inventedAnswer(node);
    return why && `${lineOf(node)}: ${why}`;
  });
