import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Timer, type TimerProps } from '../../packages/iq-test/src/timer/Timer.tsx';

interface Args extends Partial<TimerProps> {
  /** Seconds left of the 25 minutes of a test in standard time. */
  secondsLeft: number;
}

/** A fixed time: the story looks the same at every run. */
const NOW = 1_767_225_600_000;

const Left = ({ secondsLeft }: Pick<Args, 'secondsLeft'>) => (
  <Timer deadlineAt={NOW + secondsLeft * 1000} durationSeconds={1500} />
);

const meta = preview.meta({
  title: 'Timer/Timer',
  // documented by its own props; its deadline is made of that of the story
  component: Timer as ComponentType<Args>,
  parameters: notes({
    dos: [
      'Make the deadline once, in state: a new one at each render never comes.',
      'Take a server’s deadline by the server’s clock, as the prop says.',
    ],
    donts: [
      'Do not announce the seconds yourself: they would drown the question.',
      'Do not rely on `onTimeUp` to end the test: a page that sleeps is late. The server decides.',
    ],
    anatomy: [
      [
        'Time',
        'A pill with the time left as `mm:ss`, in figures of one width. Its tone is a part beside it: `::part(timer alert)`.',
        'timer',
      ],
      ['Icon', 'A clock, hidden from screen readers.'],
      ['Announcement', 'The minutes left, for screen readers only.'],
    ],
    accessibility: [
      'A timer with a name, “Time left”, which does not speak by itself; the minutes left are said at 20, 15, 10, 5, 2 and 1.',
      'The warning comes with a banner on the screen of the test: the color is not its only sign.',
      'Figures of one width, so that nothing moves from second to second.',
      'Its colors reach 4.5:1 on their tints, in both themes.',
    ],
    spoken: [
      'When one comes to it: “Time left, timer, 24:10”.',
      'By itself, at a pause: “20 minutes left”, and the same at 15, 10, 5, 2 and 1.',
    ],
    keyboard: [],
  }),
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => NOW;
    return () => {
      Date.now = now;
    };
  },
  render: ({ secondsLeft }) => <Left secondsLeft={secondsLeft} />,
  args: { secondsLeft: 1500 },
  argTypes: { deadlineAt: { control: false } },
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
      <Left secondsLeft={1500} /> <Left secondsLeft={375} /> <Left secondsLeft={150} />
    </>
  ),
});
