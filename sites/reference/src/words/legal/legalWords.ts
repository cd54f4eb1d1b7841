import type { LocaleCode } from '@quotient/contract/locales';
import { imprint as arImprint } from './ar/imprint.ts';
import { privacy as arPrivacy } from './ar/privacy.ts';
import { stored as arStored } from './ar/stored.ts';
import { imprint as deImprint } from './de/imprint.ts';
import { privacy as dePrivacy } from './de/privacy.ts';
import { stored as deStored } from './de/stored.ts';
import { imprint as enImprint, type ImprintWords } from './en/imprint.ts';
import { privacy as enPrivacy, type PrivacyWords } from './en/privacy.ts';
import { stored as enStored } from './en/stored.ts';
import { imprint as esImprint } from './es/imprint.ts';
import { privacy as esPrivacy } from './es/privacy.ts';
import { stored as esStored } from './es/stored.ts';
import { imprint as frImprint } from './fr/imprint.ts';
import { privacy as frPrivacy } from './fr/privacy.ts';
import { stored as frStored } from './fr/stored.ts';
import type { StoredWords } from './storedWords.ts';

interface LegalWords {
  imprint: ImprintWords;
  privacy: PrivacyWords;
  stored: StoredWords;
}

/** Words of the legal pages, by language. Texts may hold tags, see `LegalText`, and `{{places}}`, see `say`. */
export const legalWordsIn: Readonly<Record<LocaleCode, LegalWords>> = {
  en: { imprint: enImprint, privacy: enPrivacy, stored: enStored },
  de: { imprint: deImprint, privacy: dePrivacy, stored: deStored },
  fr: { imprint: frImprint, privacy: frPrivacy, stored: frStored },
  es: { imprint: esImprint, privacy: esPrivacy, stored: esStored },
  ar: { imprint: arImprint, privacy: arPrivacy, stored: arStored },
};
