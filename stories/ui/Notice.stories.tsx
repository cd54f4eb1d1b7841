import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { first as ar } from '../../packages/iq-test/src/i18n/locales/ar/first.ts';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { later } from '../../packages/iq-test/src/i18n/locales/en/later.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { Notice, type NoticeTone } from '../../packages/iq-test/src/ui/Notice.tsx';

const meta = preview.meta({
  title: 'UI/Notice',
  component: Notice,
  parameters: notes({
    dos: [
      'Choose the tone by what it means for the visitor: `alert` where something failed, `warning` where it may.',
      'Say in it what to do next, and put the button for that inside.',
    ],
    donts: [
      'Do not use `role="alert"` for good news: it interrupts whatever is being read.',
      'Do not use a tone as decoration: status colors mean a status everywhere else.',
    ],
    anatomy: [
      [
        'Box',
        'A tinted box with corners of `--iq-radius-control`; tint and text color come from the tone.',
        'notice',
      ],
      ['Icon', 'A clock, a warning sign or a check mark, hidden from screen readers.'],
      ['Title', 'A bold line in ink; only where `title` is given.'],
      ['Message', 'The text, and a button where one helps.'],
    ],
    accessibility: [
      'A live region: role="status" waits for a pause, role="alert" interrupts. Use alert for what the visitor must act on.',
      'Each tone has an icon beside its color; the icon is hidden from screen readers, the words say it all.',
      'It stays until it is taken away: no message is lost to a timer.',
    ],
    spoken: [
      'When it appears: the title, then the message.',
      'With `role="alert"` at once, otherwise at the next pause.',
    ],
    keyboard: [],
  }),
  args: { title: en.flow.sessionGoneTitle, children: en.flow.sessionGoneText },
});

const tones: Record<NoticeTone, { title: string; text: string }> = {
  neutral: { title: en.flow.sessionGoneTitle, text: en.flow.sessionGoneText },
  warning: { title: later.payment.blockedTitle, text: later.payment.blockedText },
  alert: { title: en.flow.startFailedTitle, text: en.errors.network },
  success: { title: later.results.copiedTitle, text: later.results.copiedText },
};

const everyTone = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    {Object.entries(tones).map(([tone, { title, text }]) => (
      <Notice key={tone} tone={tone as NoticeTone /* the keys of `tones` */} title={title}>
        {text}
      </Notice>
    ))}
  </div>
);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That test is no longer there');
    await expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'neutral');
  },
});

export const EveryTone = meta.story({
  render: everyTone,
  play: async ({ canvasElement }) => {
    const notices = [...canvasElement.querySelectorAll<HTMLElement>('[data-tone]')];
    await expect(notices.map(({ dataset }) => dataset.tone)).toEqual(Object.keys(tones));
    const [neutral, warning, alert, success] = [
      ...canvasElement.querySelectorAll('svg[aria-hidden="true"]'),
    ].map(({ innerHTML }) => innerHTML);
    await expect(new Set([neutral, warning, success]).size).toBe(3);
    await expect(alert).toBe(warning); // trouble has one sign
  },
});

export const TextOnly = meta.story({
  args: { tone: 'warning', role: 'alert', title: '', children: en.timer.warningBanner },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Warning: Less than 5 minutes remaining!');
    await expect(canvas.getByRole('alert').querySelector('p')).toBeNull(); // no empty line
  },
});

export const WithAWayOut = meta.story({
  args: {
    tone: 'alert',
    role: 'alert',
    title: en.flow.startFailedTitle,
    children: (
      <>
        <p style={{ marginBlock: '0 12px' }}>{en.errors.network}</p>
        <Button>{en.common.retry}</Button>
      </>
    ),
  },
});

export const LongText = meta.story({
  args: {
    tone: 'alert',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: `${en.errors.record_damaged} record:1767258000000-f1xtur3session-1767258000000-f1xtur3session`,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { tone: 'warning', title: ar.flow.sessionGoneTitle, children: ar.flow.sessionGoneText },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: everyTone });
