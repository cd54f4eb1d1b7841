import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ConsentBanner, type ConsentBannerProps } from '../../packages/iq-test/src/consent/ConsentBanner.tsx';
import { type Spoken, useConsent, type Visitor } from './useConsent.ts';

type Args = Visitor & Pick<ConsentBannerProps, 'categoriesInUse'>;

/** The banner with its state. */
function Story({ words: { messages }, categoriesInUse, ...visitor }: Args & Spoken) {
  const consent = useConsent(visitor);
  return (
    <ConsentBanner
      consent={consent}
      words={messages}
      privacyHref="#privacy"
      categoriesInUse={categoriesInUse}
    />
  );
}

const meta = preview.meta({
  title: 'Consent/ConsentBanner',
  // documented as it is; `Story` makes its state from what the visitor decided before
  component: ConsentBanner as unknown as ComponentType<Args>,
  render: (args, { loaded }) => <Story {...args} words={loaded.consentWords} />,
  parameters: {
    ...notes({
      dos: [
        'Leave the three choices as they are: of one size and one weight.',
        'Name in `categoriesInUse` what the page really uses, and link its privacy policy by `privacyHref`.',
      ],
      donts: [
        'Do not set anything that needs consent before there is a decision.',
        'Do not make “Accept” stand out: then the choice is not free.',
      ],
      anatomy: [
        ['Banner', 'A region at the foot of the window, above the page and not on all of it.'],
        ['Words', 'A heading of the second level and a text with the link.'],
        [
          'Notes',
          'That only the necessary is in use, and that the browser asks for privacy: where it is so.',
        ],
        ['Choices', 'Reject, customize and accept.'],
        ['Cross', 'Closes without deciding.'],
      ],
      accessibility: [
        'A region named by its heading. It neither takes the focus nor keeps it, and the page below stays in use.',
        'Accepting, rejecting and choosing are buttons of one size and one look.',
        'Every button is at least 44 px high; the cross has a name that says that it decides nothing.',
        'On low or enlarged screens it scrolls within the window, so that no button is out of reach.',
      ],
      spoken: [
        '“We value your privacy, region”, the text, then “Reject All, button”, “Customize, button” and “Accept All Cookies, button”.',
        'The cross: “Close without deciding, button”.',
      ],
      keyboard: [
        ['Tab', 'Goes to the privacy policy, the three choices and the cross.'],
        ['Enter, Space', 'Decide, open the preferences, or close without deciding.'],
      ],
    }),
    // it stands at the foot of the window: each story needs a window of its own
    docs: { story: { inline: false, height: '360px' } },
  },
  args: { onConsent: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    const choices = ['Reject All', 'Customize', 'Accept All Cookies'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    const looks = choices.map((choice) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(choice);
      return { width: Math.round(choice.getBoundingClientRect().width), backgroundColor, color, fontWeight };
    });
    await expect(new Set(looks.map((look) => JSON.stringify(look)))).toHaveProperty('size', 1);
  },
});

export const ClosedWithoutDeciding = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close without deciding' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onConsent).not.toHaveBeenCalled();
  },
});

export const OnlyTheNecessaryInUse = meta.story({
  args: { categoriesInUse: ['necessary'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('uses no others at present');
  },
});

export const GlobalPrivacyControl = meta.story({
  args: { hasPrivacySignal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Global Privacy Control');
  },
});

const ownDecision = { onAcceptAll: fn(), onRejectAll: fn() };

export const DecisionOfThePage = meta.story({
  parameters: { picture: false }, // what matters is asserted: the default with two buttons less
  render: (_, { loaded }) => <ConsentBanner {...ownDecision} words={loaded.consentWords.messages} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reject All' }));
    await expect(ownDecision.onRejectAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region')).toBeVisible(); // until the page takes it away
  },
});

export const LongWords = meta.story({ globals: { locale: 'de' } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
