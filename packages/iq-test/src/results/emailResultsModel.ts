import { computed, createModel, effect, signal, untracked } from '@preact/signals-react';
import { type AddressFault, readEmailAddress } from '@quotient/contract/emailAddress';
import { visitorMessage } from '../api/ApiError.ts';
import type { EmailOnItsWay } from '../api/emailDelivery.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { subjectToasts } from './subjectToasts.ts';

/** Functions that send a result. */
interface EmailResultsOptions {
  /**
   * Hands the e-mail on. Rejects when it was not taken; resolves to an `EmailOnItsWay` when it was only taken, and to
   * anything else when it was sent.
   */
  send: (email: string) => Promise<unknown>;
  /** Called once an e-mail is sent. */
  onSent?: () => void;
  /** Takes every outcome as a short message. */
  toasts: () => ToastSink | undefined;
}

/** Returns the function that waits for delivery; `undefined` if the e-mail was sent at once. */
const deliveryOf = (answer: unknown): EmailOnItsWay['delivered'] | undefined =>
  typeof answer === 'object' && answer !== null && 'delivered' in answer
    ? (answer as EmailOnItsWay).delivered
    : undefined;

/** Messages for a text that isn't a usable address. */
const faultWords = {
  form: 'results.emailRequiredText',
  letters: 'results.emailLettersText',
} as const satisfies Record<AddressFault, MessageKey>;

/** Sends the results to an address the visitor types. A toast reports every outcome (Specification §8). */
export const EmailResultsModel = createModel(({ send, onSent, toasts }: EmailResultsOptions) => {
  const { tell, startOver } = subjectToasts('email', toasts);
  const address = signal('');
  const problem = signal<VisitorMessage | undefined>(undefined);
  const isSending = signal(false);
  const isDelayed = signal(false);
  const onItsWay = signal<({ email: string } & EmailOnItsWay) | undefined>(undefined);
  const sentTo = signal<string | undefined>(undefined);

  function tellFailed(
    error: unknown,
    otherwise: 'results.emailFailedText' | 'results.emailUndelivered',
  ): void {
    problem.value = visitorMessage(error, otherwise);
    tell('alert', 'results.emailFailedTitle', problem.peek());
  }

  function tellSent(email: string): void {
    sentTo.value = email;
    onSent?.();
    tell('success', 'results.emailSentTitle', { key: 'results.emailSentText', values: { email } });
  }

  async function wait({ email, delivered }: { email: string } & EmailOnItsWay, signal: AbortSignal) {
    let end = () => tellSent(email);
    try {
      await delivered(signal, () => (isDelayed.value = !signal.aborted));
    } catch (error) {
      end = () => tellFailed(error, 'results.emailUndelivered');
    }
    if (signal.aborted) return;
    onItsWay.value = undefined;
    end();
  }

  return {
    address,
    /** Problem of the last try, until the visitor types. */
    problem,
    /** True after a try with a wrong address, until the visitor types. */
    isInvalid: computed(() => Object.values<unknown>(faultWords).includes(problem.value)),
    isSending,
    /** The address that an e-mail is on its way to. */
    waitingFor: computed(() => onItsWay.value?.email),
    /** The mail server cannot take that e-mail for now. */
    isDelayed,
    /** The address of the last success, until another one is asked for. */
    sentTo,
    setAddress(typed: string): void {
      address.value = typed;
      problem.value = undefined;
    },
    async send(): Promise<void> {
      if (isSending.peek()) return;
      startOver();
      const email = address.peek().trim();
      const read = readEmailAddress(email);
      problem.value = 'fault' in read ? faultWords[read.fault] : undefined;
      if ('fault' in read) return tell('alert', 'results.emailRequiredTitle', faultWords[read.fault]);
      isSending.value = true;
      try {
        const delivered = deliveryOf(await send(read.address));
        isDelayed.value = false;
        if (delivered) onItsWay.value = { email, delivered };
        else tellSent(email);
      } catch (error) {
        tellFailed(error, 'results.emailFailedText');
      } finally {
        isSending.value = false;
      }
    },
    /** Back to an empty form. */
    sendAnother(): void {
      address.value = '';
      sentTo.value = undefined;
    },
    /** Waits for the e-mail that is on its way, until what this returns is called. */
    whileShown: (): (() => void) =>
      effect(() => {
        const email = onItsWay.value;
        if (!email) return;
        const leaving = new AbortController();
        untracked(() => void wait(email, leaving.signal));
        return () => leaving.abort();
      }),
  };
});
