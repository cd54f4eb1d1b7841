import path from 'node:path';
import { attributeNames, methodNames, toProperty } from '../../iq-test/src/embed/element/attributeNames.ts';
import { attributeDescriptions, attributes, fallbackTexts } from '../../iq-test/src/embed/element/attributes.ts';
import { eventDescriptions } from '../../iq-test/src/embed/element/events.ts';
import { root } from '../support/places.ts';

export const manifestFile = path.join(root, 'packages/iq-test/custom-elements.json');

const methodDescriptions: Record<(typeof methodNames)[number], string> = {
  start: 'Starts the test; in a dialog, opens it first.',
  open: 'Opens the dialog; in the page, scrolls to the element.',
  close: 'Closes the dialog. A running test goes on.',
  reset: 'Back to the description; a running test of this element is forgotten.',
  destroy: 'Ends everything and empties the element for good. What is stored on the device stays.',
};

/** The element in the form that editors read: custom-elements.json, schema 1.0.0. */
function customElementsManifest() {
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'iq-test',
    name: 'IqTestElement',
    superclass: { name: 'HTMLElement' },
    description: 'A timed IQ test. What stands in the element is shown where the test cannot be.',
    attributes: attributeNames.map((name) => {
      const { type, fallback } = attributes[name];
      return {
        name,
        fieldName: toProperty(name),
        type: { text: type },
        default: fallbackTexts[name] ?? JSON.stringify(fallback),
        description: attributeDescriptions[name],
      };
    }),
    members: [
      ...attributeNames.map((name) => ({
        kind: 'field',
        name: toProperty(name),
        attribute: name,
        reflects: true,
        description: attributeDescriptions[name],
        type: {
          text: name === 'debug' ? 'boolean' : name === 'hidden-data' ? 'Record<string, string>' : 'string',
        },
      })),
      ...methodNames.map((name) => ({
        kind: 'method',
        name,
        description: methodDescriptions[name],
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
    cssParts: [
      { name: 'root', description: 'Everything that is shown.' },
      { name: 'launcher', description: 'Our button that opens the dialog.' },
      { name: 'dialog', description: 'The dialog.' },
      { name: 'button', description: 'Every button; with primary, secondary or quiet beside it.' },
      { name: 'primary', description: 'The button that leads on.' },
      { name: 'question', description: 'The card with the question.' },
      { name: 'option', description: 'One answer option.' },
      { name: 'timer', description: 'The time left.' },
    ],
    cssProperties: [
      { name: '--iq-color-accent', description: 'And every other --iq-… variable of the theming guide.' },
    ],
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
