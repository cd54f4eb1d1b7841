import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { NewShapeDialog } from './NewShapeDialog.tsx';

anewForEachTest();
const name = page.getByLabelText('Name');

test('a name opens the editor, with a plus that stays one', async () => {
  show(<NewShapeDialog onClose={() => {}} />);
  await name.fill(' zebra+dot-top ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('address')).toHaveTextContent('/shapes/zebra%2Bdot-top');
});

test('what cannot be a name opens nothing, until it is changed', async () => {
  show(<NewShapeDialog onClose={() => {}} />, '/shapes');
  await name.fill('a/b');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/shapes');
  await name.fill('ab');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
