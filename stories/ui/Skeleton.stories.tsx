import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { Skeleton } from '../../packages/iq-test/src/ui/Skeleton.tsx';

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: notes({
    dos: [
      'Show it in the place where the content is going to stand.',
      'Give it a label where waiting takes longer than a moment.',
    ],
    donts: [
      'Do not leave it up after a failure: a `Notice` says what happened.',
      'Do not show several with labels at once: each would be announced.',
    ],
    anatomy: [
      ['Region', 'A status at least 360 px high, so that little moves when the content arrives.'],
      ['Label', 'For screen readers only.'],
      ['Lines', 'A title, three lines and a button, as grey bars that breathe.'],
    ],
    accessibility: [
      'A status region that holds the label for screen readers only; the bars say nothing.',
      'It stands still when reduced motion is asked for.',
    ],
    spoken: ['The label, such as “Loading…”, at the next pause; without a label nothing.'],
    keyboard: [],
  }),
  args: { label: en.flow.restoring },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Getting your test back…');
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
