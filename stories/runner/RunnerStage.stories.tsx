import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { type ComponentType, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { RunnerStage, type RunnerStageProps } from '../../packages/iq-test/src/runner/RunnerStage.tsx';
import { closeRunners, openRunner } from './openRunner.ts';

interface Args extends Partial<RunnerStageProps> {
  /** @default 'justStarted' */
  session?: keyof typeof testSessions;
  /** Zero-based. */
  questionIndex?: number;
  offline?: boolean;
  /** The server refuses every call for now. */
  busy?: boolean;
  /** The time is over. */
  timeIsUp?: boolean;
}

function WithRunner({
  session = 'justStarted',
  questionIndex = 0,
  offline = false,
  busy = false,
  timeIsUp = false,
}: Omit<Args, keyof RunnerStageProps>) {
  const [runner] = useState(() => {
    const given = testSessions[session];
    const opened = openRunner(timeIsUp ? { ...given, deadlineAt: given.now } : given, { offline, busy });
    opened.goTo(questionIndex);
    return opened;
  });
  return <RunnerStage runner={runner} shapes={mockShapes} />;
}

const meta = preview.meta({
  title: 'Runner/RunnerStage',
  // documented by its own props; its model is made from those of the story
  component: RunnerStage as ComponentType<Args>,
  parameters: {
    // each takes the focus when it appears, and the page of its documentation would scroll there
    docs: { story: { inline: false, height: '860px' } },
    ...notes({
      dos: [
        'Give it the whole width of its column: its layout follows that width, not the window’s.',
        'Make the `RunnerModel` with `useOwnModel`, or outside of React, and end it when the screen goes.',
      ],
      donts: [
        'Do not put other controls between question and buttons, and do not hide its clock.',
        'Do not make a new model for another language: answers and clock stay.',
      ],
      anatomy: [
        [
          'Overview',
          'The name of the test, how many questions are answered, which one is open, and the `MarkerStrip`; folded where room is short.',
        ],
        [
          'Question',
          'A `QuestionCard`. Its head has the place, the mark and the warning of the last five minutes, and stays at the upper edge of the window.',
        ],
        ['Clock', 'The time left, written by the model’s countdown.', 'timer'],
        [
          'Actions',
          'Previous, and Next or Finish, at the lower edge of the window; the `SaveIndicator` beside or below them.',
        ],
        ['Keys', 'The shortcuts, in small letters.'],
        ['End', 'Instead of all that: what is being waited for once the time is over or the test finished.'],
      ],
      accessibility: [
        'The focus moves to the heading of each new question, so that a screen reader reads on from there.',
        'All that the shortcuts do can be done with the controls; the letters work only while the focus is inside the test.',
        'The last five minutes are announced with an alert, the end of the time by the heading that takes the focus.',
        'Finishing with unanswered or marked questions asks first, names and opens each of them, and starts on the answer that goes back.',
        'The time can be set to one and a half or twice the standard before the test begins.',
      ],
      spoken: [
        'With each new question its heading, by the focus.',
        'At five minutes left: “Warning: Less than 5 minutes remaining!”, at once.',
        'After the key M: “Marked for later” or “No longer marked”.',
        'At a pause: “Offline. 1 answer waits…”, as long as there is no connection.',
      ],
      keyboard: [
        ['↑ ↓ ← →', 'Choose the previous or the next option, from anywhere but a button'],
        ['A, B, … or 1, 2, …', 'Choose that option'],
        ['Enter, N', 'Goes to the next question; on the last one, to the Finish button'],
        ['P', 'Goes to the previous question'],
        ['M', 'Marks the question for later, or takes the mark back'],
        ['Tab', 'Markers, options, Previous, Next'],
        ['Escape', 'In the question before finishing: goes back to the test'],
      ],
    }),
  },
  beforeEach: () => closeRunners,
  render: (args) => (
    <WithRunner key={`${args.session} ${args.questionIndex} ${args.offline} ${args.busy}`} {...args} />
  ),
  argTypes: { runner: { control: false }, shapes: { control: false } },
});

export const Default = meta.story({ args: { session: 'halfway', questionIndex: 4 } });

// The clock is looked at once the screen is drawn, and a busy machine may begin to play before that: what depends on the
// time is waited for.
export const FiveMinutesLeft = meta.story({
  args: { session: 'fiveMinutesLeft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Warning: Less than 5 minutes remaining!',
    );
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'warning'));
  },
});

export const TenSecondsLeft = meta.story({
  args: { session: 'tenSecondsLeft' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:10'));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'alert'));
  },
});

export const AllAnswered = meta.story({
  args: { session: 'allAnswered', questionIndex: 19 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questions Answered: 20 / 20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  },
});

export const AnsweredByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('bn');
    await expect(await canvas.findByText('Questions Answered: 1 / 20')).toBeVisible();
    await expect(await canvas.findByText('Question 2 of 20')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.keyboard('p');
    await expect(await canvas.findByText('Question 1 of 20')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.keyboard('n');
    await expect(await canvas.findByText('Question 2 of 20')).toBeVisible();
  },
});

/** A marked question leads to the dialog before finishing, though everything is answered. */
export const FinishingWithMarks = meta.story({
  args: { session: 'allAnswered', questionIndex: 19 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('m');
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('Marked for later'));
    await expect(canvas.getByRole('button', { name: 'Mark for later', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Test' }));
    const dialog = canvas.getByRole('dialog', { name: 'Finish the test?' });
    await expect(dialog).toHaveTextContent('You marked 1 question for later. All questions are answered.');
  },
});

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText(/^Offline\. 1 answer waits/)).toBeVisible();
    await expect(canvas.queryByText('All answers saved')).toBeNull();
  },
});

/** The server cannot take the end of the test just now: nothing is said of a connection, which is there. */
export const FinishingWhileBusy = meta.story({
  args: { session: 'allAnswered', questionIndex: 19, busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Test' }));
    await expect(await canvas.findByText(/They will be sent by themselves\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finishing…');
  },
});

export const TimeRanOut = meta.story({
  args: { timeIsUp: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Time is up'));
  },
});

export const ExtraTime = meta.story({ args: { session: 'extraTime' } });

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { session: 'halfway', questionIndex: 4 },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { session: 'halfway', questionIndex: 4 },
});
