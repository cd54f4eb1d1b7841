import { attributes } from '../../../../../packages/iq-test/src/embed/element/attributes.ts';

/** The looks that are shipped. */
export const brandThemes: readonly string[] = attributes.brand.values;
