import type { Translate } from '../i18n/useT.ts';
import { type ConsentCategoryId, consentCategoryIds } from './consentRecord.ts';

/** One kind of cookies, in the visitor's language (Specification §3). */
export interface ConsentCategory {
  id: ConsentCategoryId;
  name: string;
  description: string;
  /** Cannot be switched off. */
  required: boolean;
  /** What such cookies are used for, as one text. */
  examples: string;
}

/** The four kinds of cookies in display order, in the words of `t`. */
export const consentCategories = (t: Translate): ConsentCategory[] =>
  consentCategoryIds.map((id) => ({
    id,
    name: t(`consent.categories.${id}.name`),
    description: t(`consent.categories.${id}.description`),
    required: id === 'necessary',
    examples: t(`consent.categories.${id}.examples`),
  }));
