import { type BrandConfig, claimsOf, unprovenClaims } from '@quotient/contract/brand';

/** Line about the claims that the landing page shows without data; none if there are no such claims. */
export function claimsLines(brand: Pick<BrandConfig, 'claims'>): string[] {
  const { testsTaken, accuracyPercent, superlative } = claimsOf(brand);
  const texts = {
    testsTaken: `${testsTaken} tests taken`,
    accuracyPercent: `${accuracyPercent}% accuracy rate`,
    superlative,
  };
  const shown = unprovenClaims(brand).map((name) => `"${texts[name]}"`);
  if (shown.length === 0) return [];
  return [
    `Claims    SHOWN WITHOUT DATA: ${shown.join(', ')}; set claims: 'live' in packages/contract/src/values/brand.ts`,
  ];
}
