import { FIXTURE_STARTED_AT } from '@quotient/fixtures';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type OperatorNotice, operatorEmail } from '../../server/src/mail/notifyOperator.ts';
import { MailPreview } from './MailPreview.tsx';

const payment = {
  checkoutId: 'cs_live_a1B2c3D4e5F6g7H8i9J0',
  sessionId: '1767225600000-f1xtur3session',
  amount: { amountMinor: 100, currency: 'EUR' },
};

const meta = preview.meta({
  title: 'Mail/Operator',
  render: ({ notice, isDark }: { notice: OperatorNotice; isDark: boolean }) => (
    <MailPreview content={operatorEmail(notice, 'https://quiz.example')} isDark={isDark} />
  ),
  // the check of accessibility is not loaded in the documents of the emails: it would wait for each to answer
  parameters: { a11y: { options: { iframes: false } } },
  // as one of all the notices that a story may have
  args: {
    notice: { kind: 'mail-failing', answer: '550 5.7.26 The sender is unauthenticated' } as OperatorNotice,
    isDark: false,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe[data-loaded="true"]')).toHaveLength(2));
  },
});

const dispute = { kind: 'dispute' as const, ...payment, reason: 'fraudulent' };

export const Dispute = meta.story({
  args: { notice: { ...dispute, answerBy: FIXTURE_STARTED_AT + 7 * 86_400_000 } },
});

export const DisputeDark = meta.story({ args: { notice: dispute, isDark: true } });

export const PaidTwice = meta.story({ args: { notice: { kind: 'duplicate-payment', ...payment } } });

export const MailFailing = meta.story({});
