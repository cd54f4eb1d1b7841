import { brand } from '@quotient/contract/brand';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
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
