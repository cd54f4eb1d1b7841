import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { first as ar } from '../../packages/iq-test/src/i18n/locales/ar/first.ts';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { Dialog, type DialogProps } from '../../packages/iq-test/src/ui/Dialog.tsx';

const leaving = (messages: Pick<typeof en.runner, 'leaveCancel' | 'leaveConfirm'> | typeof ar.runner) => (
  <>
    <Button autoFocus>{messages.leaveCancel}</Button>
    <Button tone="primary">{messages.leaveConfirm}</Button>
  </>
);

/** A dialog behind a button, as a page has it. */
function Asking({ onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{en.runner.leaveConfirm}</Button>
      <Dialog {...rest} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: Dialog,
  parameters: {
    // a modal dialog would cover the page of its documentation
    docs: { story: { inline: false, height: '420px' } },
    ...notes({
      dos: [
        'Ask in the title and name the answers by what they do: “Leave the test”, “Stay in the test”.',
        'Put `autoFocus` on the action that changes nothing.',
      ],
      donts: [
        'Do not use it for what needs no answer: a `Notice` or a toast does not block the page.',
        'Do not name the actions “Yes” and “No”: they say nothing to those who have not heard the question.',
      ],
      anatomy: [
        ['Dialog', 'A native `<dialog>` at most 480 px wide, above everything else.', 'prompt'],
        ['Backdrop', 'The scrim over the page, by `::backdrop`.'],
        ['Title', 'A heading of the second level: the question.'],
        ['Text', 'What follows from the answers.'],
        [
          'Actions',
          'Buttons in reading order: one below the other where it is narrow, in a row at the end where it is wide.',
        ],
      ],
      accessibility: [
        'A native modal `<dialog>`: the page behind it is inert, and the focus goes back to its opener when it closes.',
        'Named by its title and described by its text.',
        'The focus starts on the action that carries autoFocus: put it on the safe one.',
        'It opens inside the root it stands in, so it works in a shadow root.',
      ],
      spoken: [
        'On opening: the title, “dialog”, the text, then the action that has the focus.',
        'On closing: the control that opened it, which has the focus again.',
      ],
      keyboard: [
        ['Tab', 'Moves among the actions; the page behind is out of reach'],
        ['Escape', 'Calls onClose; the dialog closes when its owner says so'],
      ],
    }),
  },
  args: {
    open: true,
    title: en.runner.leaveTitle,
    children: en.runner.leaveText,
    actions: leaving(en.runner),
    onClose: fn(),
  },
  argTypes: { actions: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Leave the test?' });
    await expect(dialog).toHaveAccessibleDescription(/^The test ends here/);
    await expect(canvas.getByRole('button', { name: 'Stay in the test' })).toHaveFocus();
  },
});

export const ClosedWithEscape = meta.story({
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Leave the test' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible()); // it fades in
    // a key press made by a script closes no native dialog: this is the event that Escape fires
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Leave the test although four of its twenty questions are still without an answer?',
    children: Array.from({ length: 9 }, () => en.runner.leaveText).join(' '),
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { title: ar.runner.leaveTitle, children: ar.runner.leaveText, actions: leaving(ar.runner) },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
