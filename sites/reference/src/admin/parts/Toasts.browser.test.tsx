import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { useToast } from './Toasts.tsx';

anewForEachTest();

function Speaker({ text, onUndo }: { text: string; onUndo?: () => void }) {
  const say = useToast();
  return (
    <button type="button" onClick={() => say(text, onUndo)}>
      {text}
    </button>
  );
}

test('what was done is said and can be taken back, once', async () => {
  const onUndo = vi.fn();
  show(<Speaker text="Erased" onUndo={onUndo} />);
  await page.getByRole('button', { name: 'Erased' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Erased');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('the newest one takes the place of the one before; what cannot be taken back offers no way', async () => {
  show(
    <>
      <Speaker text="First" onUndo={() => {}} />
      <Speaker text="Second" />
    </>,
  );
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByRole('button', { name: 'Second' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Second');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
