import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { first as ar } from '../../packages/iq-test/src/i18n/locales/ar/first.ts';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { later } from '../../packages/iq-test/src/i18n/locales/en/later.ts';
import { Button, type ButtonProps } from '../../packages/iq-test/src/ui/Button.tsx';

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  parameters: notes({
    dos: [
      'Name it by what it does: “Send results”.',
      'Set `busy` while its work runs: it keeps its place, and a second press does nothing.',
    ],
    donts: [
      'Give no screen two buttons of the `primary` tone: the eye would not know where to go.',
      'Do not put `disabled` on the button that has the focus: the keyboard would lose its place.',
    ],
    anatomy: [
      [
        'Button',
        'A native `<button>` with a border of 1 px and corners of `--iq-radius-control`; its tone is a part as well, such as `::part(primary)`.',
        'button',
      ],
      ['Content', 'The words, with a gap of 8 px to an icon beside them.'],
    ],
    accessibility: [
      'A native button, so that its role, its name and its keys are those of the platform.',
      'While busy it is aria-disabled and not disabled: it keeps the focus, and a screen reader its place.',
      'At least 48 px high, 60 px when large.',
      'A ring of 3 px in the accent color shows the focus of the keyboard.',
    ],
    spoken: ['“Next, button”.', 'While it is busy: the same, with “unavailable” or “dimmed”.'],
    keyboard: [
      ['Tab', 'Moves the focus to it, also while it is busy'],
      ['Enter', 'Presses it; nothing happens while it is busy'],
      ['Space', 'The same, when the key is let go'],
    ],
  }),
  args: { children: en.runner.next, onClick: fn() },
});

/** All tones of one size, as they are and switched off. */
function Tones(props: ButtonProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {(['primary', 'secondary', 'quiet'] as const).flatMap((tone) => [
        <Button key={tone} {...props} tone={tone} />,
        <Button key={`${tone}-off`} {...props} tone={tone} disabled />,
      ])}
    </div>
  );
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const EveryTone = meta.story({
  args: { part: 'mine' },
  render: (args) => <Tones {...args} />,
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('button').map((button) => button.getAttribute('part'));
    const tones = ['primary', 'secondary', 'quiet'];
    await expect(parts).toEqual(tones.flatMap((tone) => Array(2).fill(`button ${tone} mine`)));
  },
});

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const InAForm = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: () => (
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
      <Button type="submit">Send</Button>
      <Button type="submit" busy>
        Sending…
      </Button>
      <Button type="submit" aria-disabled onClick={(event) => event.preventDefault()}>
        Later
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Back', 'Sending…']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    const later = canvas.getByRole('button', { name: 'Later' });
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await expect(later).not.toHaveAttribute('data-busy');
  },
});

export const Large = meta.story({ args: { tone: 'primary', size: 'large', children: en.runner.finish } });

export const Block = meta.story({ args: { tone: 'primary', block: true, children: en.runner.finish } });

export const Busy = meta.story({
  args: { tone: 'primary', busy: true, children: later.results.emailSending },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('data-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    tone: 'primary',
    children: 'Take the test again with the time that you chose before, and keep the results of today',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { children: ar.runner.next },
  render: (args) => <Tones {...args} />,
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: (args) => <Tones {...args} /> });
