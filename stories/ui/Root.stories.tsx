import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { loadMessages } from '../../packages/iq-test/src/i18n/loadI18n.ts';
import type { Messages } from '../../packages/iq-test/src/i18n/messages.ts';
import { Root } from '../../packages/iq-test/src/theme/Root.tsx';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { Notice } from '../../packages/iq-test/src/ui/Notice.tsx';

const [en, ar] = await Promise.all([loadMessages('en'), loadMessages('ar')]);

/** Something of everything that a root decides over: headings, text, controls, status colors. */
const sample = ({ runner, payment }: Messages) => (
  <div style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 16 }}>
    <h2 className={heading.page}>{runner.timeUpTitle}</h2>
    <p className={lead}>{payment.leadTimeUp}</p>
    <Notice tone="warning">{payment.closed}</Notice>
    <Button tone="primary">{payment.showWindow}</Button>
  </div>
);

const meta = preview.meta({
  title: 'UI/Root',
  component: Root,
  parameters: notes({
    dos: [
      'Use it around your own parts that should look like the test.',
      'Give it `lang` wherever its texts are in another language than the page.',
    ],
    donts: [
      'Do not make it `transparent` on a ground that its theme was not made for: ink on a dark picture is unreadable.',
      'Do not style by its generated class names: they change with each release. Use tokens and `data-iq-root`.',
    ],
    anatomy: [
      ['Container', 'The outer `<div>`: paper, theme and brand; layouts measure its width.'],
      ['Content', 'The `<div>` inside it: font, size, line height and color of all texts.'],
    ],
    accessibility: [
      'Carries the language and the direction of what is inside, so that it is pronounced and laid out right on any page.',
      'It stands on paper of its own, so that its text is legible on any page; `transparent` leaves that to the page.',
      'Without a theme of its own it follows the page around, and with it the visitor’s wish for a dark screen or more contrast.',
      'Layouts measure this element, not the window: at 400 % zoom and in a narrow column they give way in the same manner.',
    ],
    spoken: ['Nothing by itself.', '`lang` chooses the voice for what is inside.'],
    keyboard: [],
  }),
  args: { lang: 'en', children: sample(en) },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();

export const DarkOnALightPage = meta.story({
  globals: { theme: 'light' },
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('heading').closest('[data-theme]');
    await expect(getComputedStyle(root ?? document.body).backgroundColor).toBe('rgb(16, 18, 22)');
  },
});

export const LightOnADarkPage = meta.story({ globals: { theme: 'dark' }, args: { theme: 'light' } });

export const ABrandOfItsOwn = meta.story({ args: { brandTheme: 'harbor' } });

export const HighContrast = meta.story({ args: { brandTheme: 'high-contrast' } });

/** For a page with a background that suits the theme. */
export const Transparent = meta.story({
  globals: { theme: 'light' },
  args: { transparent: true },
  decorators: [
    (Story) => (
      <div style={{ background: 'linear-gradient(160deg, #fdf3dc, #e7f0fb)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const root = canvas.getByRole('heading').closest('[data-iq-root]');
    await expect(getComputedStyle(root ?? document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
});

export const InANarrowColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).fontSize).toBe('17px');
  },
});

export const RightToLeft = meta.story({ args: { lang: 'ar', dir: 'rtl', children: sample(ar) } });
