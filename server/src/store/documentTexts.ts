import * as v from 'valibot';
import { type CollectionDefinition, toStored } from './collection.ts';
import { keepUnknown } from './keepUnknown.ts';

/** A document as it is stored. */
export interface Held<T> {
  document: T;
  /** Fields stored in the fixed part, including those of a newer version; `undefined` without such a part. */
  fixedNames: readonly string[] | undefined;
}

/** Texts of a document to store. */
interface DocumentTexts {
  /** Text of the fixed part, unless it is already stored. */
  fixedText: string | undefined;
  text: string;
  fixedNames: Held<unknown>['fixedNames'];
}

/** Fields of a document with these names, or with `false` the others. A loop: each answer needs them. */
function fieldsOf(document: object, names: readonly string[], isNamed: boolean): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(document))
    if (names.includes(name) === isNamed) fields[name] = value;
  return fields;
}

/**
 * Returns the texts of a document's parts.
 * @param known Fields that were read or written before. A new document has only fields that its schema knows.
 */
export function documentTexts<T extends object>(
  definition: CollectionDefinition<T>,
  document: T,
  known: Held<T> | undefined,
  isNew: boolean,
): DocumentTexts {
  const { parts } = definition;
  if (parts && known?.fixedNames) {
    for (const name of Object.keys(parts.fixed.entries) as (keyof T & string)[])
      if (document[name] !== known.document[name]) throw new Error(`${name} never changes.`);
    const rest = v.parse(keepUnknown(parts.changing), fieldsOf(document, known.fixedNames, false));
    return { fixedText: undefined, text: JSON.stringify(rest), fixedNames: known.fixedNames };
  }
  const whole = toStored(definition, document, isNew);
  if (!parts) return { fixedText: undefined, text: JSON.stringify(whole), fixedNames: undefined };
  const fixedNames = Object.keys(parts.fixed.entries);
  return {
    fixedText: JSON.stringify(fieldsOf(whole, fixedNames, true)),
    text: JSON.stringify(fieldsOf(whole, fixedNames, false)),
    fixedNames,
  };
}

/** Freezes a document: memory mirrors the store, so callers may not change it. */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) if (typeof part === 'object') freezeDeeply(part);
  return Object.freeze(value);
}
