import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
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
}

function WithRunner({
  session = 'justStarted',
  questionIndex = 0,
  offline = false,
  busy = false,
}: Omit<Args, keyof RunnerStageProps>) {
  const [runner] = useState(() => {
    const opened = openRunner(testSessions[session], { offline, busy });
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
        'Make the `RunnerModel` with `useOwnModel`, or outside of React, and end it when the screen goes.',
        'Take `RunnerScreen` where your page keeps answers, place and time itself.',
      ],
      donts: [
        'Do not read the model’s signals around it: what is shown follows by itself, and only there.',
        'Do not make a new model for another language: answers and clock stay.',
      ],
      anatomy: [
        ['Screen', 'All that `RunnerScreen` shows, from the model.'],
        ['Clock', 'The time left, written by the model’s countdown.', 'timer'],
        ['End', 'Instead of all that, from the moment at which the model finishes.'],
      ],
      accessibility: [
        'What `RunnerScreen` does for the keyboard and for screen readers.',
        'An answer that could not be sent is spoken; those that were saved are not.',
      ],
      spoken: [
        'With each new question its heading, by the focus.',
        'At a pause: “Offline. 1 answer waits…”, as long as there is no connection.',
      ],
      keyboard: [
        ['↑ ↓ ← →', 'Choose the previous or the next option, from anywhere but a button'],
        ['A, B, … or 1, 2, …', 'Choose that option'],
        ['Enter, N; P', 'Go to the next question, or to the previous one'],
        ['M', 'Marks the question for later, or takes the mark back'],
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
