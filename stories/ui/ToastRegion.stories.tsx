import { type ComponentType, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { type Toast, ToastsModel } from '../../packages/iq-test/src/ui/toasts.ts';

interface Args {
  /** Toasts at the start. */
  toasts: readonly Toast[];
}

function WithToasts({ toasts }: Args) {
  const [model] = useState(() => {
    const made = new ToastsModel();
    made.toasts.value = toasts; // without a time: a story looks the same at every look
    return made;
  });
  return <ToastRegion model={model} />;
}

function OfAModel() {
  const [toasts] = useState(() => new ToastsModel());
  return (
    <>
      <Button onClick={() => toasts.show('success', 'results.copiedTitle', 'results.copiedText')}>
        Copy
      </Button>
      <ToastRegion model={toasts} />
    </>
  );
}

const copied: Toast = { id: 1, tone: 'success', title: 'results.copiedTitle', text: 'results.copiedText' };
const failed: Toast = {
  id: 2,
  tone: 'alert',
  title: 'results.emailFailedTitle',
  text: 'results.emailFailedText',
};
const plain: Toast = { id: 3, tone: 'neutral', title: 'payment.payHere' };

const meta = preview.meta({
  title: 'UI/ToastRegion',
  // documented by its own props; `WithToasts` makes the model
  component: ToastRegion as unknown as ComponentType<Args>,
  parameters: {
    // it sits at the foot of its window
    docs: { story: { inline: false, height: '320px' } },
    ...notes({
      dos: [
        'Put one on a page, as near to its root as you can.',
        'Say in it what has happened, and leave what the visitor needs later on the screen.',
      ],
      donts: [
        'Do not put the only way out of a failure into a toast: it is gone after eight seconds.',
        'Do not mount it together with the first toast: a live region that is new is not announced everywhere.',
      ],
      anatomy: [
        ['Region', 'Fixed at the foot of the window: centered on a phone, at the end from 768 px on.'],
        ['Toast', 'A surface with a bar of 4 px at its start, in the color of its tone.', 'toast'],
        ['Title', 'A bold line.'],
        ['Text', 'A quieter line below it, where there is one.'],
        ['Dismiss', 'A quiet button with a cross.'],
      ],
      accessibility: [
        'A region named “Notifications” that is always in the page, so that screen readers notice what is added.',
        'Polite; a toast of the alert tone interrupts.',
        'A toast stays for eight seconds; what matters stays on the screen itself as well. At most three are shown.',
        'The focus stays where it is when a toast appears; each has a button that dismisses it.',
      ],
      spoken: [
        'When a toast appears: title, then text; the focus stays.',
        'On its button: “Dismiss, button”.',
      ],
      keyboard: [
        ['Tab', 'Reaches the Dismiss button of each toast'],
        ['Enter, Space', 'On it: takes the toast away'],
      ],
    }),
  },
  render: (args) => <WithToasts {...args} />,
  args: { toasts: [copied] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Results copied!');
  },
});

export const Three = meta.story({
  args: { toasts: [copied, failed, plain] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send email');
  },
});

export const OneDismissed = meta.story({
  args: { toasts: [copied, failed] },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first ?? document.body);
    await expect(canvas.queryByText('Results copied!')).toBeNull();
    // it fades in
    await waitFor(() => expect(canvas.getByText('Failed to send email')).toBeVisible());
  },
});

export const ModelOfToasts = meta.story({
  parameters: { picture: false }, // it looks as the default
  render: () => <OfAModel />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Results copied!');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    toasts: [
      {
        ...copied,
        title: 'results.emailSentTitle',
        text: {
          key: 'results.emailSentText',
          values: {
            name: 'Quotient',
            email: 'a.very.long.address.without.any.space@the.longest.name.of.a.department.example',
          },
        },
      },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { toasts: [copied, failed, plain] },
});
