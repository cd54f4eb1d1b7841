import { brand } from '@quotient/contract/brand';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { LandingFacts } from './LandingFacts.tsx';

anewForEachTest();

test('a brand that claims nothing has no badge for it', () => {
  const claims = { testsTaken: null, accuracyPercent: null };
  show(<LandingFacts brand={{ ...brand, claims: { ...brand.claims, ...claims } }} set="main" />);
  expect(find('ul').querySelectorAll('li')).toHaveLength(1);
  expect(find('ul li b').textContent).toBe('25 minutes');
});

test('what is claimed keeps its order of signs where the text runs from the right', async () => {
  const arabic = createI18n({ locale: 'ar', messages: await loadMessages('ar') });
  const claims = { testsTaken: '2,500+', accuracyPercent: 98 };
  show(<LandingFacts brand={{ ...brand, claims: { ...brand.claims, ...claims } }} set="main" />, arabic);
  const values = [...place.querySelectorAll('ul li b bdi')].map(({ textContent }) => textContent);
  expect(values).toHaveLength(3);
  expect(values[0]).toBe('2,500+');
});
