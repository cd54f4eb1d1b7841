import { useSignals } from '@preact/signals-react/runtime';
import type { PaymentStatus } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import type { VisitorWay } from '@quotient/fixtures/visitor';
import { expect, test, vi } from 'vitest';
import * as inPage from '../ui/inPage.fixture.ts';
import { find, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { anewForEachTest, at, flow, open, remember, server, settle } from './flow.fixture.ts';
import { PaymentStage } from './PaymentStage.tsx';

anewForEachTest();
inPage.anewForEachTest(); // after the other, so that what is shown goes before the journey does

const toasts = new ToastsModel();

/** The stage as the journey has it now; `status` in place of the session's. */
function Stage({ status }: { status?: PaymentStatus }) {
  useSignals();
  const { session, ...here } = at('payment');
  const paymentStatus = status ?? session.paymentStatus;
  const props = { flow, api: server.api, toasts, brand, dir: 'ltr' } as const;
  return <PaymentStage {...props} here={{ ...here, session: { ...session, paymentStatus } }} />;
}

/** Opens a page on a device whose test has come so far. */
async function arrive(way: VisitorWay) {
  await remember('payment', way);
  open();
  await settle();
}

const answers = [0, -1, 2];

test('S086: it counts what is answered and measures the time that was used', async () => {
  await arrive({ answers, secondsPerQuestion: 377 });
  show(<Stage />);
  expect(textsOf('dd')).toEqual(['2 / 20', '25 minutes', '12:34']);
  expect(place.textContent).not.toContain('The time is up');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  press('Pay €1.00 & Get Results');
  expect(opened).toHaveBeenCalledOnce();
});

test('until its model is there only the own data is shown; a payment that was given back stays in the books', async () => {
  await arrive({ answers });
  const books = () => {
    press('Erase everything…');
    const said = find('dialog[open]').textContent.includes('Of your payment');
    press('Keep it');
    return said;
  };
  const prepare = vi.spyOn(flow, 'preparePayment').mockImplementation(() => {});
  show(<Stage />);
  expect(textsOf('h1, h2')).toEqual(['Your data']);
  expect(prepare).toHaveBeenCalledOnce();
  expect(books()).toBe(false);
  show(<Stage status="refunded" />);
  expect(books()).toBe(true);
});
