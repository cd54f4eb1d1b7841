import path from 'node:path';
import ts from 'typescript';
import { attributeNames, attributes, toProperty } from '../../iq-test/src/embed/element/attributes.ts';
import { eventDescriptions } from '../../iq-test/src/embed/element/events.ts';
import { methodNames } from '../../iq-test/src/embed/element/methods.ts';
import { formOf } from '../../iq-test/src/embed/element/settings.ts';
import { collect } from '../support/parse.ts';
import { root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';
import { type TokenGroupDocs, themeDocs } from './themeDocs.ts';

export const manifestFile = path.join(root, 'packages/iq-test/custom-elements.json');

/** Comment of a member, and its `@default`. */
interface Comment {
  text: string;
  fallback: string | undefined;
}

/** The comments on the members of the table or interface in a file of the element, by name. */
function commentsIn(file: string): (member: string) => Comment {
  const textOf = (comment: ts.JSDoc['comment']) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ');
  const source = readText(`packages/iq-test/src/embed/element/${file}`);
  const comments = new Map(
    collect(source, (node): [string, Comment] | undefined => {
      const isMember = ts.isPropertyAssignment(node) || ts.isMethodSignature(node);
      if (!isMember || ts.isComputedPropertyName(node.name)) return undefined;
      const text = textOf(ts.getJSDocCommentsAndTags(node)[0]?.comment);
      const fallback = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
      return text ? [node.name.text, { text, fallback: textOf(fallback?.comment) }] : undefined;
    }),
  );
  return (member) => {
    const comment = comments.get(member);
    if (!comment)
      throw new Error(`${member} has no comment in ${file}: editors and the documentation show it.`);
    return comment;
  };
}

/** Type of the property, by its value without the attribute. */
function propertyType(fallback: unknown): string {
  if (typeof fallback === 'boolean') return 'boolean';
  return typeof fallback === 'object' && fallback ? 'Record<string, string>' : 'string';
}

/** The variables of a group that a page can set on the element. A color is three: for both schemes, and for each of them. */
function cssPropertiesOf({ isSettable, syntax, tokens }: TokenGroupDocs) {
  if (!isSettable) return [];
  return tokens.flatMap(({ variable, description, value, light, dark }) => [
    { name: variable, syntax, ...(value && { default: value }), description },
    ...Object.entries({ light, dark }).flatMap(([scheme, color]) =>
      color
        ? {
            name: color.variable,
            syntax,
            default: color.value,
            description: `${description} While the theme is ${scheme}.`,
          }
        : [],
    ),
  ]);
}

/** Parts that a page's style sheet reaches as `::part(name)`. */
const parts = {
  root: 'Everything that is shown.',
  launcher: 'Our button that opens the dialog.',
  dialog: 'The dialog that it opens in.',
  prompt: 'A dialog that asks, such as before the test is left.',
  button: 'Every button; with primary, secondary or quiet beside it.',
  primary: 'The button that leads on.',
  title: 'The title of the page before the test.',
  badge: 'One of the badges there.',
  question: 'The card with the question.',
  option: 'One answer option; the chosen one with chosen beside it.',
  timer: 'The time left; with normal, warning or alert beside it.',
  progress: 'The bar that says how far one is.',
  marker: 'The button of one question; with answered or unanswered, current and flagged beside it.',
  notice: 'A message on the page.',
  toast: 'A message that goes by itself.',
  card: 'The card with the payment.',
  price: 'What is charged.',
  score: 'The number of the result.',
  curve: 'The bell curve with its caption.',
  bar: 'The bar of one ability; with success, warning or alert beside it.',
  entry: 'One question of the review; with correct, incorrect or unanswered beside it.',
};

/** The element in the form that editors read: custom-elements.json, schema 1.0.0. */
function customElementsManifest() {
  const ofAttribute = commentsIn('attributes.ts');
  const ofMethod = commentsIn('methods.ts');
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'iq-test',
    name: 'IqTestElement',
    superclass: { name: 'HTMLElement' },
    description: 'A timed IQ test. What stands in the element is shown where the test cannot be.',
    attributes: attributeNames.map((name) => {
      const { text, fallback = JSON.stringify(attributes[name].fallback) } = ofAttribute(name);
      return {
        name,
        fieldName: toProperty(name),
        type: { text: formOf(name) },
        default: fallback,
        description: text,
      };
    }),
    members: [
      ...attributeNames.map((name) => ({
        kind: 'field',
        name: toProperty(name),
        attribute: name,
        reflects: true,
        description: ofAttribute(name).text,
        type: { text: propertyType(attributes[name].fallback) },
      })),
      ...methodNames.map((name) => ({
        kind: 'method',
        name,
        description: ofMethod(name).text,
        return: { type: { text: 'void' } },
      })),
    ],
    events: Object.entries(eventDescriptions).map(([name, description]) => ({
      name: `iq-test:${name}`,
      type: { text: 'CustomEvent' },
      description,
    })),
    slots: [
      { name: '', description: 'Shown where the test cannot be loaded or is not allowed.' },
      {
        name: 'launcher',
        description: 'A button of the page in place of ours, for the modes with a dialog.',
      },
    ],
    cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    cssProperties: themeDocs().flatMap(cssPropertiesOf),
  };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'lib/embed.js',
        declarations: [declaration],
        exports: [
          {
            kind: 'custom-element-definition',
            name: 'iq-test',
            declaration: { name: 'IqTestElement', module: 'lib/embed.js' },
          },
        ],
      },
    ],
  };
}

/** The file's text, made of the element's tables. */
export const manifestText = (): string => `${JSON.stringify(customElementsManifest(), null, 2)}\n`;
