import type { TestSession } from '@quotient/contract';
import { testSessions } from '@quotient/fixtures';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/notes.ts';
import preview from '../../.storybook/preview.tsx';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import type { CheckoutWindow } from '../../packages/iq-test/src/payment/checkoutWindow.ts';
import { PaymentScreen } from '../../packages/iq-test/src/payment/PaymentScreen.tsx';
import { type Payment, PaymentModel } from '../../packages/iq-test/src/payment/paymentModel.ts';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { ToastsModel } from '../../packages/iq-test/src/ui/toasts.ts';

type Checkout = 'opens' | 'hangs' | 'fails';

interface Args {
  session: TestSession;
  /** The browser opens windows. @default true */
  popup?: boolean;
  /** What the server does when it is asked for a checkout. @default 'opens' */
  checkout?: Checkout;
}

const ORIGIN = 'https://quiz.example';

const answers: Record<Checkout, () => Promise<{ url?: string }>> = {
  opens: () => Promise.resolve({ url: `${ORIGIN}/demo-checkout` }),
  hangs: () => new Promise(() => {}),
  fails: () => Promise.reject(new ApiError('payment_provider_failed', 502)),
};
const popupThatStays: CheckoutWindow = {
  hintOf: ({ data }) => data,
  isClosed: false,
  showLoading: () => {},
  showFailure: () => {},
  goTo: () => {},
  focus: () => {},
  close: () => {},
};
const opened: Payment[] = [];

/** The screen with its model and its toasts. */
function Story({ session, popup = true, checkout = 'opens' }: Args) {
  const [{ payment, toasts }] = useState(() => {
    const toasts = new ToastsModel();
    const payment = new PaymentModel({
      session,
      credentials: { id: session.id, token: 'story' },
      api: {
        origin: ORIGIN,
        createPayment: answers[checkout],
        getTestSession: () => Promise.resolve(session),
      },
      toasts,
      openWindow: () => (popup ? popupThatStays : undefined),
      goTo: () => {},
      noPopups: false,
      onPaid: () => {},
      onGone: () => {},
    });
    opened.push(payment);
    return { payment, toasts };
  });
  return (
    <>
      <PaymentScreen session={session} payment={payment} />
      <ToastRegion model={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Payment/PaymentScreen',
  // documented as it is; `Story` makes its model from what browser and server do
  component: PaymentScreen as unknown as ComponentType<Args>,
  render: (args) => <Story {...args} />,
  parameters: {
    ...notes({
      usage: `const [payment] = useState(() => new PaymentModel({ session, credentials, api, toasts, …rest }));

<PaymentScreen session={session} payment={payment} siteBase="https://quiz.example" />
<ToastRegion model={toasts} />`,
      accessibility: [
        'The heading takes the focus when the screen appears, so that reading starts at the top.',
        'The pay button says what is charged; while it works, it keeps its place and the focus and says what it does.',
        'What happens in the checkout window is told on the page as a status; failures are alerts.',
        'Where the browser opens no window, the same button pays in this tab.',
      ],
      keyboard: [
        ['Tab', 'Goes to the button, then to terms and privacy policy.'],
        ['Enter, Space', 'Open the checkout, or bring its window to the front.'],
      ],
    }),
    // a whole page: on the page of its documentation each story has a window of its own
    docs: { story: { inline: false, height: '860px' } },
  },
  args: { session: testSessions.finished },
  beforeEach: () => () => {
    for (const payment of opened.splice(0)) payment[Symbol.dispose]();
  },
});
const payButton = { name: 'Pay €1.00 & Get Results' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Test Completed!');
    await expect(canvas.getByRole('button', payButton)).toBeVisible();
  },
});

export const OpeningTheCheckout = meta.story({
  args: { checkout: 'hangs' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(canvas.getByRole('button', { name: 'Opening the checkout…' })).toHaveAttribute('data-busy');
  },
});

export const WaitingForPayment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(await canvas.findByRole('button', { name: 'Show the checkout window' })).toBeVisible();
  },
});

export const CanceledInTheCheckout = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await canvas.findByRole('button', { name: 'Show the checkout window' });
    for (const payment of opened) await payment.receive({ data: 'canceled', origin: ORIGIN, source: window });
    await expect(await canvas.findByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
    await expect(canvas.getByRole('button', payButton)).toBeVisible();
  },
});

export const PopupBlocked = meta.story({
  args: { popup: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pop-up blocked');
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(canvas.getByText('The checkout opens in this tab.')).toBeVisible();
  },
});

export const CheckoutFails = meta.story({
  args: { checkout: 'fails' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Payment error');
  },
});

export const TimeRanOut = meta.story({
  args: { session: testSessions.timeUp },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The time is up, and your answers are in. One step is left.'),
    ).toBeVisible();
    await expect(canvas.getByText('12 / 20')).toBeVisible();
  },
});

export const DemoCheckout = meta.story({
  args: { session: { ...testSessions.finished, isDemo: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a demo: no money moves and no card is asked for.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
