import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { SaveIndicator } from '../../packages/iq-test/src/runner/SaveIndicator.tsx';

const meta = preview.meta({
  title: 'Runner/SaveIndicator',
  component: SaveIndicator,
  parameters: notes({
    dos: [
      'Leave it in sight while answers are given.',
      'Count only what the server has not confirmed in `pendingCount`.',
    ],
    donts: [
      'Do not say “saved” before the server has said so.',
      'Do not use it for failures that need the visitor: a `Notice` has room for a button.',
    ],
    anatomy: [
      ['Line', 'One line of small text.'],
      ['Dot', 'Filled when all is saved, hidden from screen readers.'],
    ],
    accessibility: [
      'Trouble is a polite live region; saving and saved alternate with every answer and are not spoken.',
      'The state is said in words; the dot is filled only when all is saved, so color is not its only sign.',
    ],
    spoken: [
      'Saved and saving: nothing, unless one comes to the line.',
      'Trouble, at a pause: “Offline. 2 answers wait on this device and are sent when you are back.”',
    ],
    keyboard: [],
  }),
});

/** The state to styles, whether it is spoken, and the words. */
const says =
  (state: string, live: 'off' | 'polite', words: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const line = canvas.getByText(words).parentElement;
    await expect([line?.dataset.state, line?.ariaLive, line?.textContent]).toEqual([state, live, words]);
  };

export const Default = meta.story({
  args: { state: 'saved', pendingCount: 0 },
  play: says('saved', 'off', 'All answers saved'),
});

export const Saving = meta.story({
  args: { state: 'saving', pendingCount: 1 },
  play: says('saving', 'off', 'Saving…'),
});

export const Offline = meta.story({
  args: { state: 'offline', pendingCount: 3 },
  play: says('offline', 'polite', 'Offline. 3 answers wait on this device and are sent when you are back.'),
});

/** Online, but the server cannot take the answers just now. */
export const Busy = meta.story({
  args: { state: 'busy', pendingCount: 3 },
  play: says('busy', 'polite', 'Not sent yet. 3 answers wait on this device and will be sent by themselves.'),
});

export const Refused = meta.story({
  args: { state: 'refused', pendingCount: 0 },
  play: says('refused', 'polite', 'Your last answer arrived after the time was over and does not count.'),
});

export const EveryPluralOfArabic = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  globals: { locale: 'ar' },
  render: () => (
    <>
      {[1, 2, 3, 11].map((pendingCount) => (
        <SaveIndicator key={pendingCount} state="offline" pendingCount={pendingCount} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-state]')];
    await expect(new Set(lines.map(({ textContent }) => textContent.replace(/\d+/, ''))).size).toBe(4);
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { state: 'offline', pendingCount: 3 },
});

export const Narrow = meta.story({
  args: { state: 'offline', pendingCount: 12 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <>
      <SaveIndicator state="saved" pendingCount={0} />
      <br />
      <SaveIndicator state="offline" pendingCount={1} />
      <br />
      <SaveIndicator state="refused" pendingCount={0} />
    </>
  ),
  play: says('offline', 'polite', 'Offline. 1 answer waits on this device and is sent when you are back.'),
});
