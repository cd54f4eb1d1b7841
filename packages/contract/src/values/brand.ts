/**
 * The one file in which a white-label build changes names, prices and claims. It imports no library: code that needs
 * only the product's name needs no schemas.
 */

/** An amount of money. `amountMinor` counts the currency's smallest unit (100 = 1.00 for EUR and USD). */
export interface Price {
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
}

/** Name of a claim about the product. */
export type ClaimName = 'testsTaken' | 'accuracyPercent' | 'superlative';

/** Claims of the landing page about the product (Specification §1). */
export interface BrandClaims {
  /** Number as printed, e.g. `2'500+`. `null` hides the badge. */
  testsTaken: string | null;
  /** Percent, 0–100. `null` hides the badge. */
  accuracyPercent: number | null;
  /** Claim as printed, e.g. `#1 Online IQ Test`. `null` hides the line. */
  superlative: string | null;
  /** Claims that data of yours proves. Each other one comes with a note that nothing does. @default none */
  proven?: readonly ClaimName[];
}

/** Names, prices and claims of one brand: the parts that a white-label build changes. */
export interface BrandConfig {
  /** The product's name in text: titles, headings, messages. */
  name: string;
  /** The name inside a sentence, where that is written differently, e.g. `test de QI`. @default the name */
  nameInText?: string;
  /** The product's name in routes, files and storage keys: lower-case letters and hyphens. */
  slug: string;
  /** Organization behind the brand: logo, copyright line, sender name. */
  organization: string;
  /** The amount on the pay button, and the one that is charged. */
  chargedPrice: Price;
  /** The amount on the landing page, in page titles and on the retake button (Specification §1). */
  advertisedPrice: Price;
  /** `live`, which we recommend, shows no claim without data. */
  claims: BrandClaims | 'live';
  /** True to shuffle the options in each test. @default in every set but `main`, unless a partner decides */
  shuffleOptions?: boolean;
  /** The name and the claims in other languages, by language code. */
  translations?: Record<
    string,
    {
      name?: string;
      nameInText?: string;
      /** Number with the language's digit grouping, e.g. `2.500+`. */
      testsTaken?: string;
      superlative?: string;
    }
  >;
  /** IQ range in the text. The score itself is clamped to it only if the server is configured so. */
  statedRange: { low: number; high: number };
}

const noClaims: BrandClaims = { testsTaken: null, accuracyPercent: null, superlative: null };

/** Claims that the landing page shows. */
export const claimsOf = ({ claims }: Pick<BrandConfig, 'claims'>): BrandClaims =>
  claims === 'live' ? noClaims : claims;

/** Lists the shown claims that no data proves, by their names. */
export function unprovenClaims(brand: Pick<BrandConfig, 'claims'>): ClaimName[] {
  const { proven = [], ...shown } = claimsOf(brand);
  const names = Object.keys(noClaims) as ClaimName[];
  return names.filter((name) => shown[name] !== null && !proven.includes(name));
}

/** Name inside a sentence; `name` itself is for titles, where it is first or alone. */
export const nameInText = (brand: Pick<BrandConfig, 'name' | 'nameInText'>): string =>
  brand.nameInText ?? brand.name;

/**
 * Translates the brand to one language (BCP 47 tag): parts without a translation are unchanged. A hidden claim stays
 * hidden.
 */
export function localizeBrand(brand: BrandConfig, locale: string): BrandConfig {
  const { name, testsTaken, superlative, ...own } = brand.translations?.[locale.split('-')[0] ?? ''] ?? {};
  const { claims } = brand;
  const translated = (claim: string | null, translation = claim) => (claim === null ? null : translation);
  return {
    ...brand,
    name: name ?? brand.name,
    nameInText: own.nameInText ?? name ?? nameInText(brand),
    claims:
      claims === 'live'
        ? claims
        : {
            ...claims,
            testsTaken: translated(claims.testsTaken, testsTaken),
            superlative: translated(claims.superlative, superlative),
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
