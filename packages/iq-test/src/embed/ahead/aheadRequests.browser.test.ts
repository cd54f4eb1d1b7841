import { refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, fetchAhead, takeStart } from './aheadRequests.ts';

const SERVER = 'https://quiz.example';
const FILE = `${SERVER}/embed/v1.0.0/ahead-abc.js`;
const PARTNER = `${SERVER}/api/partners/acme`;
const START = `${SERVER}/api/test-sessions`;
const fetched = vi.fn<typeof fetch>();
/** A page of its own, in which no element of that name does anything. */
let frame: HTMLIFrameElement;
let element: Element;

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async (address) => Response.json({ key: 'acme', name: `${address}` }));
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  frame = document.body.appendChild(document.createElement('iframe'));
  frame.style.cssText = 'position: fixed; bottom: 0'; // in the middle of the window that holds this page
});
afterEach(() => {
  takeStart(element, 'nobody wants it'); // and what is on its way is forgotten
  localStorage.clear();
  frame.remove();
});

/** Writes the page, and asks ahead as the file at this address does. */
function ask(html: string, file = FILE): void {
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  frame.contentDocument.body.innerHTML = html;
  element = frame.contentDocument.querySelector('iq-test') ?? element;
  askAhead(file, frame.contentDocument);
}
const addresses = () => fetched.mock.calls.map(([address]) => address);
/** Bodies of the requests that started a test. */
const sent = () =>
  fetched.mock.calls.flatMap(([address, init]) => (address === START ? JSON.parse(String(init?.body)) : []));

test('the partner is asked for without cookies, and its answer is given once', async () => {
  ask('<iq-test partner="acme"></iq-test>');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(PARTNER, {
    credentials: 'omit',
    signal: expect.any(AbortSignal),
  });
  await (await fetchAhead(PARTNER)).json();
  expect(addresses()).toEqual([PARTNER]);
  await fetchAhead(PARTNER);
  expect(addresses()).toEqual([PARTNER, PARTNER]);
});

test.each([
  [
    'a file that is none of a server of ours',
    '<iq-test partner="acme"></iq-test>',
    `${SERVER}/assets/ask.js`,
  ],
  ['two elements', '<iq-test partner="acme"></iq-test><iq-test partner="acme"></iq-test>', FILE],
  ['no element', '<p>A page</p>', FILE],
  ['a page of another origin without a partner', '<iq-test></iq-test>', FILE],
  ['words of the page', '<iq-test partner="acme" words="/nl.json"></iq-test>', FILE],
])('nothing is asked for %s', (_, html, file) => {
  ask(html, file);
  expect(addresses()).toEqual([]);
});

test('a page of the server itself needs no partner to be asked for', async () => {
  ask('<iq-test start="directly" lang="de"></iq-test>', `${location.origin}/embed/v1.0.0/ahead.js`);
  await vi.waitFor(() => expect(addresses()).toEqual([`${location.origin}/api/test-sessions`]));
});

test('an answer that the connection lost is asked for anew; one that took too long is not', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ask('<iq-test partner="acme"></iq-test>');
  expect((await fetchAhead(PARTNER)).status).toBe(200);
  expect(addresses()).toEqual([PARTNER, PARTNER]);
  fetched.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  ask('<iq-test partner="acme"></iq-test>');
  await expect(fetchAhead(PARTNER)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(addresses()).toHaveLength(3);
});

test('a refusal is passed on as it is', async () => {
  fetched.mockResolvedValueOnce(refusal('origin_not_allowed'));
  ask('<iq-test partner="acme"></iq-test>');
  expect((await fetchAhead(PARTNER)).status).toBe(403);
});

const direct = (more = '') => `<iq-test id="quiz" partner="acme" start="directly" ${more}></iq-test>`;
const isStarted = () => vi.waitFor(() => expect(addresses()).toContain(START));

test('a direct start is sent as text once the element is seen, with all that the element says', async () => {
  ask(direct('lang="de-CH" set="visual" time="1.5"'));
  expect(addresses()).toEqual([PARTNER]);
  await isStarted();
  expect(fetched).toHaveBeenLastCalledWith(START, expect.objectContaining({ method: 'POST' }));
  expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('headers');
  expect(sent()).toEqual([{ timeFactor: 1.5, locale: 'de-CH', set: 'visual', partner: 'acme' }]);
});

test('where the page names no language, that of the visitor is a proposal: the partner has the first word', async () => {
  ask(direct());
  await isStarted();
  expect(sent()).toEqual([
    { timeFactor: 1, fallbackLocale: navigator.language, set: 'main', partner: 'acme' },
  ]);
});

test("the element's code takes the start, and its call gets the answer whatever language it names", async () => {
  ask(direct());
  await isStarted();
  expect(takeStart(element, null)).toBe(true);
  const body = JSON.stringify({ timeFactor: 1, locale: 'fr', set: 'main', partner: 'acme' });
  await fetchAhead(START, { method: 'POST', body });
  expect(sent()).toHaveLength(1);
  expect(takeStart(element, null)).toBe(false);
});

test.each([
  ['another language', () => takeStart(element, 'fr')],
  ['another element', () => takeStart(document.body, 'fr')],
])('who asks for %s by then gets no start, and no answer that was meant for the first', async (_, take) => {
  ask(direct('lang="de"'));
  await isStarted();
  expect(take()).toBe(false);
  const [body] = fetched.mock.calls.flatMap(([address, init]) => (address === START ? init?.body : []));
  await fetchAhead(START, { method: 'POST', ...(body && { body }) });
  expect(sent()).toHaveLength(2);
});

test.each<[string, () => Promise<Response>, number, number]>([
  ['that the connection lost is sent anew', () => Promise.reject(new TypeError('Failed to fetch')), 200, 2],
  ['that is refused is passed on as it is', async () => refusal('too_many_requests'), 429, 1],
])('a start %s', async (_, answer, status, count) => {
  fetched.mockImplementationOnce(async () => Response.json({ key: 'acme' })).mockImplementationOnce(answer);
  ask(direct('lang="de"'));
  await isStarted();
  expect(takeStart(element, 'de')).toBe(true);
  const body = JSON.stringify({ timeFactor: 1, locale: 'de', set: 'main', partner: 'acme' });
  expect((await fetchAhead(START, { method: 'POST', body })).status).toBe(status);
  expect(sent()).toHaveLength(count);
});

test('once the code is here, the start is left to it', async () => {
  ask(direct('lang="de"'));
  expect(takeStart(element, 'de')).toBe(false);
  await seen(element);
  expect(addresses()).toEqual([PARTNER]);
});

test.each(['session', 'last_session'])('a device that keeps a test (%s) starts none', async (name) => {
  localStorage.setItem(`iq-test_${name}@quiz.example/main/quiz`, '{}');
  ask(direct('lang="de"'));
  await seen(element);
  expect(addresses()).toEqual([PARTNER]);
});

test.each(['', 'start="directly" mode="popup"', 'start="directly" isolation="iframe"'])(
  'without a direct start in the page nothing is started: %j',
  async (attributes) => {
    ask(`<iq-test partner="acme" lang="de" ${attributes}></iq-test>`);
    await seen(element);
    expect(addresses()).toEqual([PARTNER]);
  },
);

test('an element below what the visitor sees starts nothing until it is in the middle', async () => {
  frame.style.cssText = 'position: absolute; top: 5000px';
  window.scrollTo(0, 0);
  ask(direct('lang="de"'));
  await seen(element, false);
  expect(addresses()).toEqual([PARTNER]);
});

test.each(['visibility: hidden', 'opacity: 0'])('an element in a box with %s starts nothing', async (css) => {
  ask(`<div style="${css}">${direct('lang="de"')}</div>`);
  await seen(element);
  expect(addresses()).toEqual([PARTNER]);
});

/** Resolves when the browser has reported whether the element is in view, to every observer. */
const seen = (target: Element, expected = true) =>
  new Promise<void>((resolve, reject) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      if (entry?.isIntersecting === expected) resolve();
      else reject(new Error('The element is not where the test wants it.'));
    }).observe(target);
  });
