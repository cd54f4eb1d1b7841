import ts from 'typescript';
import { collect, lineOf } from '../support/parse.ts';

/** Functions that begin a title: `test('…')`, `it.each(…)('…')`, `test.describe('…')`. */
const runners = new Set(['test', 'it', 'describe']);
/** Members of these with a title; `test.step`, `test.use` and the rest have none that counts. */
const titled = new Set(['each', 'for', 'describe', 'concurrent', 'sequential', 'extend']);
/** Members that switch a test off, wholly or partly, on any object. */
const switches = new Set(['only', 'skip', 'todo', 'fails', 'fixme', 'skipIf', 'runIf']);

/** Words of a string or of a template up to its first expression; undefined for anything else. */
function wordsOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

/** `test`, `test.each(rows)` and ``it.for`rows` `` → the names in them, outermost last; undefined for other calls. */
function runnerPath(node: ts.Node): string[] | undefined {
  if (ts.isIdentifier(node)) return runners.has(node.text) ? [node.text] : undefined;
  if (ts.isCallExpression(node)) return runnerPath(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return runnerPath(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const path = runnerPath(node.expression);
  return path && [...path, node.name.text];
}

const propertyOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((property) => property.name && wordOf(property.name) === name);

/** The name of a property, also in quotation marks. */
const wordOf = (name: ts.Node): string | undefined => (ts.isIdentifier(name) ? name.text : wordsOf(name));

/** The title that a call gives to a test, a group of tests, or a story that plays. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  if (runnerPath(expression)?.every((name, index) => index === 0 || titled.has(name))) return wordsOf(first);
  const isStory =
    ts.isPropertyAccessExpression(expression) && ['story', 'extend'].includes(expression.name.text);
  if (!isStory || !first || !ts.isObjectLiteralExpression(first) || !propertyOf(first, 'play'))
    return undefined;
  const name = propertyOf(first, 'name');
  return name && ts.isPropertyAssignment(name) ? wordsOf(name.initializer) : undefined;
}

/** Returns the source of a switch in a node; undefined for every other node. */
function switchIn(node: ts.Node): string | undefined {
  // as a property of any object: the test, a group, `test.info()` or the context
  if (ts.isPropertyAccessExpression(node) && switches.has(node.name.text)) return `.${node.name.text}`;
  // Playwright's name for an expected failure; expect.fail is different
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'fail' && runnerPath(node)) return '.fail';
  // test['skip']
  if (ts.isElementAccessExpression(node)) {
    const word = wordsOf(node.argumentExpression) ?? '';
    return switches.has(word) ? `['${word}']` : undefined;
  }
  // test('…', ({ skip }) => …)
  if (ts.isBindingElement(node)) {
    const word = wordOf(node.propertyName ?? node.name) ?? '';
    return switches.has(word) ? `{ ${word} }` : undefined;
  }
  // test('…', { skip: true }, …)
  if (ts.isCallExpression(node) && runnerPath(node.expression)) {
    for (const argument of node.arguments.filter(ts.isObjectLiteralExpression)) {
      const found = [...switches].find((name) => propertyOf(argument, name));
      if (found) return `{ ${found}: … }`;
    }
  }
  // a story's tag
  return wordsOf(node) === '!test' ? "'!test'" : undefined;
}

const hooks = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
/** Members that limit a test in Playwright. */
const limits = new Set(['setTimeout', 'slow']);

/**
 * Returns the source of the time limit of a single test or hook; undefined for every other node. A limit that is computed,
 * as from a number of seeds, is none.
 */
function limitIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  const path = runnerPath(expression);
  const name = path?.at(-1) ?? '';
  if (path && limits.has(name)) return `.${name}`;
  const isHook = ts.isIdentifier(expression) && hooks.has(expression.text);
  const last = given.at(-1);
  if ((path || isHook) && given.length > 1 && last && ts.isNumericLiteral(last)) return last.getText();
  const hasLimit =
    path && given.some((each) => ts.isObjectLiteralExpression(each) && propertyOf(each, 'timeout'));
  return hasLimit ? '{ timeout: … }' : undefined;
}

const placesOf = (text: string, find: (node: ts.Node) => string | undefined): string[] =>
  collect(text, (node) => {
    const found = find(node);
    return found && `${lineOf(node)}: ${found}`;
  });

/** The titles of a test file or of a file of stories. A template counts up to its first expression. */
export const titlesIn = (text: string): string[] =>
  collect(text, (node) => (ts.isCallExpression(node) ? titleOf(node) : undefined));

/** Switches in such a file, each as `line: how`. */
export const switchesIn = (text: string): string[] => placesOf(text, switchIn);

/** Time limits of single tests in such a file, each as `line: what`. */
export const limitsIn = (text: string): string[] => placesOf(text, limitIn);
