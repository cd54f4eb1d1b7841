import { brand } from '@quotient/contract/brand';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { formatPrice } from '../../packages/iq-test/src/i18n/format.ts';
import { RetakeButton } from '../../packages/iq-test/src/results/RetakeButton.tsx';
import { TimeChoice } from '../../packages/iq-test/src/timer/TimeChoice.tsx';

const meta = preview.meta({
  title: 'Results/RetakeButton',
  component: RetakeButton,
  parameters: notes({
    dos: [
      'Set `isKept` as soon as the results were sent or shared: it then says nothing of how to keep them.',
      'Give both prices, the one on the button and the one that is charged, and offer the time again inside.',
    ],
    donts: [
      'Do not put it above the results: it is the last thing on the page.',
      'Do not start a test in `onRetake` without setting `busy`: a second press would start another.',
    ],
    anatomy: [
      ['Button', '“Take Test Again” with the price.'],
      ['Question', 'A `Dialog` that always asks first, with what it is given inside.'],
    ],
    accessibility: [
      'Asks before results would be lost: in a native modal dialog, which keeps the focus and gives it back.',
      'The dialog opens with the focus on the safe answer.',
      'While the new test is on its way, the button keeps its place and the focus.',
    ],
    spoken: [
      '“Take Test Again ($1.00), button”, with the price that it was given.',
      'Then “Take the test again?, dialog”, its text, and “Keep these results, button”.',
    ],
    keyboard: [
      ['Enter, Space', 'Ask.'],
      ['Escape', 'Closes the question; the results stay.'],
    ],
  }),
  args: {
    price: '$1.00',
    chargedPrice: '€1.00',
    asks: { questions: 20, areOther: true },
    isKept: false,
    busy: false,
    onRetake: fn(),
  },
});

/** Asks, in whatever language, and waits until the dialog has faded in. */
async function ask({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = canvas.getByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
}

const retake = { name: 'Take Test Again ($1.00)' };

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', retake));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the test again' }));
    await expect(args.onRetake).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', retake)).toHaveFocus();
  },
});

export const SameQuestions = meta.story({
  args: { asks: { questions: 20, areOther: false } },
  play: async (context) => {
    await ask(context);
    await expect(context.canvas.getByRole('dialog')).toHaveTextContent('asks the same questions again');
  },
});

export const AsksFirst = meta.story({
  play: async (context) => {
    await ask(context);
    const { canvas, args } = context;
    await expect(canvas.getByRole('dialog', { name: 'Take the test again?' })).toHaveTextContent(
      'You have not emailed or shared these results.',
    );
    await expect(canvas.getByRole('dialog')).toHaveTextContent('its results cost €1.00 again');
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      'The new test asks other questions, 20 in all.',
    );
    await expect(canvas.getByRole('button', { name: 'Keep these results' })).toHaveFocus();
    await expect(args.onRetake).not.toHaveBeenCalled();
  },
});

export const ResultsAreKept = meta.story({
  args: { isKept: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', retake));
    await expect(args.onRetake).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/^Take the test again\?These results stay/);
  },
});

export const WithTimeChoice = meta.story({
  args: { children: <TimeChoice baseSeconds={1500} timeFactor={1} onChange={fn()} /> },
  play: ask,
});

export const OnItsWay = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', retake));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onRetake).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', retake)).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  args: {
    price: formatPrice(brand.advertisedPrice, 'ar'),
    chargedPrice: formatPrice(brand.chargedPrice, 'ar'),
  },
  globals: { locale: 'ar' },
  play: ask,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ask,
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: ask,
});
