import type { QuestionSetName, TimeFactor } from '@quotient/contract';
import { type LocaleCode, locales } from '../../i18n/locales.ts';
import type { BrandThemeName } from '../../theme/brands.ts';
import type { AttributeName } from './attributeNames.ts';

/** What one attribute takes. */
interface AttributeDefinition<Value> {
  /** The allowed values, as documentation, editors and the console print them. */
  type: string;
  /** Reads the attribute's text; `undefined` for what is not allowed. */
  read: (text: string) => Value | undefined;
  /** Without the attribute, or with one that is not allowed. */
  fallback: Value;
}

const define = <Value>(definition: AttributeDefinition<Value>) => definition;

const choice = <const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>) =>
  define<Value>({
    type: values.map((value) => `'${value}'`).join(' | '),
    read: (text) => values.find((value) => value === text),
    fallback,
  });

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

const isTag = (text: string): boolean => {
  try {
    return new Intl.Locale(text).language in locales;
  } catch {
    return false;
  }
};

const consentCategories = ['analytics', 'marketing', 'preferences'] as const;
export type GrantedCategory = (typeof consentCategories)[number];

/** Data of the page that comes back in every event. */
export type HiddenData = Readonly<Record<string, string>>;
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

/** The one table of attributes: the element reads by it, and documentation, types and editors' data are made of it. */
export const attributes = {
  partner: define<string | null>({
    type: 'a partner key: lower-case letters, digits and hyphens, such as acme',
    read: (text) => (/^[a-z0-9][a-z0-9-]{0,63}$/.test(text) ? text : undefined),
    fallback: null,
  }),
  lang: define<string | null>({
    type: `a BCP 47 tag of ${keysOf<LocaleCode>(locales).join(', ')}, such as de-CH`,
    read: (text) => (isTag(text) ? text : undefined),
    fallback: null,
  }),
  theme: choice(['auto', 'light', 'dark'], 'auto'),
  brand: define<BrandThemeName | null>({
    ...choice<BrandThemeName>(
      keysOf<BrandThemeName>({ default: 0, 'high-contrast': 0, harbor: 0 }),
      'default',
    ),
    fallback: null,
  }),
  set: choice<QuestionSetName>(['main', 'advanced', 'visual', 'extended'], 'main'),
  mode: choice(['inline', 'popup', 'fullscreen', 'floating'], 'inline'),
  loading: choice(['lazy', 'eager'], 'lazy'),
  start: choice(['landing', 'directly'], 'landing'),
  time: define<TimeFactor>({
    type: "'1' | '1.5' | '2'",
    read: (text) => ([1, 1.5, 2] as const).find((factor) => String(factor) === text),
    fallback: 1,
  }),
  'price-display': choice(['advertised', 'charged', 'none'], 'advertised'),
  'hidden-data': define<HiddenData>({
    type: 'a JSON object of strings such as {"campaign":"june"}',
    read: readHiddenData,
    fallback: {},
  }),
  consent: define<readonly GrantedCategory[] | null>({
    type: "'none', or some of analytics, marketing, preferences, with spaces between",
    read(text) {
      const words = text.split(/\s+/u).filter(Boolean);
      if (words.length === 1 && words[0] === 'none') return [];
      const granted = consentCategories.filter((category) => words.includes(category));
      return words.length > 0 && granted.length === words.length ? granted : undefined;
    },
    fallback: null,
  }),
  isolation: choice(['shadow', 'iframe'], 'shadow'),
  debug: define<boolean>({ type: 'boolean', read: (text) => text !== 'false', fallback: false }),
} as const satisfies { [Name in AttributeName]: AttributeDefinition<unknown> };

/** What each attribute is for. Apart from the table, as no visitor needs to fetch it. */
export const attributeDescriptions: Record<AttributeName, string> = {
  partner: 'Who embeds the test. The server knows the key and the origins that may use it.',
  lang: 'The language of the test.',
  theme: "Light or dark; auto follows the visitor's device.",
  brand: 'A shipped look.',
  set: 'The question set. Read when the element comes into the page.',
  mode: 'Where the test stands: in the page, or in a dialog that a button opens. With floating, the button stands at a corner of the window.',
  loading: 'When the test is fetched: when the element comes near the screen, or at once.',
  start:
    'What comes first: the description, or the first question as soon as the visitor has it on the screen.',
  time: 'The time that is chosen at first, as a multiple of the 25 minutes.',
  'price-display': 'Which price stands in the description. The pay button always names its own.',
  'hidden-data':
    "Data of the page: never sent anywhere, it comes back in every event. (HTML's own hidden attribute hides the element.)",
  consent:
    "What the visitor has consented to on the page. Without analytics nothing is pushed to the page's data layer.",
  isolation: "Where the test's code runs: in the page, or in a frame of the server's origin.",
  debug:
    'Prints a report on the embedding to the console; ?iq-test-debug in the address of the page does it, too.',
};

/** What holds without the attribute, where its fallback does not say it. */
export const fallbackTexts: Partial<Record<AttributeName, string>> = {
  partner: "none, which is enough on the server's own pages alone",
  lang: "the partner's language, the address's ?lang, the browser's languages, English",
  brand: "the partner's look, else default",
  consent: 'the page decides what its own data layer does',
};

/** What the attributes of one element say, by attribute. */
export type Settings = { readonly [Name in AttributeName]: (typeof attributes)[Name]['fallback'] };

/** Reads all attributes; `onWrong` hears of each that is not allowed. */
export function readSettings(
  get: (name: AttributeName) => string | null,
  onWrong: (message: string) => void = () => {},
): Settings {
  const entries = keysOf<AttributeName>(attributes).map((name) => {
    const { type, read, fallback }: AttributeDefinition<unknown> = attributes[name];
    const text = get(name);
    if (text === null) return [name, fallback];
    const value = read(text);
    if (value !== undefined) return [name, value];
    onWrong(`${name}="${text.slice(0, 80)}" is not allowed and counts as not written. Allowed: ${type}.`);
    return [name, fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
