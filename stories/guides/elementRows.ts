import manifest from '../../packages/iq-test/custom-elements.json';
import { attributeNames } from '../../packages/iq-test/src/embed/element/attributeNames.ts';
import {
  attributeDescriptions,
  attributes,
  fallbackTexts,
} from '../../packages/iq-test/src/embed/element/attributes.ts';

const code = (text: string) => `\`${text}\``;

/** One row for each attribute of `<iq-test>`: its name, what it is for, its values, what holds without it. */
export const attributeRows = attributeNames.map((name) => {
  const { type, fallback } = attributes[name];
  return [
    code(name),
    attributeDescriptions[name],
    /^'.*'$/.test(type) ? code(type.replaceAll("'", '')) : type,
    fallbackTexts[name] ?? code(String(JSON.stringify(fallback)).replaceAll('"', '')),
  ];
});

const [declaration] = manifest.modules[0]?.declarations ?? [];

/** One row for each method. */
export const methodRows = (declaration?.members ?? [])
  .filter(({ kind }) => kind === 'method')
  .map(({ name, description }) => [code(`${name}()`), description]);

/** One row for each part that a page's style sheet reaches. */
export const partRows = (declaration?.cssParts ?? []).map(({ name, description }) => [
  code(`::part(${name})`),
  description,
]);
