import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { PaymentScreen } from '../../packages/iq-test/src/payment/PaymentScreen.tsx';

const meta = preview.meta({
  title: 'Payment/PaymentScreen',
  component: PaymentScreen,
  parameters: {
    ...notes({
      dos: [
        'Open the checkout within the press on the button: browsers block windows that come later.',
        'Show the price that the checkout is going to charge.',
      ],
      donts: [
        'Do not show the score or hints of it here: the server sends none before the payment.',
        'Do not take the button away while the window is open: it is the way to try again.',
      ],
      anatomy: [
        ['Head', 'That the test is finished, and what is left.'],
        ['Facts', 'How many were answered, the time given and the time used.'],
        ['What you receive', 'A list with check marks.'],
        ['Checkout', 'A card with notices, the pay button, terms and privacy policy.', 'card'],
        ['Price', 'What is charged, at the head of the card.', 'price'],
      ],
      accessibility: [
        'The heading takes the focus when the screen appears, so that reading starts at the top.',
        'The pay button says what is charged; while it works, it keeps its place and the focus and says what it does.',
        'What happens in the checkout window is told on the page as a status; failures are alerts.',
        'Where the browser opens no window, the same button pays in this tab.',
      ],
      spoken: [
        '“Test Completed!, heading”, by the focus.',
        'On the button: “Pay €1.00 & Get Results, button”, with the price of the brand.',
        'At a pause: “Waiting for your payment in the checkout window…”.',
      ],
      keyboard: [
        ['Tab', 'Goes to the button, then to terms and privacy policy.'],
        ['Enter, Space', 'Open the checkout, or bring its window to the front.'],
      ],
    }),
    // a whole page: on the page of its documentation each story has a window of its own
    docs: { story: { inline: false, height: '860px' } },
  },
  args: {
    price: { amountMinor: 100, currency: 'EUR' },
    answered: 20,
    total: 20,
    durationSeconds: 1500,
    usedSeconds: 900,
    onPay: fn(),
  },
});
const hrefs = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
const payButton = { name: 'Pay €1.00 & Get Results' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Test Completed!');
    await expect(canvas.getByRole('button', payButton)).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Questions answered',
      'Test duration',
      'Time used',
    ]);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '20 / 20',
      '25 minutes',
      '15:00',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(hrefs(canvas)).toEqual(['/imprint#withdrawal', '/imprint#terms', '/privacy-policy']);
  },
});

export const OwnTermsAndNoEmail = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { termsHref: '/agb', privacyHref: '/datenschutz', withdrawalHref: '/widerruf', offersEmail: false },
  play: async ({ canvas }) => {
    await expect(hrefs(canvas)).toEqual(['/widerruf', '/agb', '/datenschutz']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(/email/)).toBeNull();
  },
});

export const PoliciesOnAnotherSite = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { siteBase: 'https://quiz.example' },
  play: async ({ canvas }) => {
    await expect(hrefs(canvas)).toEqual([
      'https://quiz.example/imprint#withdrawal',
      'https://quiz.example/imprint#terms',
      'https://quiz.example/privacy-policy',
    ]);
  },
});

/** A time is said in minutes where one decimal is enough. */
const lasting = (durationSeconds: number, said: string) => ({
  args: { durationSeconds },
  parameters: { picture: false }, // looks like the others: what matters is asserted
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByText(said)).toBeVisible();
  },
});
export const HalfAsMuchTimeMore = meta.story(lasting(2250, '37.5 minutes'));
export const TimeWithSeconds = meta.story(lasting(7875, '131:15'));
export const HoursOfTime = meta.story(lasting(10_500, '175 minutes'));

export const AsksConsent = meta.story({
  args: { asksConsent: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please tick this box');
  },
});

export const OpeningTheCheckout = meta.story({
  args: { state: 'opening' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Opening the checkout…' });
    await expect(button).toHaveAttribute('data-busy');
    await userEvent.click(button);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const WaitingForPayment = meta.story({
  args: { state: 'waiting', onShowWindow: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the checkout window' }));
    await expect(args.onShowWindow).toHaveBeenCalledOnce();
    canvas.getByRole('button', payButton).focus();
  },
});

export const CanceledInTheCheckout = meta.story({
  args: { notice: 'canceled' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

export const WindowClosed = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { notice: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The checkout window was closed\./)).toBeVisible();
    await expect(canvas.getByRole('button', payButton)).toBeEnabled();
  },
});

export const PaysInThisTab = meta.story({
  args: { paysHere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The checkout opens in this tab.')).toBeVisible();
  },
});

export const TimeRanOut = meta.story({
  args: { isTimeUp: true, answered: 12, usedSeconds: 1500 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The time is up, and your answers are in. One step is left.'),
    ).toBeVisible();
    await expect(canvas.getByText('12 / 20')).toBeVisible();
  },
});

export const TooFewAnswers = meta.story({
  parameters: { picture: false }, // names a time of day
  args: { doubt: 'tooFew', answered: 3, usedSeconds: 61, secondsLeft: 1439, onGoBack: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^You answered 3 of 20 questions/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to the test' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
});

export const OnlyWhatIsGiven = meta.story({
  args: { durationSeconds: undefined, usedSeconds: undefined, state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Show the checkout window' })).toBeNull();
  },
});

export const DemoCheckout = meta.story({
  args: { isDemo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a demo: no money moves. Enter no real card.')).toBeVisible();
  },
});

export const BankTakesItsTime = meta.story({
  args: { state: 'processing', onCheck: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your payment is on its way: your bank takes some days/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

const privateLink = `https://quiz.example/my-results#1767225600000-abcdefghij.${'A'.repeat(43)}`;

export const PrivateLink = meta.story({
  args: {
    state: 'processing',
    onCheck: fn(),
    onPrivateLink: async () => privateLink,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a private link' }));
    const field = await canvas.findByLabelText('Your private link');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(privateLink);
    await expect(canvas.getByText(/^Save it where you can find it again/)).toBeVisible();
  },
});

export const Disputed = meta.story({
  args: { state: 'disputed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your bank has called your payment back/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const BankRefused = meta.story({
  args: { notice: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was charged; you can pay again\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  },
});

export const GivenBack = meta.story({
  args: { notice: 'refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your payment was given back to you\./)).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(hrefs(canvas)).toEqual([
      '/ar/imprint#withdrawal',
      '/ar/imprint#terms',
      '/ar/privacy-policy',
    ]);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
