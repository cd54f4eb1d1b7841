import type { LocaleCode } from '@quotient/contract/locales';
import { partners as ar } from './ar.ts';
import { partners as de } from './de.ts';
import { partners as en, type PartnerWords } from './en.ts';
import { partners as es } from './es.ts';
import { partners as fr } from './fr.ts';

/** Words of the documentation for partners, by language. Texts may hold tags, see `PartnerText`. */
export const partnerWordsIn: Readonly<Record<LocaleCode, PartnerWords>> = { en, de, fr, es, ar };
