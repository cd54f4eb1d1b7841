import type { TestResults } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { testResults } from '@quotient/fixtures';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ShareSection } from '../../packages/iq-test/src/results/ShareSection.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { imagineClipboard, link, type Outcomes, useOutcomes } from './useOutcomes.ts';

interface Args extends Outcomes {
  results: TestResults;
  sharedLink?: string;
}

/** The section with its toasts; the tested browser has no share sheet. */
function Story({ results, sharedLink, ...outcomes }: Args) {
  const { onShare, onTakeBack, toasts } = useOutcomes(outcomes);
  return (
    <>
      <ShareSection
        onShare={onShare}
        sharedLink={sharedLink}
        onTakeBack={onTakeBack}
        results={results}
        brand={brand}
        toasts={toasts}
      />
      <ToastRegion model={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Results/ShareSection',
  // documented as it is; `Story` brings an imagined server
  component: ShareSection as unknown as ComponentType<Args>,
  render: (args) => <Story {...args} />,
  parameters: notes({
    dos: [
      'Make the public page only in `onShare`: before the press nothing is public.',
      'Let it stand after sharing: the link stays in sight.',
    ],
    donts: [
      'Do not share without the press of a button.',
      'Do not add other facts to the public page than its sentence names.',
    ],
    anatomy: [
      ['Sentence', 'What becomes public.'],
      ['Button', 'Shares; busy while it does.'],
      ['Problem', 'In words, where it failed and no toast says it.'],
      [
        'Link',
        'A field that can only be read, a button that copies, a way to the page, and one to take it back.',
      ],
    ],
    accessibility: [
      'Says what becomes public before anything does.',
      'The link stands in a labelled field that can be read, selected and copied by hand.',
      '“Copied” is announced without moving the focus; where copying is refused, the field takes the focus and is described.',
      'While it works, the button keeps its place and the focus.',
      'Taking back asks first; after it the focus is on “Share Results”.',
    ],
    spoken: [
      'The sentence, then “Share Results, button”.',
      'After copying, at a pause: “Copied”. After a failure what went wrong, at once.',
    ],
    keyboard: [
      ['Enter, Space', 'Share, or copy the link.'],
      ['Tab', 'Goes to the link; the whole of it is selected.'],
    ],
  }),
  args: { results: testResults.iq131 },
  beforeEach: () => imagineClipboard(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /public page with your score \(131\) and how far it may be off, your percentile \(97.5\)/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Shared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Results' }));
    await canvas.findByText('Results copied!');
    await expect(canvas.getByRole('textbox', { name: 'Your public link' })).toHaveValue(link);
    await expect(canvas.getByRole('link', { name: 'See the public page' })).toHaveAttribute('href', link);
    const copy = await canvas.findByRole('button', { name: 'Copied' });
    await userEvent.click(copy);
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(link);
  },
});

export const TakenBack = meta.story({
  args: { sharedLink: link },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your public link' })).toHaveValue(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await canvas.findByText('The link no longer works.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Share Results' })).toHaveFocus();
  },
});

export const CopyingRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    imagineClipboard(new DOMException('Not allowed.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share Results' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Your public link' });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(link.length);
    await expect(field).toHaveAccessibleDescription(/copy it by hand/);
  },
});

export const Failed = meta.story({
  args: { server: 'fails' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Results' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Share failed');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox')).toHaveValue(link);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox')).toHaveValue(link);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
