import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { startWithdrawalWorld } from '../testing/withdrawalWorld.ts';
import { receiptEmail } from './receiptEmail.ts';

const publicUrl = 'https://iq.example';

test.each(localeCodes)(
  'the receipt in %s says what was bought, from whom, and how to withdraw',
  async (locale) => {
    const { order } = await (await startWithdrawalWorld()).buy();
    const ports = {
      publicUrl,
      seller: 'Example Ltd',
      sellerLines: ['1 Example Street', 'VAT GB123456789'],
      receiptTax: 'incl. 19 % VAT',
    };
    const content = receiptEmail({ ...order, locale, isDemo: false }, ports);
    const values = content.facts.map(([, value]) => value);
    expect(content.warning).toBeUndefined();
    expect(values).toContain(order.id);
    expect(values).toContain('incl. 19 % VAT');
    expect(values).toContain('Example Ltd, 1 Example Street, VAT GB123456789');
    expect(values.join(' ')).toMatch(/1[.,]00/);
    expect(content.links?.map(({ url }) => url)).toEqual([
      locale === 'en' ? `${publicUrl}/withdraw` : `${publicUrl}/${locale}/withdraw`,
    ]);
    expect(content.closing.join(' ')).toContain('15');
    expect(JSON.stringify(content)).not.toMatch(/\{\{|mail\.receipt/);
    const demo = receiptEmail({ ...order, locale, isDemo: true }, ports);
    expect(demo.warning).toMatch(/\S{3}/);
  },
);

test('a receipt confirms the consent to immediate performance, and then tells of no right', async () => {
  const { order } = await (await startWithdrawalWorld()).buy();
  const told = receiptEmail({ ...order, consentedAt: order.createdAt }, { publicUrl }).closing.join(' ');
  expect(told).toContain('On January 1, 2026 you asked for your results at once');
  expect(told).not.toContain('without giving a reason');
});

test('where the function is hidden, a receipt says nothing about withdrawing', async () => {
  const { order } = await (await startWithdrawalWorld()).buy();
  const right = { days: 14, law: 'x', shown: false, immediatePerformance: 'no', informed: true } as const;
  const content = receiptEmail(
    { ...order, country: 'US' },
    { publicUrl, withdrawalTable: { countries: { US: right }, others: right } },
  );
  expect(content.links).toEqual([]);
  expect(content.closing.join(' ')).not.toContain('withdraw');
});
