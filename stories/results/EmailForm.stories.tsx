import { brand } from '@quotient/contract/brand';
import { testResults } from '@quotient/fixtures';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailForm } from '../../packages/iq-test/src/results/EmailForm.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { type Outcomes, useResultsModels } from './useResultsModels.ts';

/** The form with its toasts. */
function EmailFormWithToasts(outcomes: Outcomes) {
  const { email, toasts } = useResultsModels(testResults.iq131, outcomes);
  return (
    <>
      <EmailForm model={email} name={brand.name} />
      <ToastRegion model={toasts} />
    </>
  );
}

const meta = preview.meta({ component: EmailFormWithToasts });

export const Default = meta.story({});

export const SentToNobody = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email required');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(field, 'a');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

export const NotAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    await userEvent.type(field, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    await expect(field.validity.typeMismatch).toBe(true);
    await expect(canvas.queryByText('Results sent!')).toBeNull();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'a@b');
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    const again = await canvas.findByRole('button', { name: 'Send to another address' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(again.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(again);
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
    await userEvent.keyboard('ada@example.org{Enter}');
    await expect(
      await canvas.findAllByText('Your IQ Test results have been sent to ada@example.org'),
    ).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: { server: 'fails' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(field, 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send email');
    await expect(field).toHaveValue('ada@example.org');
  },
});
