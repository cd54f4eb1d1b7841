import type { TestSession } from '@quotient/contract';
import { testSessions } from '@quotient/fixtures';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { useT } from '../../packages/iq-test/src/i18n/useT.ts';
import type { CheckoutWindow } from '../../packages/iq-test/src/payment/checkoutWindow.ts';
import { PaymentScreen } from '../../packages/iq-test/src/payment/PaymentScreen.tsx';
import { type Payment, PaymentModel } from '../../packages/iq-test/src/payment/paymentModel.ts';
import { ToastRegion } from '../../packages/iq-test/src/ui/ToastRegion.tsx';
import { ToastsModel } from '../../packages/iq-test/src/ui/toasts.ts';

type Checkout = 'opens' | 'hangs' | 'fails';

interface Args {
  session: TestSession;
  popup?: boolean;
  checkout?: Checkout;
}

const answers: Record<Checkout, () => Promise<{ url?: string }>> = {
  opens: () => Promise.resolve({ url: 'https://checkout.example/1' }),
  hangs: () => new Promise(() => {}),
  fails: () => Promise.reject(new ApiError('payment_provider_failed', 502)),
};
const popupThatStays: CheckoutWindow = {
  source: window,
  isClosed: false,
  showLoading: () => {},
  showFailure: () => {},
  goTo: () => {},
  focus: () => {},
  close: () => {},
};
const opened: Payment[] = [];

function Story({ session, popup = true, checkout = 'opens' }: Args) {
  const t = useT();
  const [{ payment, toasts }] = useState(() => {
    const toasts = new ToastsModel();
    const payment = new PaymentModel({
      session,
      credentials: { id: session.id, token: 'story' },
      api: {
        origin: 'https://quiz.example',
        createPayment: answers[checkout],
        getTestSession: () => Promise.resolve(session),
      },
      toasts,
      t,
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
      <PaymentScreen session={session} payment={payment} locale="en" />
      <ToastRegion model={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Payment/PaymentScreen',
  component: Story,
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

export const Dark = meta.story({ globals: { theme: 'dark' } });
