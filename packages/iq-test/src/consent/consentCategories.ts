import type { ConsentMessages } from '../i18n/messages.ts';
import { type ConsentCategoryId, consentCategoryIds } from './consentRecord.ts';

/** One kind of cookies, in the visitor's language (Specification §3). */
export interface ConsentCategory {
  id: ConsentCategoryId;
  name: string;
  description: string;
  /** Cannot be switched off. */
  required: boolean;
  /** Uses of such cookies, as one text. */
  examples: string;
}

/** The four kinds of cookies in display order, in the words of a language. */
export const consentCategories = ({ categories }: Pick<ConsentMessages, 'categories'>): ConsentCategory[] =>
  consentCategoryIds.map((id) => ({ id, ...categories[id], required: id === 'necessary' }));

/** Returns true if a page uses the necessary cookies only. */
export const usesOnlyNecessary = (
  categoriesInUse: readonly ConsentCategoryId[] | undefined,
): boolean | undefined => categoriesInUse?.every((id) => id === 'necessary');
