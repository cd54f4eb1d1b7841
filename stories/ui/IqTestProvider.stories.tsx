import { fixturePublicQuestions } from '@quotient/fixtures';
import type { i18n } from 'i18next';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { createI18n } from '../../packages/iq-test/src/i18n/createI18n.ts';
import { first as ar } from '../../packages/iq-test/src/i18n/locales/ar/first.ts';
import { first as de } from '../../packages/iq-test/src/i18n/locales/de/first.ts';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { QuestionCard } from '../../packages/iq-test/src/runner/QuestionCard.tsx';
import { IqTestProvider } from '../../packages/iq-test/src/ui/IqTestProvider.tsx';

const [, series] = fixturePublicQuestions;
const english = createI18n({ locale: 'en', messages: en });
const german = createI18n({ locale: 'de-CH', messages: de });
const arabic = createI18n({ locale: 'ar', messages: ar });
const renamed = createI18n({
  locale: 'en',
  messages: en,
  overrides: { runner: { questionOf: 'Puzzle {{number}} out of {{total}}', types: { sequence: 'Series' } } },
});

/** Args are shown as JSON, which these are not: a story names them. */
const spoken = { english, german, arabic, renamed };
const named = (name: keyof typeof spoken) => name as unknown as i18n;

/** One card of ours, with a margin that shows where the provider's own background ends. */
const card = series && (
  <div style={{ padding: 16 }}>
    <QuestionCard
      question={series}
      index={1}
      total={20}
      selectedIndex={3}
      onChoose={fn()}
      shapes={new Map()}
    />
  </div>
);

const meta = preview.meta({
  title: 'UI/IqTestProvider',
  component: IqTestProvider,
  parameters: notes({
    dos: [
      'Put one around all components of ours that stand together.',
      'Load the words before the first render where a flash of nothing would hurt: `loadI18n` gives a promise.',
    ],
    donts: [
      'Do not put it around `IqTest`, which brings its own.',
      'Do not create `i18n` inside a component that renders often: each one is new words for everything inside.',
    ],
    anatomy: [
      ['Words', 'The context that the components take their texts from.'],
      ['Root', 'A `Root` with the language of the words and its direction.'],
    ],
    accessibility: [
      'Sets the language and its direction on the element around, so that screen readers pronounce the words right.',
      'Words that only screen readers hear come from the same place: an override changes them, too.',
    ],
    spoken: ['Nothing by itself.', 'What is inside is pronounced in the language of the words, by `lang`.'],
    keyboard: [],
  }),
  args: { i18n: named('english'), children: card },
  argTypes: {
    i18n: { options: Object.keys(spoken), mapping: spoken, control: 'select' },
    children: { control: false },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 2 of 20')).toBeVisible();
  },
});

export const OwnTheme = meta.story({ globals: { theme: 'light' }, args: { theme: 'dark' } });

export const OwnBrandTheme = meta.story({ args: { brandTheme: 'harbor' } });

export const WordsOfYourOwn = meta.story({
  args: { i18n: named('renamed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Puzzle 2 out of 20' })).toBeVisible();
    await expect(canvas.getByText('Series')).toBeVisible();
    // what was not named keeps our word
    await expect(canvas.getByRole('group', { name: 'Answer options' })).toBeInTheDocument();
  },
});

export const TwoLanguagesOnOnePage = meta.story({
  render: ({ i18n: _, ...args }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <IqTestProvider {...args} i18n={english} />
      <IqTestProvider {...args} i18n={german} theme="dark" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 2 of 20').closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Frage 2 von 20').closest('[lang]')).toHaveAttribute('lang', 'de-CH');
  },
});

export const RightToLeft = meta.story({
  args: { i18n: named('arabic') },
  play: async ({ canvas }) => {
    const root = canvas.getByText('السؤال 2 من 20').closest('[dir]');
    await expect(root).toHaveAttribute('dir', 'rtl');
  },
});

export const OwnDirection = meta.story({ args: { dir: 'rtl' } });
