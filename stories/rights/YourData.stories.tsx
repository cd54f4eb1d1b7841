import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { YourData } from '../../packages/iq-test/src/rights/YourData.tsx';

const meta = preview.meta({
  title: 'Rights/YourData',
  component: YourData,
  parameters: notes({
    dos: [
      'Put it below everything else: it is needed rarely, and then it must be there.',
      'Leave the page in `onErase`, and say there that everything is gone.',
    ],
    donts: [
      'Do not ask once more in `onErase`: the component has asked.',
      'Do not hide it before the payment: the answers are kept already.',
    ],
    anatomy: [
      ['Heading and text', 'What can be asked for.'],
      ['Buttons', 'A copy, and erasing.'],
      ['Question', 'A `Dialog` that says what goes and what is kept.'],
      ['Problem', 'What went wrong, below the buttons.'],
    ],
    accessibility: [
      'A region named by its heading of the second level.',
      'Erasing asks in a native modal dialog, which opens with the focus on the safe answer.',
      'A problem is announced at once, and stays until the next try.',
    ],
    spoken: [
      '“Your data, region”, its text, then the two buttons.',
      'Then “Erase this test?, dialog”, what goes and what is kept as a list, and “Keep it, button”.',
    ],
    keyboard: [
      ['Enter, Space', 'Make the copy, or ask whether to erase.'],
      ['Escape', 'Closes the question; everything stays.'],
    ],
  }),
  args: {
    isPaid: true,
    onExport: fn(async () => {}),
    onErase: fn(async () => {}),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Your data' })).toHaveAttribute('data-paid');
    await userEvent.click(canvas.getByRole('button', { name: 'Download a copy' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});

export const AsksBeforeErasing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    const dialog = canvas.getByRole('dialog', { name: 'Erase this test?' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog).toHaveTextContent('Of your payment, its number, its amount and its date are kept');
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});

export const KeptAfterAll = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const erase = canvas.getByRole('button', { name: 'Erase everything…' });
    await userEvent.click(erase);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onErase).not.toHaveBeenCalled();
    await expect(erase).toHaveFocus();
  },
});

export const BeforeThePayment = meta.story({
  args: { isPaid: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      'A checkout that is still open can no longer be paid.',
    );
    await expect(canvas.getByRole('region', { name: 'Your data' })).not.toHaveAttribute('data-paid');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

const asks =
  (aboutPayment: RegExp) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    await expect(within(canvas.getByRole('dialog')).getAllByRole('listitem')[1]).toHaveTextContent(
      aboutPayment,
    );
  };

export const RefundedPaymentIsKept = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { isPaid: false, isInBooks: true },
  play: asks(/^Of your payment/),
});

export const PaidByNobody = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { isPaid: true, isInBooks: false },
  play: asks(/^A checkout that is still open/),
});

export const OneThingAtATime = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { onExport: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Download a copy' });
    await userEvent.click(copy);
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const CopyFailsOnce = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { onExport: fn(async () => {}) },
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onExport).mockRejectedValueOnce(new Error('lost'));
    const copy = canvas.getByRole('button', { name: 'Download a copy' });
    await userEvent.click(copy);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The copy could not be made.');
    await userEvent.click(copy);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onExport).toHaveBeenCalledTimes(2);
  },
});

export const Erasing = meta.story({
  args: { onErase: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    const busy = canvas.getByRole('button', { name: 'Erasing…' });
    await userEvent.click(busy);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const ErasingFails = meta.story({
  args: {
    onErase: fn(async () => {
      throw new ApiError('network', 0);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erase everything…' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
