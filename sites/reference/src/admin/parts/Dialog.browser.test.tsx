import { ApiError } from '@quotient/contract/ApiError';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Confirm } from './Dialog.tsx';

anewForEachTest();

test('what was confirmed closes it when it is done, and nothing can be pressed until then', async () => {
  const onClose = vi.fn();
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  show(<Confirm title="Erase?" label="Erase" onConfirm={() => running} onClose={onClose} />);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('what fails keeps it open and says why; what was not right keeps it open and says nothing', async () => {
  const onClose = vi.fn();
  const onConfirm = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiError('storage_failed', 503));
  show(<Confirm title="Erase?" label="Erase" onConfirm={onConfirm} onClose={onClose} />);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server could not save this.');
  onConfirm.mockResolvedValueOnce(false);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
