/**
 * The one place where a white-label build changes names, prices and claims.
 * No library in here: whoever needs the name of the product needs no schemas.
 */

/** An amount of money. `amountMinor` counts the currency's smallest unit (100 = 1.00 for EUR and USD). */
export interface Price {
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
}

/** What the landing page claims about the product (Specification §1). */
export interface BrandClaims {
  /** As printed, e.g. `2'500+`. `null` hides the badge. */
  testsTaken: string | null;
  /** Percent, 0–100. `null` hides the badge. */
  accuracyPercent: number | null;
  /** As printed, e.g. `#1 Online IQ Test`. `null` hides the line. */
  superlative: string | null;
}

/** Names, prices and claims of one brand: what a white-label build changes. */
export interface BrandConfig {
  /** The product's name in text: titles, headings, messages. */
  name: string;
  /** The name inside a sentence, where that is written differently, e.g. `test de QI`. @default the name */
  nameInText?: string;
  /** The product's name in routes, files and storage keys: lower-case letters and hyphens. */
  slug: string;
  /** Who stands behind it: logo, copyright line, sender name. */
  organization: string;
  /** The amount on the pay button, and the one that is charged. */
  chargedPrice: Price;
  /** The amount on the landing page, in page titles and on the retake button (Specification §1). */
  advertisedPrice: Price;
  claims: BrandClaims;
  /** Whether each test shows the options in an order of its own. @default in every set but `main`, unless a partner says */
  shuffleOptions?: boolean;
  /** The name and the claims in other languages, by language code. */
  translations?: Record<
    string,
    {
      name?: string;
      nameInText?: string;
      /** With the thousands grouped as the language does, e.g. `2.500+`. */
      testsTaken?: string;
      superlative?: string;
    }
  >;
  /** The IQ range stated in text. The score itself is not clamped to it unless the server is told so. */
  statedRange: { low: number; high: number };
}

/** The name as it stands inside a sentence; `name` itself is for titles, where it comes first or alone. */
export const nameInText = (brand: Pick<BrandConfig, 'name' | 'nameInText'>): string =>
  brand.nameInText ?? brand.name;

/** The brand in one language (BCP 47 tag): what has no translation stays as it is. A hidden claim stays hidden. */
export function localizeBrand(brand: BrandConfig, locale: string): BrandConfig {
  const { name, testsTaken, superlative, ...own } = brand.translations?.[locale.split('-')[0] ?? ''] ?? {};
  const { claims } = brand;
  return {
    ...brand,
    name: name ?? brand.name,
    nameInText: own.nameInText ?? name ?? nameInText(brand),
    claims: {
      ...claims,
      testsTaken: claims.testsTaken === null ? null : (testsTaken ?? claims.testsTaken),
      superlative: claims.superlative === null ? null : (superlative ?? claims.superlative),
    },
  };
}

/** The shipped brand, as the specification has it. */
export const brand: BrandConfig = {
  name: 'IQ Test',
  slug: 'iq-test',
  organization: 'Quotient',
  chargedPrice: { amountMinor: 100, currency: 'EUR' },
  advertisedPrice: { amountMinor: 100, currency: 'USD' },
  claims: { testsTaken: "2'500+", accuracyPercent: 98, superlative: '#1 Online IQ Test' },
  translations: {
    de: { name: 'IQ-Test', testsTaken: '2.500+', superlative: 'Der Online-IQ-Test Nr.\u00a01' },
    fr: {
      name: 'Test de QI',
      nameInText: 'test de QI',
      testsTaken: '2\u202f500+',
      superlative: 'Le test de QI en ligne n°\u00a01',
    },
    es: {
      name: 'Test de CI',
      nameInText: 'test de CI',
      testsTaken: '2500+',
      superlative: 'El test de CI n.º\u00a01 en línea',
    },
    ar: { name: 'اختبار الذكاء', testsTaken: '2,500+', superlative: 'اختبار الذكاء رقم 1 على الإنترنت' },
  },
  statedRange: { low: 85, high: 150 },
};
