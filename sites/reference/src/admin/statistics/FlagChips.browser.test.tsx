import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { FlagChips, FlagList } from './FlagChips.tsx';

anewForEachTest();
const flags = [
  { code: 'negative-discrimination', discrimination: -0.2 },
  { code: 'unused-option', options: 2 },
] as const;

test('what is noticed stands in few words beside a question, and in full with its figures', async () => {
  show(<FlagChips flags={flags} />);
  await expect.element(page.getByText('Right for the weak')).toBeVisible();
  show(<FlagList flags={flags} />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(/[-−]0\.2/);
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent(/2|two/);
});

test('nothing noticed is a dash, not an empty cell', async () => {
  show(
    <p role="note">
      <FlagChips flags={[]} />
    </p>,
  );
  await expect.element(page.getByRole('note')).toHaveTextContent('–');
});
