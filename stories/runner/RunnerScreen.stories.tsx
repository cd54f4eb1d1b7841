import { testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RunnerScreen } from '../../packages/iq-test/src/runner/RunnerScreen.tsx';
import { closeRunners, openRunner } from './openRunner.ts';

interface Args {
  /** @default 'justStarted' */
  session?: keyof typeof testSessions;
  /** Zero-based. */
  questionIndex?: number;
  offline?: boolean;
}

function Story({ session = 'justStarted', questionIndex = 0, offline = false }: Args) {
  const [runner] = useState(() => {
    const opened = openRunner(testSessions[session], { offline });
    opened.goTo(questionIndex);
    return opened;
  });
  return <RunnerScreen runner={runner} shapes={mockShapes} />;
}

const meta = preview.meta({
  title: 'Runner/RunnerScreen',
  component: Story,
  beforeEach: () => closeRunners,
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

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText(/^Offline\. 1 answer waits/)).toBeVisible();
    await expect(canvas.queryByText('All answers saved')).toBeNull();
  },
});

export const ExtraTime = meta.story({ args: { session: 'extraTime' } });

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { session: 'halfway', questionIndex: 4 },
});
