// Takes a project from 0.1 to 0.2, see "Updating" in the README. What it cannot do by itself it reports, file by file.
import type { API, ASTPath, FileInfo, JSXAttribute, JSXElement } from 'jscodeshift';

/** The syntax that files are read in: TypeScript with JSX, which JavaScript is a part of. */
export const parser = 'tsx';

/** Exports that have another name now. */
const renamed: Record<string, string> = {
  LoadI18nOptions: 'LoadWordsOptions',
  ConsentModel: 'createConsent',
  // the former names are those of a screen by plain props now
  RunnerScreen: 'RunnerStage',
  RunnerScreenProps: 'RunnerStageProps',
};

/** Exports that are gone, and what to do. */
const goneExports: Record<string, string> = {
  EmailResultsModel: 'give `ResultsScreen` an `onEmail` that sends the e-mail',
  ShareResultsModel: 'give `ResultsScreen` an `onShare` that resolves to the address of the public page',
  loadConsentI18n: 'use `loadConsentWords`, and `words` in place of `i18n`',
};

/** Props that are gone, and what to do. */
const goneProps: Record<string, Record<string, string>> = {
  CookieConsent: { i18n: 'give it `words`, from `loadConsentWords`' },
  Landing: { notice: 'show your notice above it' },
  PaymentScreen: {
    payment: 'give it `state`, `notice`, `paysHere`, `onPay` and `onShowWindow`',
    session: "give it the session's `price`, `answered` and `total`",
  },
  ResultsScreen: {
    email: 'give it an `onEmail` that sends the e-mail',
    share: 'give it an `onShare` that resolves to the address of the public page',
  },
  Timer: { countdown: 'give it `deadlineAt` and `durationSeconds`' },
};

/** The components that take a `theme`. */
const themed = ['CookieConsent', 'IqTest', 'IqTestProvider', 'Root'];

/** The transform of one file, for jscodeshift. A file that imports nothing of the package stays as it is. */
export default function transform({ source }: FileInfo, { jscodeshift: j, report }: API): string | undefined {
  const root = j(source);
  /** What the file calls our exports: its name → ours. */
  const names = new Map<string, string>();
  let isChanged = false;
  const byHand = (node: { loc?: { start: { line: number } } | null }, what: string) =>
    report(`line ${node.loc?.start.line}: ${what}`);

  const imports = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => /^@quotient\/iq-test(?:\/|$)/.test(String(node.source.value)));
  /** A `RunnerScreen` of 0.2 is there already. */
  const isPlain = root.find(j.JSXAttribute, { name: { name: 'onGoTo' } }).size() > 0;
  imports.find(j.ImportSpecifier).forEach(({ node }) => {
    const name = String(node.imported.name);
    const local = String(node.local?.name ?? name);
    names.set(local, name);
    const gone = goneExports[name];
    if (gone) byHand(node, `\`${name}\` is gone: ${gone}.`);
    const now = renamed[name];
    if (!now || (now.startsWith('RunnerStage') && isPlain)) return;
    isChanged = true;
    node.imported = j.identifier(now);
    if (local !== name) return;
    node.local = j.identifier(now);
    root.find(j.Identifier, { name }).replaceWith(j.identifier(now));
    root.find(j.JSXIdentifier, { name }).replaceWith(j.jsxIdentifier(now));
  });

  // a model was made with `new`; what stands in its place is called
  root.find(j.NewExpression).forEach((path) => {
    const { callee } = path.node;
    if (callee.type !== 'Identifier') return;
    if (callee.name !== 'createConsent' && names.get(callee.name) !== 'ConsentModel') return;
    byHand(path.node, 'the state of a consent is `useConsentState(consent)`, or `consent.getState()`.');
    path.replace(j.callExpression(callee, path.node.arguments));
  });

  const elementsOf = (component: string) =>
    root.find(j.JSXElement).filter(({ node: { openingElement } }) => {
      const { name } = openingElement;
      return name.type === 'JSXIdentifier' && names.get(name.name) === component;
    });
  const attributeOf = (element: ASTPath<JSXElement>, prop: string) =>
    (element.node.openingElement.attributes ?? []).find(
      (attribute): attribute is JSXAttribute =>
        attribute.type === 'JSXAttribute' && attribute.name.name === prop,
    );

  for (const component of themed)
    elementsOf(component).forEach((element) => {
      const theme = attributeOf(element, 'theme');
      if (!theme) return;
      j(theme)
        .find(j.StringLiteral, { value: 'system' })
        .forEach((path) => {
          isChanged = true;
          path.replace(j.stringLiteral('auto'));
        });
    });

  elementsOf('QuestionCard').forEach((element) => {
    const [isOn, onToggle] = [attributeOf(element, 'isFlagged'), attributeOf(element, 'onToggleFlag')];
    if (!isOn && !onToggle) return;
    const toggle = onToggle?.value;
    if (toggle?.type !== 'JSXExpressionContainer' || toggle.expression.type === 'JSXEmptyExpression') {
      byHand(element.node, '`isFlagged` without `onToggleFlag` shows nothing: take it away.');
      return;
    }
    // without a value an attribute is true; without the attribute it was false
    const value = isOn && !isOn.value ? j.booleanLiteral(true) : (isOn?.value ?? j.booleanLiteral(false));
    const expression = value.type === 'JSXExpressionContainer' ? value.expression : value;
    if (expression.type === 'JSXEmptyExpression') return;
    const flag = j.jsxAttribute(
      j.jsxIdentifier('flag'),
      j.jsxExpressionContainer(
        j.objectExpression([
          j.objectProperty(j.identifier('isOn'), expression),
          j.objectProperty(j.identifier('onToggle'), toggle.expression),
        ]),
      ),
    );
    isChanged = true;
    element.node.openingElement.attributes = (element.node.openingElement.attributes ?? []).flatMap(
      (attribute) => (attribute === onToggle ? flag : attribute === isOn ? [] : attribute),
    );
  });

  for (const [component, props] of Object.entries(goneProps))
    for (const [prop, what] of Object.entries(props))
      elementsOf(component).forEach((element) => {
        const attribute = attributeOf(element, prop);
        if (attribute) byHand(attribute, `\`${component}\` takes no \`${prop}\`: ${what}.`);
      });

  return isChanged ? root.toSource() : undefined;
}
