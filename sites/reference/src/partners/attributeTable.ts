import {
  type AttributeName,
  attributeNames,
  attributes,
} from '../../../../packages/iq-test/src/embed/element/attributes.ts';

/** Default of an attribute, as it would be written; empty if nothing holds it. */
export function fallbackOf(name: AttributeName): string {
  const { fallback } = attributes[name];
  return fallback === null ? '' : typeof fallback === 'object' ? JSON.stringify(fallback) : String(fallback);
}

/** Every attribute of `<iq-test>` with its default, in the order of the documentation. */
export const attributeTable = attributeNames.map((name) => ({ name, fallback: fallbackOf(name) }));

/** Attributes that most pages choose, besides the key. */
export const commonAttributes: readonly AttributeName[] = [
  'set',
  'mode',
  'lang',
  'theme',
  'brand',
  'start',
  'accent',
];

/** All others. */
export const rareAttributes: readonly AttributeName[] = attributeNames.filter(
  (name) => name !== 'partner' && !commonAttributes.includes(name),
);
