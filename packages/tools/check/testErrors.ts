import { apiErrors } from '@quotient/contract';
import ts from 'typescript';
import { collect } from './testSource.ts';

/** Codes for what never was an answer of our server: no connection, too late, unreadable, the page of a proxy. */
const foreign = new Set(['network', 'timeout', 'invalid_answer', 'unknown']);

/** Why `new ApiError(…)` is no error that the server sends; undefined where it is one. */
function inventedError({ arguments: [code, status] = [] as never }: ts.NewExpression): string | undefined {
  if (!code || !ts.isStringLiteralLike(code)) return 'write the code out';
  if (foreign.has(code.text)) return undefined;
  if (!Object.hasOwn(apiErrors, code.text)) return `the server has no code ${code.text}`;
  const real = apiErrors[code.text as keyof typeof apiErrors].status;
  const isReal = status && ts.isNumericLiteral(status) && Number(status.text) === real;
  return isReal ? undefined : `${code.text} is sent with the status ${real}`;
}

/** A failure that a browser test writes by hand instead of with `support/answers.ts`. */
function inventedAnswer(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'fulfill')
    return undefined;
  const [options] = call.arguments;
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const status = options.properties.find((property) => property.name?.getText() === 'status');
  if (!status) return undefined;
  const isFine =
    ts.isPropertyAssignment(status) &&
    ts.isNumericLiteral(status.initializer) &&
    Number(status.initializer.text) < 400;
  return isFine ? undefined : 'a failure is answered with answerError or answerAsProxy';
}

/** The errors of a test's source that the real server does not send, as `line: why`. */
export const inventedErrorsIn = (text: string): string[] =>
  collect(text, (node, source) => {
    const isError = ts.isNewExpression(node) && node.expression.getText() === 'ApiError';
    const why = isError ? inventedError(node) : ts.isCallExpression(node) ? inventedAnswer(node) : undefined;
    return why && `${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${why}`;
  });
