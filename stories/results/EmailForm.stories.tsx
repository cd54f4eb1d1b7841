import { brand } from '@quotient/contract/brand';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { EmailForm } from '../../packages/iq-test/src/results/EmailForm.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { type Outcomes, useOutcomes } from './useOutcomes.ts';

interface Args extends Outcomes {
  name: string;
}

/** The form with its toasts. */
function Story({ name, ...outcomes }: Args) {
  const { onEmail, toasts } = useOutcomes(outcomes);
  return (
    <>
      <EmailForm onSend={onEmail} name={name} toasts={toasts} />
      <ToastRegion model={toasts} values={{ name }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Results/EmailForm',
  // documented as it is; `Story` brings an imagined server
  component: EmailForm as unknown as ComponentType<Args>,
  render: (args) => <Story {...args} />,
  parameters: notes({
    dos: [
      'Reject from `onSend` with an `ApiError`: its code becomes words that help. Resolve to `{ delivered }` where the email is sent later: nothing is called sent before it is.',
      'Pass `toasts` only where a `ToastRegion` is on the page.',
    ],
    donts: [
      'Do not fill the address in from elsewhere without asking.',
      'Do not clear the field after a failure: the address is what the visitor would have to type again.',
    ],
    anatomy: [
      ['Label', '“Email address”, always in sight.'],
      ['Field', 'A native field for email, from left to right in every language.'],
      ['Button', 'Sends; busy while it does.'],
      ['Problem', 'Below the field, in words.'],
      [
        'Outcome',
        'A `Notice` in place of the form: “On its way” once the email is taken, “Results sent!” once it is sent, then with a way to send again.',
      ],
    ],
    accessibility: [
      'The field has a visible label and tells the browser what to fill in (WCAG 1.3.5).',
      'A missing address is marked as invalid, said in text below the field and described to screen readers; the focus goes back to the field.',
      'Every outcome is announced: a failure as an alert, a success as a status.',
      'When form and notice change places, the newcomer takes the focus, unless the visitor has gone on to something else.',
    ],
    spoken: [
      '“Email address, edit text”, then “Send results, button”.',
      'After a failure the problem, at once; after a success “Results sent!” and the address.',
    ],
    keyboard: [
      ['Tab', 'Goes to the field, then to the button.'],
      ['Enter', 'Sends, from the field as from the button.'],
    ],
  }),
  args: { name: brand.name },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    const { type, name, autocomplete, dir, maxLength } = field;
    await expect([type, name, autocomplete, dir, maxLength]).toEqual(['email', 'email', 'email', 'ltr', 254]);
    await expect(field.labels).toHaveLength(1);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
});

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
  parameters: { picture: false }, // the bubble is the browser's own, in its language, and disappears automatically
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
    await expect(field).toHaveAccessibleDescription(/could not save this/);
  },
});

export const OnItsWay = meta.story({
  args: { email: 'on its way' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org{Enter}');
    await expect(await canvas.findByText('On its way')).toBeVisible();
    await expect(canvas.getByText(/being sent to ada@example.org/)).toBeVisible();
    await expect(canvas.queryByText('Results sent!')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Delayed = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { email: 'delayed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org{Enter}');
    await expect(await canvas.findByText('Delayed')).toBeVisible();
    await expect(canvas.getByText(/ada@example\.org/)).toBeVisible();
    await expect(canvas.queryByText(/Check the address/)).toBeNull();
  },
});

export const LettersOfAnotherAlphabet = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(field, 'j\u00f6@example.org{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('plain letters (a to z) before the @');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'jo@b\u00fccher.example{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Send to another address' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { email: 'refused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@exmaple.org{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send email');
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveValue('ada@exmaple.org');
    await expect(field).toHaveAccessibleDescription(/could not be delivered/);
    await expect(field).toHaveFocus();
    await expect(canvas.queryByText('Results sent!')).toBeNull();
  },
});

export const WithoutToasts = meta.story({
  render: ({ name }) => (
    <EmailForm name={name} onSend={() => Promise.reject(new Error('The mailbox of a page is full.'))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later');
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
