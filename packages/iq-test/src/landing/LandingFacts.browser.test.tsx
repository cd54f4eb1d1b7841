import { brand, claimsOf } from '@quotient/contract/brand';
import { expect, test } from 'vitest';
import { anewForEachTest, show, textsOf } from '../ui/inPage.fixture.ts';
import { LandingFacts } from './LandingFacts.tsx';
import { LandingHero } from './LandingHero.tsx';

anewForEachTest();

const badgesOf = (claims: typeof brand.claims) => {
  show(<LandingFacts brand={{ ...brand, claims }} set="main" />);
  return textsOf('[part=badge]').map((text) => text.trim());
};

test('a claim without data has its note, in the size of its words', () => {
  expect(badgesOf(brand.claims)).toEqual([
    "2'500+ tests taken Our own figure, checked by nobody.",
    '25 minutes only',
    '98% accuracy rate Our own figure: no study has measured it.',
  ]);
  const [badge, note] = ['[part=badge]', '[part=badge] > span:last-child'].map((place) => {
    const found = document.querySelector(place);
    return found && getComputedStyle(found);
  });
  expect([note?.fontSize, note?.color]).toEqual([badge?.fontSize, badge?.color]);
});

test('a proven claim has no note, and live claims show none without data', () => {
  const [taken] = badgesOf({ ...claimsOf(brand), proven: ['testsTaken'] });
  expect(taken).toBe("2'500+ tests taken");
  expect(badgesOf('live')).toEqual(['25 minutes only']);
});

test('the slogan says that it is one', () => {
  show(
    <LandingHero brand={brand} set="main">
      <button type="button">Start</button>
    </LandingHero>,
  );
  expect(textsOf('p')[0]).toBe('#1 Online IQ Test Our slogan, not the result of a ranking.');
});
