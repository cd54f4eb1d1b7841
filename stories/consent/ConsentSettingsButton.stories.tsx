import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ConsentDialog } from '../../packages/iq-test/src/consent/ConsentDialog.tsx';
import { ConsentSettingsButton } from '../../packages/iq-test/src/consent/ConsentSettingsButton.tsx';
import { rejectedAll, type Spoken, useConsent, type Visitor } from './useConsent.ts';

/** The button with its state and what it opens. */
function Story({ words: { messages }, ...visitor }: Visitor & Spoken) {
  const consent = useConsent(visitor);
  return (
    <>
      <ConsentSettingsButton consent={consent} words={messages} />
      <ConsentDialog consent={consent} words={messages} privacyHref="#privacy" />
    </>
  );
}

const meta = preview.meta({
  title: 'Consent/ConsentSettingsButton',
  // documented as it is; `Story` makes its state from what the visitor decided before
  component: ConsentSettingsButton as unknown as ComponentType<Visitor>,
  render: (args, { loaded }) => <Story {...args} words={loaded.consentWords} />,
  parameters: {
    ...notes({
      dos: [
        'Keep it on every page that uses cookies by consent.',
        'Leave the corner at the bottom left free for it.',
      ],
      donts: [
        'Do not hide it after a decision: that is when it is needed.',
        'Do not use its icon alone for anything else.',
      ],
      anatomy: [
        ['Button', 'A round button of 48 px, fixed at the bottom left.'],
        ['Icon', 'A cookie, hidden from screen readers.'],
      ],
      accessibility: [
        'A button of 48 by 48 px; its name is also its tooltip.',
        'It stands at the bottom left in every language, so that it is found again.',
        'The dialog that it opens gives the focus back to it.',
      ],
      spoken: ['“Cookie settings, button”.'],
      keyboard: [['Enter, Space', 'Open the preferences.']],
    }),
    // it stands in the corner of the window: each story needs a window of its own
    docs: { story: { inline: false, height: '160px' } },
  },
  args: { stored: rejectedAll, onConsent: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cookie settings' });
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: 'Cookie Preferences' })).toHaveAttribute('open');
    const [cross] = canvas.getAllByRole('button', { name: 'Close' });
    await userEvent.click(cross ?? button);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThan(100);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
