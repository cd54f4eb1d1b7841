import { testSessions } from '@quotient/fixtures';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/notes.ts';
import preview from '../../.storybook/preview.tsx';
import { type Countdown, CountdownModel } from '../../packages/iq-test/src/timer/countdownModel.ts';
import { Timer, type TimerProps } from '../../packages/iq-test/src/timer/Timer.tsx';

interface Args extends Partial<TimerProps> {
  /** Of the 25 minutes of a test in standard time. */
  secondsLeft: number;
}

const opened: Countdown[] = [];

function WithCountdown({ secondsLeft }: Pick<Args, 'secondsLeft'>) {
  const [countdown] = useState(() => {
    const { deadlineAt, durationSeconds } = testSessions.justStarted;
    const model = new CountdownModel({
      time: { now: deadlineAt - secondsLeft * 1000, deadlineAt, durationSeconds },
      // time stands still: a story looks the same at every look
      clock: { monotonicMs: () => 0, wallMs: () => 0 },
    });
    opened.push(model);
    return model;
  });
  return <Timer countdown={countdown} />;
}

const meta = preview.meta({
  title: 'Timer/Timer',
  // documented by its own props; its model is made from those of the story
  component: Timer as ComponentType<Args>,
  parameters: notes({
    usage: `import { browserClock, CountdownModel, Timer } from '@quotient/iq-test';

const countdown = new CountdownModel({
  time: { now: session.now, deadlineAt: session.deadlineAt, durationSeconds: session.durationSeconds },
  clock: browserClock,
});

<Timer countdown={countdown} />`,
    accessibility: [
      'A timer with a name, “Time left”, which does not speak by itself; the minutes left are said at 20, 15, 10, 5, 2 and 1.',
      'The warning comes with a banner on the screen of the test: the color is not its only sign.',
      'Figures of one width, so that nothing moves from second to second.',
      'Its colors reach 4.5:1 on their tints, in both themes.',
    ],
    keyboard: [],
  }),
  beforeEach: () => () => {
    for (const countdown of opened.splice(0)) countdown[Symbol.dispose]();
  },
  render: ({ secondsLeft }) => <WithCountdown key={secondsLeft} secondsLeft={secondsLeft} />,
  args: { secondsLeft: 1500 },
  argTypes: { countdown: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent('25:00');
    await expect(timer).toHaveAttribute('data-tone', 'normal');
  },
});

export const WarningAQuarterLeft = meta.story({
  args: { secondsLeft: 375 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('06:15');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'warning');
  },
});

export const AlertATenthLeft = meta.story({
  args: { secondsLeft: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:30');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'alert');
  },
});

export const FiveMinutesAreSaid = meta.story({
  args: { secondsLeft: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes left')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Zero = meta.story({
  args: { secondsLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await expect(canvas.queryByText(/left$/)).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { secondsLeft: 375 } });

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <>
      <WithCountdown secondsLeft={1500} /> <WithCountdown secondsLeft={375} />{' '}
      <WithCountdown secondsLeft={150} />
    </>
  ),
});
