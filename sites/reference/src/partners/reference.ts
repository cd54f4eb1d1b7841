import type { LocaleCode } from '@quotient/contract/locales';
import manifest from '../../../../packages/iq-test/custom-elements.json';
import {
  type AttributeName,
  attributeNames,
  attributes,
} from '../../../../packages/iq-test/src/embed/element/attributes.ts';
import { eventDetails } from '../../../../packages/iq-test/src/embed/element/eventDetails.ts';
import type { IqTestEvents } from '../../../../packages/iq-test/src/embed/element/events.ts';
import { methodNames } from '../../../../packages/iq-test/src/embed/element/methods.ts';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { referenceWords } from '../words/partners/referenceWords.ts';

// The lists of the documentation for partners, made of the tables in the source.

const element = manifest.modules.flatMap(({ declarations }) => declarations)[0];
if (!element) throw new Error('custom-elements.json describes no element.');

/** Reads the description of a name in the element's own table. */
function describe(list: readonly { name: string; description?: string }[], name: string): string {
  const description = list.find((each) => each.name === name)?.description;
  if (!description) throw new Error(`custom-elements.json doesn't describe ${name}.`);
  return description;
}

/** A text, and true if it is in English on a page of another language. */
export interface ReferenceText {
  text: string;
  isEnglish: boolean;
}

/** A default that is written as code; others are said in words. */
const isCode = (text: string) => /^(?:"|\d|\{|false)/.test(text);
const bare = (text: string) => text.replaceAll(/["']/g, '');

interface AttributeEntry {
  name: AttributeName;
  description: string;
  values: ReferenceText;
  /** `undefined` if nothing holds without the attribute. */
  fallback: ReferenceText | undefined;
  /** True if the values, and the default, are code. */
  isValuesCode: boolean;
  isFallbackCode: boolean;
}

/** Attributes of `<iq-test>` with their values and defaults. */
export function attributeEntries(locale: LocaleCode): AttributeEntry[] {
  return attributeNames.map((name) => {
    const attribute = element?.attributes.find((each) => each.name === name);
    if (!attribute) throw new Error(`custom-elements.json doesn't describe ${name}.`);
    const { description, type, default: fallback } = attribute;
    const isValuesCode = 'values' in attributes[name];
    const isFallbackCode = isCode(fallback);
    return {
      name,
      description: locale === 'en' ? description : partnerWordsIn[locale].hints[name],
      values: { text: isValuesCode ? bare(type.text) : type.text, isEnglish: locale !== 'en' },
      fallback:
        fallback === 'null'
          ? undefined
          : { text: isFallbackCode ? bare(fallback) : fallback, isEnglish: locale !== 'en' },
      isValuesCode,
      isFallbackCode,
    };
  });
}

/** Events of `<iq-test>` with the fields of their details, in the order of a first visit. */
export const eventEntries = (locale: LocaleCode) =>
  (Object.keys(eventDetails) as (keyof IqTestEvents)[]).map((name) => ({
    name: `iq-test:${name}`,
    description: referenceWords(locale).events[name],
    fields: Object.entries(eventDetails[name]).map(([field, text]) => ({ field, text })),
  }));

/** Methods of `<iq-test>`. */
export const methodEntries = (locale: LocaleCode) =>
  methodNames.map((name) => ({
    name: `${name}()`,
    description: referenceWords(locale).methods?.[name] ?? describe(element.members, name),
  }));

/** Parts for `::part()`. */
export const partEntries = element.cssParts;

const defaultOf = (name: string) => element.cssProperties.find((each) => each.name === name)?.default;

/** Variables for CSS. A color has a default for each theme, all others one. */
export const variableEntries = element.cssProperties
  .filter(({ name }) => !/^--iq-(?:light|dark)-/.test(name))
  .map(({ name, description, default: fallback }) => ({
    name,
    description,
    light: defaultOf(name.replace('--iq-color-', '--iq-light-')),
    dark: defaultOf(name.replace('--iq-color-', '--iq-dark-')),
    fallback,
  }))
  .map(({ light, dark, ...entry }) => (entry.fallback === undefined ? { ...entry, light, dark } : entry));
