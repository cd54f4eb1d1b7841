import { isLocaleCode, localeCodes } from '@quotient/contract/locales';
import { readLocaleTag } from '@quotient/contract/localeTag';
import { type AttributeName, attributeNames, attributes, type Settings } from './attributes.ts';
import { readHiddenData } from './hiddenData.ts';

type FreeName = {
  [Name in AttributeName]: (typeof attributes)[Name] extends { values: unknown } ? never : Name;
}[AttributeName];

const grantable = ['analytics', 'marketing', 'preferences'] as const;

/** Attributes with free values: the allowed ones in words, and a parser that returns `undefined` for all others. */
const free: {
  [Name in FreeName]: {
    form: string;
    /** `onLeftOut` hears of parts that are not allowed, where the others count all the same. */
    read: (text: string, onLeftOut: (parts: string[]) => void) => Settings[Name] | undefined;
  };
} = {
  partner: {
    form: 'a partner key: lower-case letters, digits and hyphens, such as acme',
    read: (text) => (/^[a-z0-9][a-z0-9-]{0,63}$/.test(text) ? text : undefined),
  },
  server: {
    form: 'the origin of the server, such as https://quiz.example',
    read: (text) => (/^(https?:)?\/\//i.test(text) ? text : undefined),
  },
  lang: {
    form: `a BCP 47 tag of ${localeCodes.join(', ')}, such as de-CH or de_CH; with words any`,
    read: readLocaleTag,
  },
  words: {
    form: 'JSON of texts by key, or its address',
    read: (text) => text || undefined,
  },
  accent: {
    form: 'a color as #rgb or #rrggbb, such as #0b6b6b',
    read: (text) => (/^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : undefined),
  },
  'hidden-data': {
    form: 'a JSON object of strings, numbers and booleans such as {"campaign":"june"}, 4096 characters at most',
    read: readHiddenData,
  },
  consent: {
    form: "'none', or some of analytics, marketing, preferences, with spaces between",
    read(text, onLeftOut) {
      const named = text.split(/\s+/u).filter(Boolean);
      if (named.length === 1 && named[0] === 'none') return [];
      const granted = grantable.filter((category) => named.includes(category));
      if (granted.length === 0 || named.includes('none')) return undefined;
      const unknown = named.filter((name) => !granted.some((category) => category === name));
      if (unknown.length > 0) onLeftOut(unknown);
      return granted;
    },
  },
  debug: { form: 'boolean', read: (text) => text !== 'false' },
};

const isFree = (name: AttributeName): name is FreeName => name in free;

/** Describes the values of an attribute, for documentation, editors and the console. */
export const formOf = (name: AttributeName): string =>
  isFree(name) ? free[name].form : attributes[name].values.map((value) => `'${value}'`).join(' | ');

function readText(name: AttributeName, text: string, onLeftOut: (parts: string[]) => void): unknown {
  if (isFree(name)) return free[name].read(text, onLeftOut);
  const { values, fallback }: { values: readonly string[]; fallback: unknown } = attributes[name];
  if (!values.includes(text)) return undefined;
  return typeof fallback === 'number' ? Number(text) : text;
}

/** Reads all attributes; `onWrong` hears of each that is not allowed, or not wholly. */
export function readSettings(
  get: (name: AttributeName) => string | null,
  onWrong: (message: string) => void,
): Settings {
  /** True for a language that we have, or that the page has words for. */
  const isSpoken = (name: AttributeName, value: unknown) =>
    name !== 'lang' || isLocaleCode(`${value}`.split('-', 1).join()) || get('words');
  const entries = attributeNames.map((name) => {
    const { fallback } = attributes[name];
    const text = get(name)?.trim() ?? null;
    if (text === null) return [name, fallback];
    const value = readText(name, text, (parts) =>
      onWrong(
        `${name}: ${parts.join(', ').slice(0, 200)} left out, all else counts. Allowed: ${formOf(name)}.`,
      ),
    );
    if (value !== undefined && isSpoken(name, value)) return [name, value];
    onWrong(
      `${name}="${text.slice(0, 80)}" is not allowed and counts as not written. Allowed: ${formOf(name)}.`,
    );
    return [name, fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
