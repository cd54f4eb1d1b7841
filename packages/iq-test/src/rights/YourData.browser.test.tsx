import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, find, press, show } from '../ui/inPage.fixture.ts';
import { YourData, type YourDataProps } from './YourData.tsx';

anewForEachTest();

const draw = (props: Partial<YourDataProps>) =>
  show(<YourData onExport={async () => {}} onErase={async () => {}} {...props} />);

test.each([
  [{}, false],
  [{ isPaid: true }, true],
  [{ isInBooks: true }, true],
  [{ isPaid: true, isInBooks: false }, false],
])('with %o it is said that the payment stays in the books: %s', async (props, isSaid) => {
  draw(props);
  press('Erase everything…');
  await expect
    .element(page.getByRole('dialog').getByRole('listitem').nth(1))
    .toHaveTextContent(isSaid ? /^Of your payment/ : /^A checkout that is still open/);
  expect(find('section').hasAttribute('data-paid')).toBe('isPaid' in props);
});

test('one thing is done at a time, and what failed is said until the next try', async () => {
  let fail = (_: Error) => {};
  const onExport = vi.fn(async () => {}).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  draw({ onExport });
  press('Download a copy');
  await expect
    .element(page.getByRole('button', { name: 'Download a copy' }))
    .toHaveAttribute('aria-disabled', 'true');
  press('Erase everything…');
  expect(page.getByRole('dialog').query()).toBeNull();
  fail(new Error('lost'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The copy could not be made.');
  press('Download a copy');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(onExport).toHaveBeenCalledTimes(2);
});
