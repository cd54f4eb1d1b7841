import manifest from '../../packages/iq-test/custom-elements.json';

const code = (text: string) => `\`${text}\``;

const [declaration] = manifest.modules[0]?.declarations ?? [];

/** A value as code, without its quotes; what is said in words as it is. */
const fallbackText = (text: string) =>
  /^(?:"|\d|\{|false)/.test(text) ? code(text.replaceAll('"', '')) : text;

/** One row for each attribute of `<iq-test>`: its name, what it is for, its values, what holds without it. */
export const attributeRows = (declaration?.attributes ?? []).map(
  ({ name, description, type, default: fallback }) => [
    code(name),
    description,
    /^'.*'$/.test(type.text) ? code(type.text.replaceAll("'", '')) : type.text,
    fallbackText(fallback),
  ],
);

/** One row for each method. */
export const methodRows = (declaration?.members ?? [])
  .filter(({ kind }) => kind === 'method')
  .map(({ name, description }) => [code(`${name}()`), description]);

/** One row for each part that a page's style sheet reaches. */
export const partRows = (declaration?.cssParts ?? []).map(({ name, description }) => [
  code(`::part(${name})`),
  description,
]);
