/**
 * Parts of a custom elements manifest that the builder uses: https://github.com/webcomponents/custom-elements-manifest
 */
export interface CustomElementsManifest {
  modules: {
    declarations?: {
      tagName?: string;
      attributes?: {
        name: string;
        description?: string;
        default?: string;
        type?: { text: string };
        deprecated?: boolean | string;
      }[];
    }[];
  }[];
}

/** One attribute of the element, as the form shows it. */
export interface Attribute {
  name: string;
  /** May have `code` in backticks. */
  description: string;
  /** The value that need not be written, or in words what holds without one; may be empty. */
  fallback: string;
  /** True where its presence alone counts. */
  isBoolean: boolean;
  /** The values of an enumeration; undefined for free text. */
  choices: string[] | undefined;
  /** Format of free text, in words; empty if the manifest says no more than `string`. */
  format: string;
}

/** The attributes with no other question sets than those that the quiz server has; with all where it does not say. */
export const offering = (
  attributes: readonly Attribute[],
  sets: readonly string[] | undefined,
): readonly Attribute[] =>
  attributes.map((attribute) =>
    attribute.name === 'set' && sets
      ? { ...attribute, choices: attribute.choices?.filter((choice) => sets.includes(choice)) }
      : attribute,
  );

/** `'inline' | 'popup'` → `['inline', 'popup']`; undefined for a type with any other member. */
function choicesOf(type: string): string[] | undefined {
  const members = type
    .split('|')
    .map((member) => member.trim())
    .filter((member) => !['', 'undefined', 'null'].includes(member));
  const isEnumeration =
    members.length > 0 && members.every((member) => /^(?:'.*'|".*"|[\d.]+)$/.test(member));
  return isEnumeration ? members.map(unquoted) : undefined;
}

/** Values are written as code: `'inline'`, `false`, `undefined`. */
const unquoted = (code: string) =>
  ['undefined', 'null'].includes(code) ? '' : code.replace(/^(['"])(.*)\1$/, '$2');

/**
 * The attributes of `<iq-test>` from a custom elements manifest (schema 1 or 2), in its order.
 * Throws when the element is not in it.
 */
export function readAttributes({ modules }: CustomElementsManifest): Attribute[] {
  const element = modules
    .flatMap(({ declarations = [] }) => declarations)
    .find(({ tagName }) => tagName === 'iq-test');
  if (!element?.attributes?.length) throw new Error('The manifest describes no attributes of iq-test.');
  return element.attributes
    .filter(({ deprecated }) => !deprecated)
    .map(({ name, description = '', default: fallback = '', type: { text } = { text: 'string' } }) => {
      const isBoolean = /^boolean\b/.test(text);
      const choices = choicesOf(text);
      const isPlain = isBoolean || choices || /^string\b/.test(text);
      return {
        name,
        description,
        fallback: unquoted(fallback),
        isBoolean,
        choices,
        format: isPlain ? '' : text,
      };
    });
}
