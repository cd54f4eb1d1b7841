import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, press, show } from '../ui/inPage.fixture.ts';
import { AskFirstButton } from './AskFirstButton.tsx';

anewForEachTest();

const onConfirm = vi.fn();
const draw = (more: { busy?: boolean } = {}) =>
  show(
    <AskFirstButton
      label="Take back"
      title="Sure?"
      text="It goes."
      cancel="Keep"
      confirm="Let it go"
      onConfirm={onConfirm}
      {...more}
    />,
  );

test('it asks first, with the focus on what keeps everything; while it works it does not ask again', async () => {
  onConfirm.mockReset();
  draw();
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  press('Take back');
  await expect.element(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  press('Take back');
  press('Let it go');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
  draw({ busy: true });
  await userEvent.keyboard('{Enter}'); // the opener has the focus again
  expect(dialog.query()).toBeNull();
});
