import { createMockBackend } from '@quotient/mocks';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { createApiClient } from '../../packages/iq-test/src/api/apiClient.ts';
import { IqTest, type IqTestProps } from '../../packages/iq-test/src/flow/IqTest.tsx';

/** The whole test on the real server app, which runs in this page. */
function Story(props: IqTestProps) {
  const [api] = useState(() => {
    const { fetch } = createMockBackend({ publicUrl: location.origin });
    return createApiClient({ baseUrl: location.origin, fetch });
  });
  return <IqTest {...props} api={api} />;
}

const meta = preview.meta({
  title: 'Flow/IqTest',
  component: IqTest,
  render: (args, { loaded }) => <Story {...args} i18n={loaded.i18n} />,
  parameters: {
    ...notes({
      dos: [
        'Give it a page or a column of its own: it brings headings from the first level on.',
        'Listen to `onResults` or `onStage` rather than to its markup.',
      ],
      donts: [
        'Do not put an `IqTestProvider` around it: it brings its own words and root.',
        'Do not change `baseUrl` or `storage` of a running journey: give it another `key`.',
      ],
      anatomy: [
        ['Root', 'Language, theme and type.'],
        ['Stage', 'One of `Landing`, `RunnerStage`, `PaymentScreen` and `ResultsScreen`.'],
        ['Question before leaving', 'A `Dialog`, while a test runs.'],
        ['Toasts', 'A `ToastRegion` for what became of sending and sharing.'],
        ['Placeholder', 'A `Skeleton`, until the words are here.'],
      ],
      accessibility: [
        'Carries its own language and direction, whatever the page around it speaks.',
        'With every new stage and every new question the focus goes to the heading where reading starts.',
        'The time can be doubled before the start; the time left is announced at a few minutes, not every second.',
        'Leaving a running test asks first. A lost connection loses no answer, and the page says what waits.',
        'Every message is announced: failures as alerts, everything else as a status.',
      ],
      spoken: [
        'With each stage its heading, by the focus.',
        'While a test is fetched again: “Getting your test back…”, at a pause.',
      ],
      keyboard: [
        ['A, B, C … or 1, 2, 3 …', 'Choose an option of the question.'],
        ['Arrow keys', 'Choose the option before or after.'],
        ['Enter, N', 'Go to the next question.'],
        ['P', 'Goes to the previous question.'],
        ['Escape', 'Closes an open question such as “Leave the test?”; nothing happens.'],
      ],
    }),
    // a whole page: on the page of its documentation each story scrolls in a window of its own
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { analytics: fn(), onStage: fn() },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
    await expect(canvasElement.querySelector('[lang="en"]')).toHaveAttribute('dir', 'ltr');
  },
});

export const German = meta.story({ globals: { locale: 'de' } });

export const French = meta.story({ globals: { locale: 'fr' } });

export const Spanish = meta.story({ globals: { locale: 'es' } });

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
  },
});

export const HighContrast = meta.story({ globals: { brand: 'high-contrast' } });

export const Harbor = meta.story({ globals: { brand: 'harbor' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
