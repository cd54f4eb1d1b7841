import type { LocaleCode } from '@quotient/contract/locales';
import { accessibility as arAccessibility } from './ar/accessibility.ts';
import { imprint as arImprint } from './ar/imprint.ts';
import { privacy as arPrivacy } from './ar/privacy.ts';
import { stored as arStored } from './ar/stored.ts';
import { withdraw as arWithdraw } from './ar/withdraw.ts';
import { accessibility as deAccessibility } from './de/accessibility.ts';
import { imprint as deImprint } from './de/imprint.ts';
import { privacy as dePrivacy } from './de/privacy.ts';
import { stored as deStored } from './de/stored.ts';
import { withdraw as deWithdraw } from './de/withdraw.ts';
import { type AccessibilityWords, accessibility as enAccessibility } from './en/accessibility.ts';
import { imprint as enImprint, type ImprintWords } from './en/imprint.ts';
import { privacy as enPrivacy, type PrivacyWords } from './en/privacy.ts';
import { stored as enStored } from './en/stored.ts';
import { withdraw as enWithdraw, type WithdrawWords } from './en/withdraw.ts';
import { accessibility as esAccessibility } from './es/accessibility.ts';
import { imprint as esImprint } from './es/imprint.ts';
import { privacy as esPrivacy } from './es/privacy.ts';
import { stored as esStored } from './es/stored.ts';
import { withdraw as esWithdraw } from './es/withdraw.ts';
import { accessibility as frAccessibility } from './fr/accessibility.ts';
import { imprint as frImprint } from './fr/imprint.ts';
import { privacy as frPrivacy } from './fr/privacy.ts';
import { stored as frStored } from './fr/stored.ts';
import { withdraw as frWithdraw } from './fr/withdraw.ts';
import type { StoredWords } from './storedWords.ts';

interface LegalWords {
  imprint: ImprintWords;
  privacy: PrivacyWords;
  stored: StoredWords;
  withdraw: WithdrawWords;
  accessibility: AccessibilityWords;
}

/** Words of the legal pages, by language. Texts may hold tags, see `LegalText`, and `{{places}}`, see `say`. */
export const legalWordsIn: Readonly<Record<LocaleCode, LegalWords>> = {
  en: {
    imprint: enImprint,
    privacy: enPrivacy,
    stored: enStored,
    withdraw: enWithdraw,
    accessibility: enAccessibility,
  },
  de: {
    imprint: deImprint,
    privacy: dePrivacy,
    stored: deStored,
    withdraw: deWithdraw,
    accessibility: deAccessibility,
  },
  fr: {
    imprint: frImprint,
    privacy: frPrivacy,
    stored: frStored,
    withdraw: frWithdraw,
    accessibility: frAccessibility,
  },
  es: {
    imprint: esImprint,
    privacy: esPrivacy,
    stored: esStored,
    withdraw: esWithdraw,
    accessibility: esAccessibility,
  },
  ar: {
    imprint: arImprint,
    privacy: arPrivacy,
    stored: arStored,
    withdraw: arWithdraw,
    accessibility: arAccessibility,
  },
};
