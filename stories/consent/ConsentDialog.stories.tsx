import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ConsentDialog } from '../../packages/iq-test/src/consent/ConsentDialog.tsx';
import { rejectedAll, type Spoken, useConsent, type Visitor } from './useConsent.ts';

/** The dialog with its state, open. */
function Story({ words: { messages }, ...visitor }: Visitor & Spoken) {
  const consent = useConsent(visitor, (created) => created.openDialog());
  return <ConsentDialog consent={consent} words={messages} privacyHref="#privacy" />;
}

const meta = preview.meta({
  title: 'Consent/ConsentDialog',
  // documented as it is; `Story` makes its state from what the visitor decided before
  component: ConsentDialog as unknown as ComponentType<Visitor>,
  render: (args, { loaded }) => <Story {...args} words={loaded.consentWords} />,
  parameters: {
    ...notes({
      dos: [
        'Name in `categoriesInUse` what the page really uses.',
        'Open it from a link of your own as well: `consent.openDialog`.',
      ],
      donts: [
        'Do not switch kinds on beforehand.',
        'Do not make closing count as consent: it decides nothing.',
      ],
      anatomy: [
        ['Dialog', 'A `Dialog` with a heading, an introduction and a cross.'],
        ['Card', 'One kind of cookies: name, description, examples.'],
        ['Switch', 'A `Switch`; the one of the necessary ones is on and fixed.'],
        ['Receipt', 'Once there is a decision: saves it as a file, made on the device.'],
        ['Actions', 'Reject, accept and save, of one look.'],
      ],
      accessibility: [
        'A native modal dialog named by its heading; it keeps the focus and gives it back when it closes.',
        'Nothing is switched on beforehand. Closing decides nothing, and what was not saved is forgotten.',
        'Each kind of cookies is a native checkbox in the role of a switch, named by its label and described by its text.',
        'The necessary ones say “Always on” in words.',
      ],
      spoken: [
        '“Cookie Preferences, dialog” and the introduction.',
        '“Analytics, switch, off” with its description; for the necessary ones “switch, on, unavailable”.',
      ],
      keyboard: [
        ['Tab', 'Goes to the cross, the privacy policy, the switches and the three buttons.'],
        ['Space', 'Turns the switch in focus.'],
        ['Enter', 'On a switch: saves. On a button: presses it.'],
        ['Escape', 'Closes without deciding.'],
      ],
    }),
    // a modal dialog covers its whole window
    docs: { story: { inline: false, height: '760px' } },
  },
  args: { onConsent: fn() },
  // not half-way through its fading in
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Cookie Preferences' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(canvas.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    for (const name of ['Analytics', 'Marketing', 'Preferences'])
      await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
});

export const OneKindChosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Analytics'));
    await expect(canvas.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const StoredByAnEarlierVisit = meta.story({
  args: { stored: { ...rejectedAll, analytics: true, preferences: true } },
});

export const GlobalPrivacyControl = meta.story({ args: { hasPrivacySignal: true } });

export const LongWords = meta.story({ globals: { locale: 'de' } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
