import { brand } from '@quotient/contract/brand';
import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, readReturnUrl, returnPath } from './paymentReturn.ts';

const origin = 'https://iq.example';

test('the way back is the stored path, with query and fragment', () => {
  expect(returnPath('/', origin)).toBe('/');
  expect(returnPath('/student-iq-test?partner=acme#start', origin)).toBe(
    '/student-iq-test?partner=acme#start',
  );
});

test.each([
  null,
  '',
  'https://other.example/',
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
  '/.//other.example/',
  '/a/..//other.example/',
  '/./\\other.example/',
  'javascript:alert(1)',
  'student-iq-test',
])('the way back is home where %j is stored', (stored) => {
  expect(returnPath(stored, origin)).toBe('/');
});

const acme = { key: 'acme', name: 'Acme' };
const nonce = 'AbCdEf-_0123456789xyzQ';
const popupName = `${brand.slug}-checkout ${nonce} https://partner.example:8443`;

test.each([
  ['https://partner.example/iq?a=b#c', 'https://partner.example/iq?a=b#c'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  [undefined, undefined],
  ['/iq', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('the return address %j sends visitors to %s', (returnUrl, address) => {
  expect(readReturnUrl(returnUrl)).toBe(address);
});

/** The window that comes back from a checkout: where it is sent, what it says, and what it tells and asks whom. */
function arrive({
  search = '?checkout=demo_0123456789&partner=acme',
  name = '',
  hasOpener = false,
  stored = null as string | null,
  isClosable = true,
  left = 'success' as 'success' | 'canceled',
  /** Answers of the server about the checkout, in order; the last one repeats. */
  says = ['paid'] as (string | (() => Response))[],
  answer = { ...acme, returnUrl: 'https://partner.example/iq' } as object,
} = {}) {
  const seen = { posted: [] as unknown[][], went: '', asked: [] as string[], isClosed: false };
  let times = 0;
  let click = (_: { target: unknown }) => {};
  const place = {
    dataset: { outcome: '' } as Record<string, string>,
    replaceChildren() {},
    querySelector: () => ({ textContent: `${place.dataset.outcome}.` }),
  };
  const page = {
    title: 'Checking your payment',
    querySelector: (selector: string) =>
      selector === '[data-outcome]' ? place : { content: { cloneNode: () => selector } },
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
  };
  class FakeButton {
    closest = () => this;
  }
  vi.stubGlobal('Element', FakeButton);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    name,
    opener: hasOpener ? { postMessage: (...args: unknown[]) => seen.posted.push(args) } : null,
    close() {
      if (!isClosable) return;
      seen.isClosed = true;
      vi.clearAllTimers(); // they go with the page
    },
  });
  vi.stubGlobal('location', {
    origin,
    search,
    replace(address: string) {
      seen.went = address;
    },
  });
  vi.stubGlobal('sessionStorage', { getItem: () => stored, removeItem() {} });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/checkouts/')) {
      seen.asked.push(path);
      return Response.json(answer);
    }
    const said = says[Math.min(times++, says.length - 1)];
    if (said === 'lost') throw new TypeError('Failed to fetch');
    return typeof said === 'function' ? said() : Response.json({ status: said });
  });
  mount({ dataset: { left } } as unknown as HTMLElement); // all that is read of it
  return Object.assign(seen, {
    /** The outcome that the page shows; '' until the server has answered. */
    said: () => place.dataset.outcome,
    title: () => page.title,
    times: () => times,
    askAgain: () => click({ target: new FakeButton() }),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = { type: `${brand.slug}:payment-success`, checkout: 'demo_0123456789' };
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('the pop-up of a partner tells the page of exactly that origin, says what is so, and closes', async () => {
  // a copy of its opener's storage
  const seen = arrive({ name: popupName, hasOpener: true, stored: '/quiz' });
  expect(seen.posted).toEqual([[{ ...message, nonce }, 'https://partner.example:8443']]);
  expect(seen.said()).toBe('');
  await vi.advanceTimersByTimeAsync(1100);
  expect([seen.said(), seen.title()]).toEqual(['paid', 'paid.']);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toMatchObject({ isClosed: true, went: '', asked: [] });
});

test.each([`${brand.slug}-checkout`, ''])(
  'a pop-up of the name %j tells nobody but our own pages, and closes',
  async (name) => {
    const seen = arrive({ name, hasOpener: true });
    expect(seen.posted).toEqual([[message, origin]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toMatchObject({ isClosed: true, went: '' });
  },
);

test('a pop-up that may not close stays where its words are', async () => {
  const seen = arrive({ name: popupName, hasOpener: true, isClosable: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toMatchObject({ went: '', asked: [] });
  expect(seen.said()).toBe('paid');
});

test('opened by itself the page says that there is no payment, asks nobody and stays', async () => {
  const seen = arrive({ search: '' });
  await minutes(1);
  expect(seen).toMatchObject({ isClosed: false, went: '', posted: [] });
  expect([seen.said(), seen.times()]).toEqual(['none', 0]);
});

test.each([
  '',
  '?checkout={CHECKOUT_SESSION_ID}',
  '?checkout=%7BCHECKOUT_SESSION_ID%7D',
  '?checkout=',
  '?checkout=cs_test_ofNobody1',
])('left with %j, the checkout was canceled, and the partner gets the visitor back', async (search) => {
  const says = [() => refusal(search.includes('{') ? 'invalid_request' : 'checkout_not_found')];
  const alone = arrive({ search, left: 'canceled', says, isClosable: false });
  await minutes(1);
  expect([alone.said(), alone.went]).toEqual(['canceled', '']);
  const partners = `${search || '?'}&partner=acme`;
  const seen = arrive({ search: partners, left: 'canceled', says, isClosable: false });
  await minutes(1);
  expect([seen.said(), seen.went]).toEqual(['canceled', 'https://partner.example/iq']);
  const evil = { ...acme, returnUrl: 'javascript:alert(1)' };
  const stays = arrive({ search: partners, left: 'canceled', says, isClosable: false, answer: evil });
  await minutes(1);
  expect([stays.said(), stays.went]).toEqual(['canceled', '']);
});

test("a partner's tab goes back also from a payment that nobody knows", async () => {
  const seen = arrive({ says: [() => refusal('checkout_not_found')], isClosable: false });
  await minutes(1);
  expect([seen.said(), seen.went]).toEqual(['none', 'https://partner.example/iq']);
});

test('in the same tab a canceled checkout leads back once; opened again, the page says what it was', async () => {
  expect(arrive({ stored: '/quiz', left: 'canceled', search: '?checkout={CHECKOUT_SESSION_ID}' }).went).toBe(
    '/quiz',
  );
  const again = arrive({
    left: 'canceled',
    search: '?checkout={CHECKOUT_SESSION_ID}',
    says: [() => refusal('invalid_request')],
  });
  await minutes(1);
  expect([again.said(), again.went]).toEqual(['canceled', '']);
});

test.each(['invalid_request', 'checkout_not_found'] as const)(
  'a checkout that the server does not know (%s) is no payment',
  async (code) => {
    const seen = arrive({ search: '?checkout=demo_0123456789', says: [() => refusal(code)] });
    await minutes(1);
    expect(seen).toMatchObject({ isClosed: false, went: '' });
    expect([seen.said(), seen.times()]).toEqual(['none', 1]);
  },
);

test('a payment that takes its time is said to be being confirmed, and received once it is', async () => {
  const seen = arrive({ name: popupName, hasOpener: true, says: ['open', 'open', 'paid'] });
  await vi.advanceTimersByTimeAsync(4000);
  expect(seen.said()).toBe('confirming');
  expect(seen.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.said()).toBe('paid');
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.isClosed).toBe(true);
});

test('after a minute of asking, the visitor asks by a button', async () => {
  const seen = arrive({ name: popupName, hasOpener: true, says: [...Array(24).fill('open'), 'paid'] });
  await minutes(2);
  expect([seen.said(), seen.times()]).toEqual(['unconfirmed', 24]);
  seen.askAgain();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.said()).toBe('paid');
});

test('where the server cannot be reached, nothing is said of the payment, and a button tries again', async () => {
  const seen = arrive({ says: ['lost', () => refusal('internal'), () => proxyAnswer(), 'paid'] });
  await minutes(1);
  expect([seen.said(), seen.times(), seen.isClosed]).toEqual(['unreachable', 3, false]);
  seen.askAgain();
  expect(seen.said()).toBe('checking');
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.said()).toBe('paid');
});

test.each([
  ['success', 'closed', 'unpaid'],
  ['canceled', 'closed', 'canceled'],
  ['canceled', 'open', 'canceled'],
  ['canceled', 'paid', 'paid'],
] as const)('on the page of %s a checkout that is %s is said to be %s', async (left, status, outcome) => {
  const seen = arrive({ left, says: [status], name: popupName, hasOpener: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.said()).toBe(outcome);
  expect(seen.posted[0]?.[0]).toMatchObject({ type: `${brand.slug}:payment-${left}` });
  await vi.advanceTimersByTimeAsync(1000);
  expect([seen.isClosed, seen.times()]).toEqual([true, 1]);
});

test('in the same tab of our own site the stored path wins over the partner', async () => {
  const seen = arrive({ stored: '/quiz' });
  expect(seen.went).toBe('/quiz');
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toMatchObject({ went: '/quiz', isClosed: false, asked: [] });
});

test.each(['paid', 'open'])(
  "in the same tab of a partner's page the visitor goes back there, once the tab had its chance to close (%s)",
  async (status) => {
    const seen = arrive({ isClosable: false, says: [status] });
    await vi.advanceTimersByTimeAsync(1600);
    expect(seen).toMatchObject({ went: '', asked: ['/api/partners/acme'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.went).toBe('https://partner.example/iq');
  },
);

test('a pop-up that lost name and opener closes and goes nowhere', async () => {
  const seen = arrive();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toMatchObject({ isClosed: true, went: '' });
});

test.each([
  ['the partner has no return address', { answer: acme }],
  ['its answer has another form', { answer: { ...acme, returnUrl: ['https://partner.example/'] } }],
  ['the return address is no web address', { answer: { ...acme, returnUrl: 'javascript:alert(1)' } }],
  ['no partner is named', { search: '?checkout=demo_0123456789' }],
])('the words on the page stand where %s', async (_, found) => {
  const seen = arrive({ ...found, isClosable: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.went).toBe('');
  expect(seen.said()).toBe('paid');
});

test('a key is asked for as one part of the path', async () => {
  const seen = arrive({ search: '?checkout=demo_0123456789&partner=..%2Ftest-sessions%3Fx' });
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.asked).toEqual(['/api/partners/..%2Ftest-sessions%3Fx']);
});
