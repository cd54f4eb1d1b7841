import type { Operator } from './readOperatorFile.ts';

/** A place for a value, with the words that it is missing; those may stand in an element of their own. */
const place =
  /(<span\b[^>]*\sdata-operator="(\w+)"[^>]*>)(?:<span\b[^>]*>[^<]*<\/span>|(?!<\/?span\b).)*<\/span>/gs;
/** What is hidden because its value may be missing for good. */
const optional = /<\w+\b[^>]*\sdata-operator-optional="(\w+)"[^>]*>/g;

/** What says that the operator is not known; nothing of its kind stands in it. */
const missing = /<div\b[^>]*\sdata-operator-missing[^>]*>.*?<\/div>/gs;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page with the operator's own values in the places that it has for them. What the operator lacks stays as it was built. */
export function fillOperator(page: string, operator: Operator): string {
  const said = (field: string): string | readonly string[] | undefined =>
    Object.hasOwn(operator, field) ? operator[field as keyof Operator] : undefined;
  return page
    .replace(missing, '')
    .replace(place, (built: string, tag: string, field: string) => {
      const value = said(field);
      return value === undefined ? built : `${tag}${[value].flat().map(escaped).join('<br/>')}</span>`;
    })
    .replace(optional, (tag: string, field: string) =>
      said(field) === undefined ? tag : tag.replace(/\shidden(?:="")?(?=[\s>])/, ''),
    );
}
