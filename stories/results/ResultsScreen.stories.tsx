import type { TestResults } from '@quotient/contract';
import { brand, localizeBrand } from '@quotient/contract/brand';
import { fixturePublicQuestions, testResults } from '@quotient/fixtures';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { useLocale } from '../../packages/iq-test/src/i18n/useT.ts';
import { ResultsScreen } from '../../packages/iq-test/src/results/ResultsScreen.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { imagineClipboard, useOutcomes } from './useOutcomes.ts';

interface Args {
  results: TestResults;
  retaking?: boolean;
  onRetake: () => void;
  onPrint: () => void;
}

/** The results screen of one finished test, with an imagined server and toasts. */
function Story({ results, ...rest }: Args) {
  const outcomes = useOutcomes();
  const locale = useLocale();
  return (
    <>
      <ResultsScreen
        {...rest}
        results={results}
        questions={fixturePublicQuestions}
        shapes={new Map()}
        brand={localizeBrand(brand, locale)}
        {...outcomes}
      />
      <ToastRegion model={outcomes.toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Results/ResultsScreen',
  // documented as it is; `Story` brings an imagined server, brand and questions
  component: ResultsScreen as unknown as ComponentType<Args>,
  render: (args) => <Story {...args} />,
  parameters: {
    ...notes({
      dos: [
        'Give it what the page can do, such as `onEmail`: what is not given is not shown.',
        'Try it on paper: it prints as a report of its own.',
      ],
      donts: [
        'Do not show it before the server says that the session is paid.',
        'Do not take the disclaimers out: the score is an estimate.',
      ],
      anatomy: [
        ['Head', 'The title and the date.'],
        ['Warning', 'Where the answers came too fast to be read.'],
        ['Summary', 'A `ScoreSummary`.'],
        ['Jumps', 'In a narrow widget: to keeping, sharing, the certificate and the solutions.'],
        ['Chapters', '`CategoryChart`, `ScoreExplanation` and `Review`, each with heading and lead.'],
        ['Keep and share', 'Printing, an `EmailForm`, a `ShareSection` and a certificate, where given.'],
        ['Record', 'Model and session, and the `RetakeButton`.'],
      ],
      accessibility: [
        'An article; its heading takes the focus when the results appear, so that reading starts at the top.',
        'Every chapter is a region named by its heading; headings go down by one level at a time.',
        'Every number of the drawings is also in the text.',
        'Prints as a report of its own, without forms and buttons.',
      ],
      spoken: [
        '“Your IQ Test Results, heading level 1”, by the focus; the name is the brand’s.',
        'Then chapter by chapter, each a region with the name of its heading.',
      ],
      keyboard: [
        ['Tab', 'Goes through the solutions, printing, email, sharing, the certificate and the retake.'],
        ['Enter, Space', 'Open a solution, or press the button in focus.'],
        ['Escape', 'Closes the question before a retake; the results stay.'],
      ],
    }),
    // a whole page: on the page of its documentation each story scrolls in a window of its own
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { results: testResults.iq131, onRetake: fn(), onPrint: fn() },
  beforeEach: () => imagineClipboard(),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your IQ Test Results');
    const basis = [...canvasElement.querySelectorAll('footer bdi')].map(({ textContent }) => textContent);
    await expect(basis).toEqual([args.results.model, args.results.sessionId]);
    for (const name of ['Estimated IQ score', 'Percentile', 'Cognitive category analysis'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    for (const name of ['Email your results', 'Keep a private link', 'Share your results', 'Certificate'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

export const JustAtTheLabel = meta.story({
  name: 'S094: 95 shows its label',
  args: { results: { ...testResults.iq96, iq: 95 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score95AverageYour true value/,
    );
  },
});

export const JustBelowTheLabel = meta.story({
  name: 'S094 S244: 94 shows no label',
  args: { results: testResults.iq94 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score94Your true value/,
    );
  },
});

export const OnlyTheResults = meta.story({
  render: ({ results }) => <ResultsScreen results={results} />,
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toContain('Cognitive category analysis');
    await expect(titles).not.toContain('Keep and share');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('details, form, [role="status"]')).toBeNull();
  },
});

export const Highest = meta.story({ args: { results: testResults.iq147 } });

export const OutsideTheStatedRange = meta.story({
  args: { results: testResults.iq62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The range we state is 85–150/)).toBeVisible();
  },
});

export const TimeRanOutInDoubleTime = meta.story({
  args: { results: testResults.timeUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50:00 (2×)')).toBeVisible();
  },
});

export const TooFastToBeRead = meta.story({
  args: { results: { ...testResults.iq131, timeUsedSeconds: 42, isTooFast: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveAttribute('data-tone', 'warning');
    await expect(
      canvas.getByText(
        'You answered in less time than it takes to read the questions. This score says little about you.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/two of three cases/)).toBeNull();
    await expect(
      canvas.getByText(/and the note that the answers came too fast\. Nothing else becomes public\.$/),
    ).toBeVisible();
  },
});

export const AllSolutionsOpen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = () => canvasElement.querySelectorAll('details[open]').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(opened()).toBe(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide all' }));
    await expect(opened()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  },
});

export const TakingTheTestAgain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Test Again ($1.00)' }));
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      'You have not emailed or shared these results.',
    );
    await expect(canvas.getByRole('dialog')).toHaveTextContent('its results cost €1.00 again');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these results' }));
    await expect(args.onRetake).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Test Again ($1.00)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the test again' }));
    await expect(args.onRetake).toHaveBeenCalledOnce();
  },
});

export const TakingItAgainAfterSharing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Results' }));
    await canvas.findByLabelText('Your public link');
    await userEvent.click(canvas.getByRole('button', { name: 'Take Test Again ($1.00)' }));
    await expect(canvas.getByRole('dialog')).not.toHaveTextContent('You have not emailed or shared');
    await expect(args.onRetake).not.toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
