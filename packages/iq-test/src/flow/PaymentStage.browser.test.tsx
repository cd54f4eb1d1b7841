import { signal } from '@preact/signals-react';
import { brand } from '@quotient/contract/brand';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '../api/apiClient.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import { anewForEachTest, find, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import type { Flow } from './flowModel.ts';
import type { At } from './journey.ts';
import { PaymentStage } from './PaymentStage.tsx';

anewForEachTest();

const preparePayment = vi.fn();
const flow = { preparePayment, erase: async () => {} } as unknown as Flow;
const [pay, wake, showWindow] = [vi.fn(), vi.fn(), vi.fn()];
const state = signal('idle');
const payment = { state, notice: signal(undefined), paysHere: signal(false), pay, wake, showWindow };

function draw(changes: Partial<typeof testSession>, model: object | null = payment) {
  const session = { ...testSession, ...changes };
  const credentials = { id: session.id, token: 'token' };
  const here = { at: 'payment', session, credentials, payment: model } as unknown as At<'payment'>;
  const props = {
    brand,
    api: createApiClient({ baseUrl: 'https://quiz.example' }),
    toasts: new ToastsModel(),
  };
  show(<PaymentStage {...props} flow={flow} here={here} dir="ltr" />);
}

test('S086: it counts what is answered and measures the time that was used', () => {
  const finishedAt = testSession.startedAt + 754_000;
  draw({ answers: [0, -1, 2, -1], finishedAt, finishReason: 'finished' });
  expect(textsOf('dd')).toEqual(['2 / 4', '25 minutes', '12:34']);
  expect(place.textContent).not.toContain('The time is up');
  draw({ answers: [0, -1, 2, -1], finishReason: 'time-up' });
  expect(textsOf('dd')).toEqual(['2 / 4', '25 minutes']);
  expect(place.textContent).toContain('The time is up');
  press('Pay €1.00 & Get Results');
  expect(pay).toHaveBeenCalledOnce();
});

test('until its model is there only the own data is shown; a payment that was given back stays in the books', () => {
  preparePayment.mockClear();
  const books = () => {
    press('Erase everything…');
    const said = find('dialog[open]').textContent.includes('Of your payment');
    press('Keep it');
    return said;
  };
  draw({}, null);
  expect(textsOf('h1, h2')).toEqual(['Your data']);
  draw({ paymentStatus: 'unpaid' });
  expect(books()).toBe(false);
  draw({ paymentStatus: 'refunded' });
  expect(books()).toBe(true);
  expect(preparePayment).toHaveBeenCalledOnce();
});
