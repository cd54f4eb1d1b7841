import { brand } from '@quotient/contract/brand';
import { localeCodes } from '@quotient/contract/locales';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { loadI18n } from '../i18n/loadI18n.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, place, root, show, textsOf } from '../ui/inPage.fixture.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

anewForEachTest();

const nothing = () => {};

test.each([
  [1500, '25 minutes'],
  [2250, '37.5 minutes'],
  [7875, '131:15'],
  [10_500, '175 minutes'],
])('a time of %i s is said without rounding: %s', async (durationSeconds, text) => {
  flushSync(() =>
    root.render(
      <IqTestProvider i18n={englishI18n}>
        <PaymentScreen
          price={brand.chargedPrice}
          answered={20}
          total={20}
          durationSeconds={durationSeconds}
          onPay={nothing}
        />
      </IqTestProvider>,
    ),
  );
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('a page links its own terms and policy, and promises no email that it does not send', () => {
  const facts = { price: brand.chargedPrice, answered: 20, total: 20, onPay: nothing };
  const links = () => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  show(<PaymentScreen {...facts} siteBase="https://quiz.example" />);
  expect(links()).toEqual(['https://quiz.example/imprint#terms', 'https://quiz.example/privacy-policy']);
  const promised = textsOf('li');
  show(<PaymentScreen {...facts} termsHref="/agb" privacyHref="/datenschutz" offersEmail={false} />);
  expect(links()).toEqual(['/agb', '/datenschutz']);
  expect(textsOf('li')).toEqual(promised.filter((text) => !text.includes('email')));
  expect(promised).toHaveLength(4);
});

test('what a buyer agrees to is in the language that he buys in', async () => {
  for (const locale of localeCodes.slice(1)) {
    const words = await loadI18n({ locale });
    show(<PaymentScreen price={brand.chargedPrice} answered={20} total={20} onPay={nothing} />, words);
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/${locale}/imprint#terms`, `/${locale}/privacy-policy`]);
  }
});

test('a checkout window that was closed is said, and the button opens another', async () => {
  show(<PaymentScreen price={brand.chargedPrice} answered={20} total={20} notice="closed" onPay={nothing} />);
  await expect.element(page.getByText(/^The checkout window was closed\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Pay €1\.00/ })).toBeEnabled();
});
