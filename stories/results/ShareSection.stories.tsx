import { testResults } from '@quotient/fixtures';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShareSection } from '../../packages/iq-test/src/results/ShareSection.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { type Outcomes, useResultsModels } from './useResultsModels.ts';

/** The section with its toasts; no share sheet. */
function ShareSectionWithToasts(outcomes: Outcomes) {
  const { share, toasts } = useResultsModels(testResults.iq131, outcomes);
  return (
    <>
      <ShareSection model={share} results={testResults.iq131} locale="en" />
      <ToastRegion model={toasts} />
    </>
  );
}

const meta = preview.meta({ component: ShareSectionWithToasts });
const link = 'https://quiz.example/r/Zk3v9x2m8q1Zk3v9x2m8q1';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /public page with your score \(131\), your percentile \(97.5\) and your correct answers/,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

export const CopyingRefused = meta.story({
  args: { clipboard: 'refuses' },
  play: async ({ canvas, userEvent }) => {
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
