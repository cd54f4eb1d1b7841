import { readLocaleTag } from '@quotient/contract/localeTag';
import { isLocaleCode } from '../../i18n/locale.ts';
import { localeCodes } from '../../i18n/localeCodes.ts';
import {
  type AttributeName,
  attributeNames,
  attributes,
  type HiddenData,
  type Settings,
} from './attributes.ts';

type FreeName = {
  [Name in AttributeName]: (typeof attributes)[Name] extends { values: unknown } ? never : Name;
}[AttributeName];

const grantable = ['analytics', 'marketing', 'preferences'] as const;
const MAX_HIDDEN_DATA_CHARACTERS = 4096;

function readHiddenData(text: string): HiddenData | undefined {
  try {
    const data: unknown = text.length <= MAX_HIDDEN_DATA_CHARACTERS && JSON.parse(text);
    const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
    return isRecord && Object.values(data).every((value) => typeof value === 'string')
      ? (data as HiddenData)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The attributes that are no choice between values: what each takes, in words, and how its text is read; `undefined`
 * stands for what is not allowed.
 */
const free: { [Name in FreeName]: { form: string; read: (text: string) => Settings[Name] | undefined } } = {
  partner: {
    form: 'a partner key: lower-case letters, digits and hyphens, such as acme',
    read: (text) => (/^[a-z0-9][a-z0-9-]{0,63}$/.test(text) ? text : undefined),
  },
  server: {
    form: 'the origin of the server, such as https://quiz.example',
    read: (text) => (/^(https?:)?\/\//.test(text) ? text : undefined),
  },
  lang: {
    form: `a BCP 47 tag of ${localeCodes.join(', ')}, such as de-CH or de_CH; with words any`,
    read: readLocaleTag,
  },
  words: {
    form: 'JSON of texts by key, or its address',
    read: (text) => text.trim() || undefined,
  },
  'hidden-data': {
    form: 'a JSON object of strings such as {"campaign":"june"}',
    read: readHiddenData,
  },
  consent: {
    form: "'none', or some of analytics, marketing, preferences, with spaces between",
    read(text) {
      const named = text.split(/\s+/u).filter(Boolean);
      if (named.length === 1 && named[0] === 'none') return [];
      const granted = grantable.filter((category) => named.includes(category));
      return named.length > 0 && granted.length === named.length ? granted : undefined;
    },
  },
  debug: { form: 'boolean', read: (text) => text !== 'false' },
};

const isFree = (name: AttributeName): name is FreeName => name in free;

/** What an attribute takes, as documentation, editors and the console print it. */
export const formOf = (name: AttributeName): string =>
  isFree(name) ? free[name].form : attributes[name].values.map((value) => `'${value}'`).join(' | ');

function readText(name: AttributeName, text: string): unknown {
  if (isFree(name)) return free[name].read(text);
  const { values, fallback }: { values: readonly string[]; fallback: unknown } = attributes[name];
  if (!values.includes(text)) return undefined;
  return typeof fallback === 'number' ? Number(text) : text;
}

/** Reads all attributes; `onWrong` hears of each that is not allowed. */
export function readSettings(
  get: (name: AttributeName) => string | null,
  onWrong: (message: string) => void,
): Settings {
  /** Only with words of its own can a page speak a language that we do not. */
  const isSpoken = (name: AttributeName, value: unknown) =>
    name !== 'lang' || isLocaleCode(`${value}`.split('-', 1).join()) || get('words');
  const entries = attributeNames.map((name) => {
    const { fallback } = attributes[name];
    const text = get(name);
    if (text === null) return [name, fallback];
    const value = readText(name, text);
    if (value !== undefined && isSpoken(name, value)) return [name, value];
    onWrong(
      `${name}="${text.slice(0, 80)}" is not allowed and counts as not written. Allowed: ${formOf(name)}.`,
    );
    return [name, fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
