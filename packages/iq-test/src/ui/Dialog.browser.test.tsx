import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { anewForEachTest, find, show } from './inPage.fixture.ts';

anewForEachTest();

const onClose = vi.fn();
const draw = (props: Partial<DialogProps>) =>
  show(
    <Dialog
      open={false}
      title="Leave the test?"
      actions={<button type="button">Stay</button>}
      onClose={onClose}
      {...props}
    >
      It ends here.
    </Dialog>,
  );

test('Escape only asks for its closing; it closes when its owner says so', async () => {
  onClose.mockClear();
  draw({ open: true });
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  draw({});
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
});

test('closed it holds nothing and names nothing; open, another text may describe it', () => {
  draw({});
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.childElementCount).toBe(0);
  expect(dialog.hasAttribute('aria-labelledby') || dialog.hasAttribute('aria-describedby')).toBe(false);
  draw({ open: true, 'aria-describedby': 'elsewhere' });
  expect(dialog.getAttribute('aria-describedby')).toBe('elsewhere');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Leave the test?',
  );
});

test('hidden it is no longer in the way of the page, and shown again it is open; in StrictMode, too', () => {
  const before = document.body.appendChild(document.createElement('button'));
  const drawIn = (mode: 'visible' | 'hidden') =>
    show(
      <StrictMode>
        <Activity mode={mode}>
          <Dialog open title="Leave?" actions={<button type="button">Stay</button>} onClose={onClose} />
        </Activity>
      </StrictMode>,
    );
  const reaches = () => {
    before.focus();
    return document.activeElement === before;
  };
  drawIn('visible');
  expect(find('dialog').matches(':modal')).toBe(true);
  expect(reaches()).toBe(false);
  drawIn('hidden');
  expect(reaches()).toBe(true);
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  drawIn('visible');
  expect(find('dialog').matches(':modal')).toBe(true);
  show(null);
  expect(reaches()).toBe(true);
  before.remove();
});
