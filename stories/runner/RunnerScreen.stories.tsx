import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/notes.ts';
import preview from '../../.storybook/preview.tsx';
import { RunnerScreen, type RunnerScreenProps } from '../../packages/iq-test/src/runner/RunnerScreen.tsx';
import { closeRunners, openRunner } from './openRunner.ts';

interface Args extends Partial<RunnerScreenProps> {
  /** @default 'justStarted' */
  session?: keyof typeof testSessions;
  /** Zero-based. */
  questionIndex?: number;
  offline?: boolean;
  /** The server refuses every call for now. */
  busy?: boolean;
}

function WithRunner({
  session = 'justStarted',
  questionIndex = 0,
  offline = false,
  busy = false,
}: Omit<Args, keyof RunnerScreenProps>) {
  const [runner] = useState(() => {
    const opened = openRunner(testSessions[session], { offline, busy });
    opened.goTo(questionIndex);
    return opened;
  });
  return <RunnerScreen runner={runner} shapes={mockShapes} />;
}

const meta = preview.meta({
  title: 'Runner/RunnerScreen',
  // documented by its own props; its model is made from those of the story
  component: RunnerScreen as ComponentType<Args>,
  parameters: {
    // each takes the focus when it appears, and the page of its documentation would scroll there
    docs: { story: { inline: false, height: '860px' } },
    ...notes({
      dos: [
        'Give it the whole width of its column: its layout follows that width, not the window’s.',
        'Make the `RunnerModel` outside and end it when the screen goes.',
      ],
      donts: [
        'Do not put other controls between question and buttons: the shortcuts act on the whole screen.',
        'Do not hide its clock: a time limit that cannot be seen is not fair.',
      ],
      anatomy: [
        ['Head', 'The name of the test and the clock.', 'timer'],
        ['Warning', 'A `Notice` in the last five minutes.'],
        ['Overview', 'How many are answered, which one is open, and the `MarkerStrip`.'],
        ['Question', 'A `QuestionCard`.'],
        ['Actions', 'Previous, and Next or Finish; the `SaveIndicator` beside them.'],
        ['Keys', 'The shortcuts, in small letters.'],
        ['End', 'Instead of all that: what is being waited for once the time is over or the test finished.'],
      ],
      accessibility: [
        'The focus moves to the heading of each new question, so that a screen reader reads on from there.',
        'All that the shortcuts do can be done with the controls; the letters work only while the focus is inside the test.',
        'The last five minutes are announced with an alert, the end of the time by the heading that takes the focus.',
        'Finishing with unanswered or marked questions asks first, and starts on the answer that goes back.',
        'The time can be set to one and a half or twice the standard before the test begins.',
      ],
      spoken: [
        'With each new question its heading, by the focus.',
        'At five minutes left: “Warning: Less than 5 minutes remaining!”, at once.',
        'After the key M: “Marked for later” or “No longer marked”.',
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

export const Default = meta.story({});

export const FiveMinutesLeft = meta.story({
  args: { session: 'fiveMinutesLeft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Warning: Less than 5 minutes remaining!');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'warning');
  },
});

export const TenSecondsLeft = meta.story({
  args: { session: 'tenSecondsLeft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:10');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'alert');
  },
});

export const AllAnswered = meta.story({
  args: { session: 'allAnswered', questionIndex: 19 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questions Answered: 20 / 20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  },
});

/** What is marked is asked about before finishing, though everything is answered. */
export const FinishingWithMarks = meta.story({
  args: { session: 'allAnswered', questionIndex: 19 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('m');
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
