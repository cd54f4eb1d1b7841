import { testSessions } from '@quotient/fixtures';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { MarkerStrip } from '../../packages/iq-test/src/runner/MarkerStrip.tsx';

const meta = preview.meta({
  title: 'Runner/MarkerStrip',
  component: MarkerStrip,
  parameters: notes({
    dos: [
      'Give the page its own heading or region around the strip: it names only the list.',
      'Show it also when nothing is answered yet: it tells how long the test is.',
    ],
    donts: [
      'Do not use it as the only way onward: “Next” is the larger target.',
      'Do not hide unanswered markers: skipping back is what it is for.',
    ],
    anatomy: [
      ['Strip', 'An ordered list, ten markers to a row.'],
      [
        'Marker',
        'A button with the number of a question and a bar below it. Its states are parts beside it: `::part(marker current)`.',
        'marker',
      ],
      ['Frame', 'Around the current one.'],
      ['Corner', 'Turned down on a question that is marked for later.'],
    ],
    accessibility: [
      'A list named “All questions”; each marker is a button that says its number and whether it is answered.',
      'The current one is told by aria-current, and by a frame.',
      'Answered shows as a longer bar and a bolder number, not by color alone.',
      'Marked for later shows as a corner turned down, and is said after the answer.',
      'Markers are 36 px high and at least 24 px wide on the narrowest phone.',
    ],
    spoken: [
      '“All questions, list”, then for each “Question 3, answered, button”.',
      'On the current one “current step”; on a marked one “Question 3, answered, marked for later”.',
    ],
    keyboard: [
      ['Tab', 'Moves from marker to marker'],
      ['Enter, Space', 'Goes to the question'],
    ],
  }),
  args: { answers: testSessions.halfway.answers, currentIndex: 12, onSelect: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'All questions' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(20);
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Question 13, not answered',
    );
    const fifth = canvas.getByRole('button', { name: 'Question 5, answered' });
    fifth.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { current: 'step' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(12);
    fifth.focus();
  },
});

export const NothingAnswered = meta.story({
  args: { answers: testSessions.justStarted.answers, currentIndex: 0 },
});

export const AllAnswered = meta.story({
  args: { answers: testSessions.allAnswered.answers, currentIndex: 19 },
});

/** One in an answered question, one in the current one, one that is still open. */
export const MarkedForLater = meta.story({
  args: { flags: testSessions.halfway.answers.map((_, index) => [2, 12, 17].includes(index)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Question 3, answered, marked for later' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Question 13, not answered, marked for later',
    );
    await expect(canvas.getAllByRole('button', { name: /marked for later$/ })).toHaveLength(3);
  },
});

export const FewerMarksThanQuestions = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { answers: [2, 0, -1], flags: [false, true], currentIndex: 1 },
  play: async ({ canvas }) => {
    const markers = canvas.getAllByRole('button');
    await expect(
      markers.map(({ dataset, ariaLabel, ariaCurrent }) => [dataset.state, ariaLabel, ariaCurrent]),
    ).toEqual([
      ['answered', 'Question 1, answered', null],
      ['answered current flagged', 'Question 2, answered, marked for later', 'step'],
      ['unanswered', 'Question 3, not answered', null],
    ]);
  },
});

export const SeventyQuestions = meta.story({
  args: { answers: Array.from({ length: 70 }, (_, index) => (index % 7 === 3 ? -1 : 0)), currentIndex: 31 },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
