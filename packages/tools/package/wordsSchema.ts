// The schema of a file of words, by which editors complete its keys and mark misspelt ones. Made of the English words.
import { joinMessages } from '../../iq-test/src/i18n/joinMessages.ts';
import { first } from '../../iq-test/src/i18n/locales/en/first.ts';
import { later } from '../../iq-test/src/i18n/locales/en/later.ts';

type Words = { readonly [key: string]: string | Words };

/** Every plural form that a grammar may have; English has two of them. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const pluralForm = new RegExp(`_(?:${pluralForms.join('|')})$`);

/** Schema of one text; the English one helps translators. */
const textSchema = (english: string) => ({ type: 'string', description: `English: ${english}` });

const treeSchema = (words: Words): object => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      if (typeof value === 'object') return [[key, treeSchema(value)]];
      const keys = pluralForm.test(key)
        ? pluralForms.map((form) => key.replace(pluralForm, `_${form}`))
        : [key];
      // the plural follows the singular, and other forms resemble its text
      return keys.map((one) => [one, textSchema(one in words ? String(words[one]) : value)]);
    }),
  ),
});

/** Content of `lib/words.schema.json`. No key is required: we report missing ones ourselves. */
export function wordsSchema(): object {
  const english: Words = joinMessages(first, later);
  const tree = treeSchema(english) as { properties: object };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Words of the IQ test',
    description:
      'What stands in the file that the attribute words of <iq-test> names, and in overrides of IqTest.',
    ...tree,
    properties: {
      $schema: { type: 'string', description: 'The address of this schema, for editors. Nothing reads it.' },
      ...tree.properties,
    },
  };
}
