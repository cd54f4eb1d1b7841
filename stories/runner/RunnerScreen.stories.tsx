import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { RunnerScreen, type RunnerScreenProps } from '../../packages/iq-test/src/runner/RunnerScreen.tsx';

/** Time stands still: a story looks the same at every look. */
const NOW = 1_767_225_600_000;

/** The props of a session, at one of its questions. */
function propsOf(
  name: keyof typeof testSessions,
  currentIndex = 0,
): Pick<RunnerScreenProps, 'questions' | 'answers' | 'currentIndex' | 'time' | 'flags' | 'saving'> {
  const { questions, answers, flags, deadlineAt, now, durationSeconds } = testSessions[name];
  return {
    questions,
    answers,
    currentIndex,
    time: { deadlineAt: NOW + deadlineAt - now, durationSeconds, onTimeUp: fn() },
    flags: { areOn: flags, onToggle: fn() },
    saving: { state: 'saved', pendingCount: 0 },
  };
}

/** A page around it, which keeps what the visitor does. */
function Page({ flags, onAnswer, onGoTo, ...props }: RunnerScreenProps) {
  const [answers, setAnswers] = useState(props.answers);
  const [currentIndex, setCurrentIndex] = useState(props.currentIndex);
  const [areOn, setFlags] = useState(flags?.areOn ?? []);
  return (
    <RunnerScreen
      {...props}
      answers={answers}
      currentIndex={currentIndex}
      onAnswer={(index, optionIndex) => {
        setAnswers(answers.map((held, i) => (i === index ? optionIndex : held)));
        onAnswer(index, optionIndex);
      }}
      onGoTo={(index) => {
        setCurrentIndex(index);
        onGoTo(index);
      }}
      flags={
        flags && {
          areOn,
          onToggle(index) {
            setFlags(areOn.map((isOn, i) => (i === index ? !isOn : isOn)));
            flags.onToggle(index);
          },
        }
      }
    />
  );
}

const meta = preview.meta({
  title: 'Runner/RunnerScreen',
  component: RunnerScreen,
  parameters: {
    // each takes the focus when it appears, and the page of its documentation would scroll there
    docs: { story: { inline: false, height: '860px' } },
    ...notes({
      dos: [
        'Give it the whole width of its column: its layout follows that width, not the window’s.',
        'Keep answers and place in your state: it shows what it is given, and calls you for the rest.',
      ],
      donts: [
        'Do not put other controls between question and buttons: the shortcuts act on the whole screen.',
        'Do not hide its clock: a time limit that cannot be seen is not fair.',
      ],
      anatomy: [
        [
          'Overview',
          'The name of the test, how many questions are answered, which one is open, and the `MarkerStrip`; folded where room is short.',
        ],
        [
          'Question',
          'A `QuestionCard`. Its head has the clock, the place, the mark and the warning of the last five minutes, and stays at the upper edge of the window.',
        ],
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
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => NOW;
    return () => {
      Date.now = now;
    };
  },
  // anew for other places and answers: the page keeps its own from then on
  render: (args) => <Page key={`${args.currentIndex} ${args.answers}`} {...args} />,
  args: {
    ...propsOf('justStarted'),
    shapes: mockShapes,
    onAnswer: fn(),
    onGoTo: fn(),
    onFinish: fn(),
  },
  argTypes: { questions: { control: false }, shapes: { control: false } },
});

export const Default = meta.story({});

// The clock is looked at once the screen is drawn, and a busy machine may begin to play before that: what depends on the
// time is waited for.
export const FiveMinutesLeft = meta.story({
  args: propsOf('fiveMinutesLeft'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Warning: Less than 5 minutes remaining!',
    );
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'warning'));
  },
});

export const TenSecondsLeft = meta.story({
  args: propsOf('tenSecondsLeft'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:10'));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'alert'));
  },
});

export const AllAnswered = meta.story({
  args: propsOf('allAnswered', 19),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questions Answered: 20 / 20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  },
});

export const AnsweredByKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('bn');
    await expect(args.onAnswer).toHaveBeenCalledWith(0, 1);
    await expect(args.onGoTo).toHaveBeenCalledWith(1);
    await expect(await canvas.findByText('Questions Answered: 1 / 20')).toBeVisible();
  },
});

/** What is marked is asked about before finishing, though everything is answered. */
export const FinishingWithMarks = meta.story({
  args: propsOf('allAnswered', 19),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Mark for later', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Test' }));
    const dialog = canvas.getByRole('dialog', { name: 'Finish the test?' });
    await expect(dialog).toHaveTextContent('You marked 1 question for later. All questions are answered.');
  },
});

export const Offline = meta.story({
  args: { saving: { state: 'offline', pendingCount: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText(/^Offline\. 1 answer waits/)).toBeVisible();
    await expect(canvas.queryByText('All answers saved')).toBeNull();
  },
});

/** The server cannot take the end of the test just now: nothing is said of a connection, which is there. */
export const FinishingWhileBusy = meta.story({
  args: { ...propsOf('allAnswered', 19), finishState: 'busy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/They will be sent by themselves\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finishing…');
  },
});

export const TimeRanOut = meta.story({
  args: { time: { deadlineAt: NOW, durationSeconds: 1500, onTimeUp: fn() } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Time is up'));
    await waitFor(() => expect(args.time?.onTimeUp).toHaveBeenCalledOnce());
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
});

export const OnlyWhatIsGiven = meta.story({
  args: { time: undefined, flags: undefined, saving: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByText('Mark for later')).toBeNull();
    await expect(canvas.queryByText('All answers saved')).toBeNull();
  },
});

export const ExtraTime = meta.story({ args: propsOf('extraTime') });

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: propsOf('halfway', 4),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: propsOf('halfway', 4),
});
