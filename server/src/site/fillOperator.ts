import type { Operator } from './readOperatorFile.ts';

/** Place for a value, with the words for a missing one; those may have their own element. */
const place =
  /(<span\b[^>]*\sdata-operator="(\w+)"[^>]*>)(?:<span\b[^>]*>[^<]*<\/span>|(?!<\/?span\b).)*<\/span>/gs;
/** Elements that are hidden because their value may be missing for good. */
const optional = /<\w+\b[^>]*\sdata-operator-optional="(\w+)"[^>]*>/g;

/** Elements for a missing operator; they don't nest. */
const missing = /<div\b[^>]*\sdata-operator-missing[^>]*>.*?<\/div>/gs;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Fills a page with the operator's values. Missing values leave their place as built. */
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
