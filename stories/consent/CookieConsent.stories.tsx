import type { ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { CookieConsent, type CookieConsentProps } from '../../packages/iq-test/src/consent/CookieConsent.tsx';
import { acceptedAll, rejectedAll, useConsent, type Visitor } from './useConsent.ts';

type Args = Visitor & Pick<CookieConsentProps, 'categoriesInUse' | 'isDialogOnly'>;

/** The consent with its state. */
function Story({
  words,
  categoriesInUse,
  isDialogOnly,
  ...visitor
}: Args & Pick<CookieConsentProps, 'words'>) {
  const consent = useConsent(visitor);
  return (
    <CookieConsent
      consent={consent}
      words={words}
      privacyHref="#privacy"
      categoriesInUse={categoriesInUse}
      isDialogOnly={isDialogOnly}
    />
  );
}

const meta = preview.meta({
  title: 'Consent/CookieConsent',
  // documented as it is; `Story` makes its state from what the visitor decided before
  component: CookieConsent as unknown as ComponentType<Args>,
  render: (args, { loaded }) => <Story {...args} words={loaded.consentWords} />,
  parameters: {
    ...notes({
      dos: [
        'Name in `categoriesInUse` what the page really uses, and link its privacy policy by `privacyHref`.',
        'Read the decision by `readConsent` or `createConsent` before you load what needs it; without one only the necessary kind is granted.',
      ],
      donts: [
        'Do not use it twice on a page, or beside the script for pages without a framework: both would ask.',
        'Do not make “Accept” stand out, and do not hide the settings button: then the choice is not free.',
      ],
      anatomy: [
        [
          'Banner',
          'A region at the foot of the window with the words, three choices of one look and a cross.',
        ],
        ['Notes', 'In the banner: only the necessary is in use, and the browser asks for privacy.'],
        ['Settings', 'A round button of 48 px at the bottom left, once there is a decision.'],
        ['Preferences', 'A dialog with a card and a switch for each kind of cookies.'],
        ['Receipt', 'In the preferences, once there is a decision: saves it as a file, made on the device.'],
      ],
      accessibility: [
        'The banner is a region named by its heading. It neither takes the focus nor keeps it.',
        'On low or enlarged screens the banner scrolls within the window, so that no button is out of reach.',
        'The preferences are a native modal dialog; it keeps the focus and gives it back when it closes.',
        'Each kind of cookies is a native checkbox in the role of a switch, named by its label and described by its text.',
        'Every button is at least 44 px high. The settings button stands at the bottom left in every language.',
      ],
      spoken: [
        '“We value your privacy, region”, the text, then “Reject All, button”, “Customize, button” and “Accept All Cookies, button”; the cross: “Close without deciding, button”.',
        '“Cookie settings, button”, then “Cookie Preferences, dialog” and the introduction.',
        '“Analytics, switch, off” with its description; for the necessary ones “switch, on, unavailable”.',
      ],
      keyboard: [
        ['Tab', 'Goes through banner, settings button and preferences.'],
        ['Enter, Space', 'Press the button in focus; Space turns a switch, Enter on it saves.'],
        ['Escape', 'Closes the preferences without deciding.'],
      ],
    }),
    // its parts are at the edges of the window: each story needs a window of its own
    docs: { story: { inline: false, height: '760px' } },
  },
  args: { onConsent: fn() },
});

const settings = { name: 'Cookie settings' };
const kinds = ['Analytics', 'Marketing', 'Preferences'];

/** The preferences, once they have faded in. */
async function findPreferences(canvas: { findByRole: (role: string) => Promise<HTMLElement> }) {
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
}

export const Default = meta.story({
  name: 'First visit',
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole('region', { name: 'We value your privacy' });
    await expect(banner).toBeVisible();
    for (const note of ['uses no others at present', 'Global Privacy Control', 'could not be loaded'])
      await expect(canvas.getByText(note, { exact: false })).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '#privacy');
    await expect(canvas.queryByRole('button', settings)).toBeNull();
    await expect(document.body).toHaveFocus();
    const looks = ['Reject All', 'Customize', 'Accept All Cookies'].map((name) => {
      const choice = canvas.getByRole('button', { name });
      const { backgroundColor, color, fontWeight } = getComputedStyle(choice);
      return { width: Math.round(choice.getBoundingClientRect().width), backgroundColor, color, fontWeight };
    });
    await expect(new Set(looks.map((look) => JSON.stringify(look)))).toHaveProperty('size', 1);
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const ClosedWithoutDeciding = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close without deciding' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('button', settings)).toBeNull();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const OnlyTheNecessaryInUse = meta.story({
  args: { categoriesInUse: ['necessary'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('uses no others at present', { exact: false })).toBeVisible();
  },
});

export const GlobalPrivacyControl = meta.story({
  args: { hasPrivacySignal: true },
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('region');
    await expect(within(banner).getByText('Global Privacy Control', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    const dialog = await findPreferences(canvas);
    await expect(within(dialog).getByText('Global Privacy Control', { exact: false })).toBeVisible();
    for (const name of kinds) await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
});

export const Customizing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    await expect(await findPreferences(canvas)).toHaveAccessibleName('Cookie Preferences');
    await expect(canvas.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    for (const name of kinds) await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: /receipt/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Preferences' }));
    await expect(canvas.getByRole('switch', { name: 'Preferences' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const PreferencesSaved = meta.story({
  args: { isDialogOpen: true, categoriesInUse: ['necessary', 'analytics'] },
  play: async ({ canvas, userEvent, args }) => {
    await findPreferences(canvas);
    const cards = canvas.getAllByRole('listitem');
    const unused = cards.filter(({ textContent }) => textContent.includes('Not in use on this site'));
    await expect(unused.map(({ dataset }) => dataset.category)).toEqual(['marketing', 'preferences']);
    await userEvent.click(canvas.getByText('Marketing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' })); // what was not saved is forgotten
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onConsent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    await findPreferences(canvas);
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Analytics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith({ ...rejectedAll, analytics: true });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', settings)).toBeVisible();
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
    for (const name of kinds) await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
  },
});

export const StoredByAnEarlierVisit = meta.story({
  args: { stored: acceptedAll },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', settings)).toHaveAttribute('title', 'Cookie settings');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onConsent).toHaveBeenLastCalledWith(acceptedAll);
  },
});

export const WithdrawnLater = meta.story({
  args: { stored: acceptedAll },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', settings)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith({ ...acceptedAll, marketing: false });
    await userEvent.click(canvas.getByRole('button', settings));
    await findPreferences(canvas);
    await expect(canvas.getByRole('button', { name: /receipt/ })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  },
});

export const DialogOfThePage = meta.story({
  parameters: { picture: false }, // what matters is asserted
  args: { isDialogOnly: true, isDialogOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await findPreferences(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept All' }));
    await expect(args.onConsent).toHaveBeenLastCalledWith(acceptedAll);
    await expect(canvas.queryAllByRole('region')).toEqual([]);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

export const LongWords = meta.story({ globals: { locale: 'de' } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const SettingsRightToLeft = meta.story({
  args: { stored: rejectedAll },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThan(100);
  },
});

export const SettingsDark = meta.story({ args: { stored: rejectedAll }, globals: { theme: 'dark' } });

const preferences = {
  args: { isDialogOpen: true },
  play: async ({ canvas }: { canvas: Parameters<typeof findPreferences>[0] }) => {
    await findPreferences(canvas);
  },
};

export const PreferencesInLongWords = meta.story({ ...preferences, globals: { locale: 'de' } });

export const PreferencesRightToLeft = meta.story({ ...preferences, globals: { locale: 'ar' } });

export const PreferencesNarrow = meta.story({
  ...preferences,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const PreferencesDark = meta.story({ ...preferences, globals: { theme: 'dark' } });
