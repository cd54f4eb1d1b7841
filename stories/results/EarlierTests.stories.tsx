import { testResults } from '@quotient/fixtures';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { EarlierTests, type EarlierTestsProps } from '../../packages/iq-test/src/results/EarlierTests.tsx';

const day = (month: number) => new Date(2026, month, 12, 12).getTime();
const tests = [
  { id: 'published', token: 't', finishedAt: day(9) },
  { id: 'private', token: 't', finishedAt: day(5) },
  { id: 'unpaid', token: 't' },
];
const published = { sharedResultId: 'Zml4dHVyZS1zaGFyZWQtaQ', certificateCode: 'abcde-fghjk-mnpqr-23456' };

/** An imagined server that has these tests. */
const createApi = (): EarlierTestsProps['api'] => ({
  origin: 'https://quiz.example',
  getTestSession: fn(async ({ id }) => ({ paymentStatus: id === 'unpaid' ? 'pending' : 'paid' }) as never),
  getResults: fn(async ({ id }) => ({
    ...testResults.iq147,
    isTooFast: id !== 'published',
    ...(id === 'published' && published),
  })),
  deleteSharedResult: fn(async () => {}),
  removeCertificate: fn(async () => {}),
  endPrivateLinks: fn(async () => {}),
});

const meta = preview.meta({
  title: 'Results/EarlierTests',
  component: EarlierTests,
  parameters: notes({
    dos: [
      'Put it above “Your data”: both are about stored tests.',
      'Give it the tests without the one that is on the page.',
    ],
    donts: [
      'Do not ask once more in `onErase`: the component has asked.',
      'Do not open it for the visitor: each test costs a request.',
    ],
    anatomy: [
      ['Heading and text', 'What the device remembers.'],
      ['Button', 'Shows the list; nothing is loaded before.'],
      ['Test', 'Date, score with its margin, public page, certificate, and the end of each.'],
      ['Question', 'A `Dialog` before anything ends.'],
    ],
    accessibility: [
      'Each test is a region named by its date; the focus stays there when something has ended.',
      'Every question opens with the focus on the safe answer.',
      'Each outcome is announced at its test.',
    ],
    spoken: [
      '“Your earlier tests, region”, its text, then “Show 3 earlier tests, button”.',
      'Then “October 12, 2026, heading level 3”, its score, and what can be opened or ended.',
    ],
    keyboard: [
      ['Enter, Space', 'Shows the list, opens, or asks whether to end.'],
      ['Escape', 'Closes the question; everything stays.'],
    ],
  }),
  args: { tests, api: createApi(), onOpen: fn(), onErase: fn(async () => {}) },
});

/** Shows the list, in any language. */
async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3));
}

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Show 3 earlier tests' })).toBeVisible();
    await expect(args.api.getTestSession).not.toHaveBeenCalled();
  },
});

export const Listed = meta.story({
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args } = context;
    await expect(await canvas.findByText(/These results are closed/)).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Open this test' });
    if (first) await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledWith(tests[0]);
  },
});

export const AsksBeforeDeleting = meta.story({
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args } = context;
    await canvas.findByText(/These results are closed/);
    const [first] = canvas.getAllByRole('button', { name: 'Delete this test' });
    if (first) await userEvent.click(first);
    const dialog = canvas.getByRole('dialog', { name: 'Erase this test?' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});

export const NotLoaded = meta.story({
  args: {
    api: {
      ...createApi(),
      getTestSession: fn(async () => {
        throw new ApiError('network', 0);
      }),
    },
  },
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: open });

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: open,
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: open });
