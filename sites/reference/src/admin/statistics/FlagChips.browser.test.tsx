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

test.each([
  [{ code: 'too-easy', share: 0.98, limit: 0.95 }, 'Too easy', '98% have it right, more than 95%'],
  [
    { code: 'wrong-option-preferred', share: 0.6, keyShare: 0.3 },
    'Wrong option preferred',
    'a wrong option is chosen more often (60%) than the right one (30%)',
  ],
  [
    { code: 'often-not-reached', share: 1 / 3, limit: 0.2 },
    'Often not reached',
    '33.3% never saw it, more than 20%: the time is short.',
  ],
] as const)('%o is called "%s"', async (flag, short, full) => {
  show(<FlagChips flags={[flag]} />);
  await expect.element(page.getByText(short)).toBeVisible();
  show(<FlagList flags={[flag]} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(full);
});

test('nothing noticed is a dash, not an empty cell', async () => {
  show(
    <p role="note">
      <FlagChips flags={[]} />
    </p>,
  );
  await expect.element(page.getByRole('note')).toHaveTextContent('–');
});
