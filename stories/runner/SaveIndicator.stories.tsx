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

export const Default = meta.story({
  args: { state: 'saved', pendingCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All answers saved').parentElement).toHaveAttribute('aria-live', 'off');
  },
});

export const Saving = meta.story({ args: { state: 'saving', pendingCount: 1 } });

export const Offline = meta.story({
  args: { state: 'offline', pendingCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Offline\. 3 answers wait/).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
});

/** Online, but the server cannot take the answers just now. */
export const Busy = meta.story({
  args: { state: 'busy', pendingCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not sent yet\. 3 answers wait/).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
});

export const Refused = meta.story({
  args: { state: 'refused', pendingCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/arrived after the time was over/).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
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
});
