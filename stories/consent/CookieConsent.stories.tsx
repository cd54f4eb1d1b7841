import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { CookieConsent, type CookieConsentProps } from '../../packages/iq-test/src/consent/CookieConsent.tsx';
import { acceptedAll, rejectedAll, useConsent, type Visitor } from './useConsent.ts';

/** The whole consent with its state. */
function Story({ words, ...visitor }: Visitor & Pick<CookieConsentProps, 'words'>) {
  const consent = useConsent(visitor);
  return <CookieConsent consent={consent} words={words} privacyHref="#privacy" />;
}

const meta = preview.meta({
  title: 'Consent/CookieConsent',
  // documented as it is; `Story` makes its state from what the visitor decided before
  component: CookieConsent as unknown as ComponentType<Visitor>,
  render: (args, { loaded }) => <Story {...args} words={loaded.consentWords} />,
  parameters: {
    ...notes({
      dos: [
        'Put one on a page, outside of what scrolls or is covered.',
        'Read the decision by `readConsent` or `createConsent` before you load what needs it.',
      ],
      donts: [
        'Do not use it beside the script for pages without a framework: both would ask.',
        'Do not take no decision for a yes: without one only the necessary kind is granted.',
      ],
      anatomy: [
        ['Banner', 'A `ConsentBanner`, until there is a decision.'],
        ['Settings', 'A `ConsentSettingsButton`, once there is one.'],
        ['Preferences', 'A `ConsentDialog`.'],
      ],
      accessibility: [
        'Banner, preferences and the way back to them are each a region, a dialog and a button of their own.',
        'Nothing is granted before a decision, and a decision can be taken back as easily as it was made.',
        'The banner never takes the focus; the dialog gives it back.',
      ],
      spoken: [
        'Nothing at first: the banner does not take the focus, and is found as a region.',
        'What the three say then stands on their pages.',
      ],
      keyboard: [
        ['Tab', 'Goes through banner, settings button and preferences.'],
        ['Enter, Space', 'Press the button in focus.'],
        ['Escape', 'Closes the preferences without deciding.'],
      ],
    }),
    // its parts stand at the edges of the window: each story needs a window of its own
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { onConsent: fn() },
});

const settings = { name: 'Cookie settings' };

/** The preferences, once they have faded in. */
async function findPreferences(canvas: { getByRole: (role: string) => HTMLElement }) {
  const dialog = canvas.getByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
}

export const Default = meta.story({
  name: 'First visit',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
    await expect(canvas.queryByRole('button', settings)).toBeNull();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const Customizing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    await findPreferences(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Preferences' }));
    await expect(canvas.getByRole('switch', { name: 'Preferences' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const AllAccepted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept All Cookies' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith(acceptedAll);
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeChecked();
  },
});

export const AllRejected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject All' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith(rejectedAll);
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    for (const name of ['Analytics', 'Marketing', 'Preferences'])
      await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
});

export const StoredByAnEarlierVisit = meta.story({
  args: { stored: acceptedAll },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', settings)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onConsent).toHaveBeenCalledWith(acceptedAll);
  },
});

export const WithdrawnLater = meta.story({
  args: { stored: acceptedAll },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith({ ...acceptedAll, marketing: false });
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
