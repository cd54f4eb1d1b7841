/** Every attribute of `<iq-test>`; what each means stands in `attributes.ts`. The loader needs no more than the names. */
export const attributeNames = [
  'partner',
  'lang',
  'theme',
  'brand',
  'set',
  'mode',
  'loading',
  'start',
  'time',
  'price-display',
  'hidden-data',
  'consent',
  'isolation',
  'debug',
] as const;

export type AttributeName = (typeof attributeNames)[number];

/** Every method of `<iq-test>`. */
export const methodNames = ['start', 'open', 'close', 'reset', 'destroy'] as const;

export type MethodName = (typeof methodNames)[number];

/** `price-display` → `priceDisplay`: the property of an attribute. */
export const toProperty = (attribute: string): string =>
  attribute.replace(/-./, ([, letter = '']) => letter.toUpperCase());
