import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { consent as ar } from '../../packages/iq-test/src/i18n/locales/ar/consent.ts';
import { consent as en } from '../../packages/iq-test/src/i18n/locales/en/consent.ts';
import { Switch, type SwitchProps } from '../../packages/iq-test/src/ui/Switch.tsx';

interface Label {
  /** Name of the setting in the story. */
  label: string;
}

/** A switch with its label, that keeps its state. */
function Labelled({ checked: isCheckedFirst, onChange, label, ...rest }: SwitchProps & Label) {
  const id = useId();
  const [checked, setChecked] = useState(isCheckedFirst);
  const change = (next: boolean) => {
    setChecked(next);
    onChange(next);
  };
  return (
    <label htmlFor={id} style={{ display: 'inline-flex', alignItems: 'center', gap: 16, padding: 8 }}>
      <Switch {...rest} id={id} checked={checked} onChange={change} />
      {label}
    </label>
  );
}

const meta = preview.type<{ args: Label }>().meta({
  title: 'UI/Switch',
  component: Switch,
  parameters: notes({
    dos: [
      'Use it for what takes effect at once or is saved by one button below.',
      'Put its label in front of it or around it: the words are a target, too.',
    ],
    donts: [
      'Do not use it where one of several things is chosen: that is a group of radio buttons.',
      'Do not change its label with its state: “on” and “off” are said by the switch.',
    ],
    anatomy: [
      ['Track', 'A native checkbox of 48 × 28 px, outlined when off and filled with accent when on.'],
      ['Knob', 'A dot of 20 px at the start when off, at the end when on.'],
      ['Target', '44 px high, invisible, around both.'],
    ],
    accessibility: [
      'A native checkbox with the role of a switch: screen readers say on or off.',
      'Its name is that of its label, like any checkbox; the label is a target, too.',
      'A touch target 44 px high around a track of 48 × 28 px.',
      'Its place tells on from off, besides the color; forced colors use those of the system.',
    ],
    spoken: ['“Analytics, switch, off”; after the space bar “on”.'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Space', 'Switches it'],
    ],
  }),
  render: (args) => <Labelled key={String(args.checked)} {...args} />,
  args: { checked: false, onChange: fn(), label: en.categories.analytics.name },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  },
});

export const On = meta.story({ args: { checked: true } });

export const SwitchedWithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const AlwaysOn = meta.story({
  args: { checked: true, disabled: true, label: en.categories.necessary.name },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Necessary'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KeptByItsOwner = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: ({ onChange }) => <Switch checked={false} onChange={onChange} aria-label="Analytics" />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const SentWithAForm = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: ({ onChange }) => (
    <form>
      <Switch name="analytics" checked={false} onChange={onChange} aria-label="Analytics" />
      <Switch name="marketing" checked onChange={onChange} aria-label="Marketing" />
    </form>
  ),
  play: async ({ canvasElement, canvas, userEvent, args }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form).keys()]).toEqual(['marketing']);
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const LongText = meta.story({
  args: { checked: true, label: en.categories.necessary.description },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { checked: true, label: ar.categories.analytics.name },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Labelled {...args} />
      <Labelled {...args} checked />
      <Labelled {...args} checked disabled />
    </div>
  ),
});
