import type { AskableSetName, TimeFactor } from '@quotient/contract';
import type { BrandThemeName } from '../../theme/brands.ts';

/** Data of the page that comes back in every event. */
export type HiddenData = Readonly<Record<string, string>>;

/** Category that a page may say its visitor has consented to. */
export type GrantedCategory = 'analytics' | 'marketing' | 'preferences';

/** An attribute that takes one of some values. */
interface Choice<Value> {
  values: readonly `${NonNullable<Value> & (string | number)}`[];
  /** Value without the attribute, or with a value that isn't allowed. */
  fallback: Value;
}

const choice = <Value>(definition: Choice<Value>) => definition;
/** The first value is what holds without the attribute. */
const firstOf = <const Value extends string>(...values: readonly [Value, ...Value[]]) => ({
  values,
  fallback: values[0],
});
/** An attribute whose text `settings.ts` reads. */
const free = <Value>(fallback: Value) => ({ fallback });

/**
 * The one table of attributes. Properties, types, settings, `custom-elements.json`, the documentation and the partner's
 * builder are made of it. Its comments are printed there; no visitor loads them.
 */
export const attributes = {
  /**
   * Key of the partner who embeds the test. The server knows the key and the origins that may use it.
   * @default none, which is enough on the server's own pages alone
   */
  partner: free<string | null>(null),
  /**
   * The origin of the server, such as https://quiz.example. Needed where the page's optimizer combines, copies or inlines
   * the script, so that its address no longer says it. Read when the element comes into the page.
   * @default where the script is from
   */
  server: free<string | null>(null),
  /**
   * The language of the test.
   * @default the partner's language, the address's ?lang, the browser's languages, English
   */
  lang: free<string | null>(null),
  /**
   * Words in place of ours: the address of a JSON file, or the JSON itself. With a lang that we do not speak they are a
   * language of the page's own, and what they lack is English.
   */
  words: free<string | null>(null),
  /**
   * Light or dark; auto follows the page: the color-scheme that its style sheets give the element, else that of its meta
   * tag, else light. Where the page allows both, the visitor's system decides.
   */
  theme: firstOf('auto', 'light', 'dark'),
  /**
   * A shipped look.
   * @default the partner's look, else default
   */
  brand: choice<BrandThemeName | null>({ values: ['default', 'high-contrast', 'harbor'], fallback: null }),
  /**
   * Your color for the main button, links and what is chosen. The colors that belong to it are derived, in light and in
   * dark. A color that would be hard to read is moved as far as needed.
   * @default the accent of the look
   */
  accent: free<string | null>(null),
  /**
   * The fonts: those of the look, or those of the page, for text as around the element and for headings as in the page's
   * first h1 or h2. In a frame, only fonts that the visitor's system has.
   */
  font: firstOf('brand', 'page'),
  /**
   * Question set. Read when the element enters the page; a server without it lists those it has. Those of fresh are new
   * for each test. A retake may ask other questions than the set's, see the operator's `RETAKE_QUESTIONS`.
   */
  set: firstOf<AskableSetName>('main', 'advanced', 'visual', 'extended', 'fresh'),
  /**
   * Place of the test: in the page, or in a dialog that a button opens. With floating, the button is at a corner of the
   * window.
   */
  mode: firstOf('inline', 'popup', 'fullscreen', 'floating'),
  /** Time of loading: when the element is near the screen, or at once. */
  loading: firstOf('lazy', 'eager'),
  /** First view: the description, or the first question as soon as the visitor has it on the screen. */
  start: firstOf('landing', 'directly'),
  /** The time that is chosen at first, as a multiple of what the question set has: 25 minutes for main. */
  time: choice<TimeFactor>({ values: ['1', '1.5', '2'], fallback: 1 }),
  /** Price shown in the description. The pay button always names its own. */
  'price-display': firstOf('advertised', 'charged', 'none'),
  /**
   * Data of the page: never sent anywhere, it comes back in every event. (HTML's own hidden attribute hides the
   * element.)
   */
  'hidden-data': free<HiddenData>({}),
  /**
   * Categories that the visitor has consented to on the page. Without analytics we push nothing to the page's data
   * layer.
   * @default the page decides what its own data layer does
   */
  consent: free<readonly GrantedCategory[] | null>(null),
  /** Place of the test's code: in the page, or in a frame of the server's origin. */
  isolation: firstOf('shadow', 'iframe'),
  /** Prints a report on the embedding to the console; ?iq-test-debug in the address of the page does it, too. */
  debug: free<boolean>(false),
};

/** The name of an attribute of `<iq-test>`. */
export type AttributeName = keyof typeof attributes;

/** Every attribute of `<iq-test>`, in the order of the documentation. */
export const attributeNames = Object.keys(attributes) as AttributeName[];

/** Values of an element's attributes. */
export type Settings = { readonly [Name in AttributeName]: (typeof attributes)[Name]['fallback'] };

/** `price-display` → `priceDisplay`. */
export type PropertyName<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Name;

/** The property of an attribute: `price-display` → `priceDisplay`. */
export const toProperty = (attribute: string): string =>
  attribute.replace(/-./, ([, letter = '']) => letter.toUpperCase());
