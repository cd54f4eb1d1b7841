import { brand } from '@quotient/contract/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, readPopupName, readReturnUrl, returnPath } from './paymentReturn.ts';

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

const nonce = 'AbCdEf-_0123456789xyzQ';
const popupName = `${brand.slug}-checkout ${nonce} https://partner.example:8443`;

test("the pop-up's name tells nonce and origin of the page that opened it", () => {
  expect(readPopupName(popupName)).toEqual({ nonce, origin: 'https://partner.example:8443' });
});

test.each([
  '',
  'checkout',
  `x${brand.slug}-checkout`,
  `${brand.slug}-checkout2 ${nonce} https://partner.example`,
])('the name %j is of no checkout', (name) => expect(readPopupName(name)).toBeUndefined());

test.each([
  '',
  ` ${nonce}`,
  ` ${nonce} *`,
  ` ${nonce} null`,
  ` ${nonce} https://partner.example/`,
  ` ${nonce} https://PARTNER.example`,
  ` ${nonce} ftp://partner.example`,
  ` ${nonce} javascript:alert(1)`,
  ` ${nonce} https://partner.example https://evil.test`,
  ' short https://partner.example',
  '  https://partner.example',
])('a checkout whose name goes on with %j is a pop-up of nobody in particular', (rest) => {
  expect(readPopupName(`${brand.slug}-checkout${rest}`)).toEqual({});
});

test.each([
  [{ returnUrl: 'https://partner.example/iq?a=b#c' }, 'https://partner.example/iq?a=b#c'],
  [{ returnUrl: 'http://localhost:8080' }, 'http://localhost:8080/'],
  [{ key: 'acme' }, undefined],
  [{ returnUrl: '/iq' }, undefined],
  [{ returnUrl: 'javascript:alert(1)' }, undefined],
  [{ returnUrl: 'data:text/html,x' }, undefined],
  [{ returnUrl: ['https://partner.example/'] }, undefined],
  ['https://partner.example/', undefined],
  [null, undefined],
])('the answer %j sends visitors to %s', (answer, address) => {
  expect(readReturnUrl(answer)).toBe(address);
});

/** The window that comes back from a checkout: where it is sent, what it tells and asks whom. */
function arrive({
  search = '?checkout=demo_1&partner=acme',
  name = '',
  hasOpener = false,
  stored = null as string | null,
  isClosable = true,
  answer = { returnUrl: 'https://partner.example/iq' } as object,
} = {}) {
  const seen = { posted: [] as unknown[][], went: '', asked: [] as string[], isClosed: false };
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
    seen.asked.push(path);
    return Response.json(answer);
  });
  mount({ dataset: { outcome: 'success' } } as unknown as HTMLElement); // all that is read of it
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = { type: `${brand.slug}:payment-success`, checkout: 'demo_1' };

test('the pop-up of a partner tells the page of exactly that origin, and closes', async () => {
  // a copy of its opener's storage
  const seen = arrive({ name: popupName, hasOpener: true, stored: '/quiz' });
  expect(seen.posted).toEqual([[{ ...message, nonce }, 'https://partner.example:8443']]);
  await vi.advanceTimersByTimeAsync(1200);
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
});

test('in the same tab of our own site the stored path wins over the partner', async () => {
  const seen = arrive({ stored: '/quiz' });
  expect(seen.went).toBe('/quiz');
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toMatchObject({ went: '/quiz', isClosed: false, asked: [] });
});

test("in the same tab of a partner's page the visitor goes back there, once the tab had its chance to close", async () => {
  const seen = arrive({ isClosable: false });
  await vi.advanceTimersByTimeAsync(1600);
  expect(seen).toMatchObject({ went: '', asked: ['/api/partners/acme'] });
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.went).toBe('https://partner.example/iq');
});

test('a pop-up that lost name and opener closes and goes nowhere', async () => {
  const seen = arrive();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toMatchObject({ isClosed: true, went: '' });
});

test.each([
  ['the partner has no return address', { answer: { key: 'acme', name: 'Acme' } }],
  ['the return address is no web address', { answer: { returnUrl: 'javascript:alert(1)' } }],
  ['no partner is named', { search: '?checkout=demo_1' }],
])('the words on the page stand where %s', async (_, found) => {
  const seen = arrive({ ...found, isClosable: false });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.went).toBe('');
});

test('a key is asked for as one part of the path', () => {
  expect(arrive({ search: '?partner=..%2Ftest-sessions%3Fx' }).asked).toEqual([
    '/api/partners/..%2Ftest-sessions%3Fx',
  ]);
});
