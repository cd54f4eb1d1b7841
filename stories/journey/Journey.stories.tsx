import { type Persona, personas } from '@quotient/fixtures';
import type { VisitorStage } from '@quotient/fixtures/visitor';
import { isScenarioName, type ScenarioName } from '@quotient/mocks';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { createApiClient } from '../../packages/iq-test/src/api/apiClient.ts';
import { IqTest } from '../../packages/iq-test/src/flow/IqTest.tsx';
import '../../packages/iq-test/src/flow/laterStages.ts'; // fetched while questions are answered, for which a story takes no time
import { createWorld, type World } from './createWorld.ts';

interface JourneyProps {
  /** Failure to simulate. @default what the toolbar's “Network” says */
  scenario?: ScenarioName;
  /** Persona who was here before. @default none: the device is new */
  persona?: Persona;
  /** Stage that the persona reached. @default 'testing' */
  stage?: VisitorStage;
  /** The browser opens windows. @default true */
  popup?: boolean;
  /** The page around the story is of another origin than the server. @default where pop-ups open */
  foreign?: boolean;
  /** True for a story without a script: time runs, and the checkout window pays at once. @default false */
  byHand?: boolean;
}

interface Loaded {
  world: World;
  i18n: i18n;
}

/** The whole test on the real server app, which runs in this page, with every trouble a visitor may meet. */
function Journey({ world, i18n, popup = true, foreign = popup }: JourneyProps & Loaded) {
  const [api] = useState(() => ({
    ...createApiClient({ baseUrl: world.publicUrl, fetch: world.fetch }),
    // a story is in a frame: a checkout may use the tab only if the frame has the server's origin
    ...(!foreign && { origin: window.location.origin }),
  }));
  return <IqTest api={api} clock={world.clock} i18n={i18n} analytics={() => {}} />;
}

const loadedIn = ({ loaded }: { loaded: Record<string, unknown> }) => loaded as unknown as Loaded; // by the loaders

const meta = preview.meta({
  title: 'Journey',
  // all journeys share the storage of one device: they can't be side by side on one page
  tags: ['!autodocs'],
  args: {} as JourneyProps,
  loaders: [
    async ({ args: { scenario, persona, stage, byHand = false }, globals: { network } }) => ({
      world: await createWorld({
        scenario: scenario ?? (isScenarioName(network) ? network : 'online'),
        persona,
        stage,
        byHand,
      }),
    }),
  ],
  render: (args, context) => <Journey {...args} {...loadedIn(context)} />,
  beforeEach: (context) => {
    const { popup = true } = context.args;
    const { checkout } = loadedIn(context).world;
    const { open } = window;
    window.open = () => (popup ? checkout.window : null);
    return () => {
      window.open = open;
      localStorage.clear();
    };
  },
});

const minutes = (count: number) => count * 60_000;
const payButton = { name: 'Pay €1.00 & Get Results' };
const resultsTitle = { name: 'Your IQ Test Results' };

/** Story without a script: choose a network scenario in the toolbar and take the test. */
export const Default = meta.story({
  args: { byHand: true },
  parameters: { picture: false }, // at rest it looks as the default of Flow/IqTest
});

export const FromStartToPayment = meta.story({
  parameters: { picture: false }, // names a time of day
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { world } = loadedIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your IQ Test Now' }));
    await expect(await canvas.findByText('Question 1 of 20')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText('All answers saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Question 20, not answered' }));
    world.pass(minutes(7));
    await expect(await canvas.findByText('18:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Test' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish now' }));
    await expect(await canvas.findByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(canvas.getByText('1 / 20')).toBeVisible();
    await expect(canvas.getByText('07:00')).toBeVisible();
  },
});

export const FiveMinutesLeft = meta.story({
  args: { persona: personas.quick },
  play: async (context) => {
    const { canvas } = context;
    const { world } = loadedIn(context);
    await expect(await canvas.findByRole('timer')).toHaveTextContent('21:12');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await world.sleepUntilLeft(300);
    world.comeBack();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Warning: Less than 5 minutes remaining!',
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:00');
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-tone', 'warning');
  },
});

export const TimeUp = meta.story({
  args: { persona: personas.timesOut },
  play: async (context) => {
    const { canvas } = context;
    const { world } = loadedIn(context);
    await expect(await canvas.findByRole('timer')).toHaveTextContent('01:00');
    await world.sleepUntilLeft(-60);
    world.comeBack();
    await expect(await canvas.findByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(
      canvas.getByText('The time is up, and your answers are in. One step is left.'),
    ).toBeVisible();
    await expect(canvas.getByText('12 / 20')).toBeVisible();
    await expect(canvas.getByText('25:00')).toBeVisible();
  },
});

export const OfflineAndBack = meta.story({
  args: { persona: personas.losesNetwork },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { world } = loadedIn(context);
    await expect(await canvas.findByText('Question 20 of 20')).toBeVisible();
    world.play('offline');
    await userEvent.click(canvas.getAllByRole('radio')[2] ?? document.body);
    await expect(await canvas.findByText(/^Offline\. 1 answer waits on this device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText(/^Offline\. 2 answers wait on this device/)).toBeVisible();
    await expect((await world.savedAnswers()).slice(18)).toEqual([0, -1]);
    world.play('online');
    world.comeBack();
    await expect(await canvas.findByText('All answers saved')).toBeVisible();
    await expect((await world.savedAnswers()).slice(18)).toEqual([1, 2]);
  },
});

export const PopupBlocked = meta.story({
  args: { persona: personas.blocksPopups, stage: 'payment', popup: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Pop-up blockedPlease allow pop-ups to complete the payment.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(await canvas.findByText('The checkout opens in this tab.')).toBeVisible();
  },
});

export const PopupBlockedInAForeignFrame = meta.story({
  args: { persona: personas.blocksPopups, stage: 'payment', popup: false, foreign: true },
  play: async ({ canvas, userEvent }) => {
    for (let tries = 0; tries < 3; tries += 1) {
      await userEvent.click(await canvas.findByRole('button', payButton));
      await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    }
    await expect(canvas.queryByText('The checkout opens in this tab.')).toBeNull();
    await expect(canvas.getByRole('button', payButton)).toBeEnabled();
  },
  // it looks like the one above
  parameters: { picture: false },
});

export const CheckoutFailsAndRetries = meta.story({
  args: { persona: personas.careful, stage: 'payment', scenario: 'checkoutFailsOnce' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { checkout } = loadedIn(context).world;
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Payment errorFailed to create checkout session',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(checkout.body.textContent).toContain("We couldn't start the secure checkout.");
    within(checkout.body).getByText('Retry').click();
    await expect(await canvas.findByText(/^Waiting for your payment in the checkout window/)).toBeVisible();
    await expect(checkout.visited).toHaveLength(1);
  },
});

export const Paid = meta.story({
  args: { persona: personas.careful, stage: 'payment' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { world } = loadedIn(context);
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('button', { name: 'Show the checkout window' })).toBeVisible();
    for (const url of world.checkout.visited) await world.pay(url);
    world.pass(minutes(1));
    world.comeBack();
    await expect(await canvas.findByRole('heading', resultsTitle)).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score135Very SuperiorYour true value/,
    );
    await expect(world.checkout.window.closed).toBe(true);
  },
});

export const MailFails = meta.story({
  args: { persona: personas.careful, stage: 'paid', scenario: 'mailFails' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email address' });
    await userEvent.type(field, 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send results' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to send emailThe email could not be delivered. Check the address and try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.org');
  },
});

export const ShareFails = meta.story({
  args: { persona: personas.careful, stage: 'paid', scenario: 'shareFails' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Results' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Share failedThe server could not save this. Nothing was changed; try again.',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Your public link' })).toBeNull();
  },
});

export const ResultsAtTheSecondTry = meta.story({
  args: { persona: personas.slow, stage: 'paid', scenario: 'resultsFailOnce' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your results could not be loadedSomething went wrong on our side.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', resultsTitle)).toBeVisible();
  },
});

export const InGerman = meta.story({
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' }));
    await expect(await canvas.findByText('Frage 1 von 20')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? document.body);
    await expect(await canvas.findByText('Alle Antworten gespeichert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText('Frage 2 von 20')).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [start] = canvas.getAllByRole('button', { name: 'ابدأ اختبار الذكاء الآن' });
    await userEvent.click(start ?? document.body);
    await expect(await canvas.findByText('السؤال 1 من 20')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? document.body);
    await expect(await canvas.findByText('حُفظت جميع الإجابات')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'التالي' }));
    await expect(await canvas.findByText('السؤال 2 من 20')).toBeVisible();
  },
});
