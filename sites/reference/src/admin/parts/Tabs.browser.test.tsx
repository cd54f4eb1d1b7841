import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Tabs } from './Tabs.tsx';

anewForEachTest();

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, content: `This is ${label}.` }));

test('arrows go from view to view and around, and take the focus along; one of them is a stop for the keyboard', async () => {
  show(<Tabs label="Views" tabs={tabs} />);
  const selected = page.getByRole('tab', { selected: true });
  await selected.click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(selected).toHaveTextContent('Three');
  await expect.element(selected).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('This is Three.');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(selected).toHaveTextContent('Two');
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => (tab as HTMLElement).tabIndex),
  ).toEqual([-1, 0, -1]);
});
