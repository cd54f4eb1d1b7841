import { signal } from '@preact/signals-react';
import { proxyAnswer } from '@quotient/contract/refusal';
import { createVisitor } from '@quotient/fixtures/visitor';
import { createMockBackend } from '@quotient/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../api/partner.ts';
import { loadMessages } from '../../i18n/loadI18n.ts';
import { createHost, type Host } from '../host/host.ts';
import { printReport } from './debug.ts';

const backend = createMockBackend({ publicUrl: location.origin });
const realFetch = window.fetch;

const hosts: Host[] = [];
/** Lines on the console. */
let printed: string[];
/** Answer to a request for the page itself. */
let pageAnswer: () => Promise<Response>;

beforeEach(() => {
  printed = [];
  pageAnswer = async () => new Response();
  vi.stubEnv('EMBED_VERSION', '1.2.3');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const way of ['groupCollapsed', 'info'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => printed.push(line));
  // looking for shifts takes its time
  vi.spyOn(PerformanceObserver, 'supportedEntryTypes', 'get').mockReturnValue([]);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input === location.href && init?.method === 'HEAD') return pageAnswer();
    return String(input).includes('/api/') ? backend.fetch(input, init) : realFetch(input, init);
  });
});
afterEach(() => {
  for (const host of hosts.splice(0)) host.dispose();
  document.body.replaceChildren();
});

interface MakeOptions {
  baseUrl?: string;
  isRemote?: boolean;
  /** True while nothing is visible. */
  isWaiting?: boolean;
}
function make(
  attributes: Record<string, string> = {},
  { baseUrl = location.origin, isRemote = false, isWaiting = false }: MakeOptions = {},
): Host {
  const element = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const host = createHost(element, baseUrl, isRemote);
  hosts.push(host);
  if (!isWaiting) host.ready('en');
  return host;
}
/** The line of the report with this name. */
const line = (name: string) => printed.find((each) => each.slice(2).startsWith(`${name}: `));

test('where all is well, every line says so, in the order in which a stranger asks', async () => {
  await printReport(make({ id: 'quiz' }));
  expect(printed).toEqual([
    '[iq-test] report on <iq-test id="quiz">',
    `· version: 1.2.3 from ${location.origin}`,
    `✓ script: built into the page; the server is ${location.origin}`,
    expect.stringMatching(/^✓ attributes: \{"partner":null,.*"mode":"inline"/),
    `✓ partner: none: the page is on ${location.origin} itself`,
    expect.stringMatching(/^✓ theme: light: the page/),
    `✓ calls to the server (CORS, connect-src): ${location.origin} answers 200`,
    `✓ pictures (img-src): ${location.origin} gives pictures`,
    '✓ violations of the policy: none',
    '✓ opener policy: none',
    '· content security policy: none in the headers',
    '✓ storage: a running test outlives a reload',
    '✓ window: inside a frame: the checkout needs its pop-up (sandbox: allow-popups)',
    expect.stringMatching(
      /^✓ timing: 0 files by 0\.00 s, ready by \d+\.\d\d s after the page was asked for$/,
    ),
  ]);
});

test('the page hears the report as one event, also around a shadow root', async () => {
  const details: unknown[] = [];
  const hear = (event: Event) => event instanceof CustomEvent && details.push(event.detail);
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const { element, ...host } = make();
  shadow.append(element);
  document.addEventListener('iq-test:debug', hear);
  await printReport({ ...host, element });
  document.removeEventListener('iq-test:debug', hear);
  expect(details).toEqual([{ checks: expect.any(Array) }]);
  expect(details).toMatchObject([
    {
      checks: expect.arrayContaining([
        { name: 'version', text: `1.2.3 from ${location.origin}` },
        { name: 'storage', isFine: true, text: 'a running test outlives a reload' },
      ]),
    },
  ]);
});

test('nothing of a visitor stands in it: no token, no answers, no score', async () => {
  const visitor = createVisitor({ fetch: backend.app.request });
  const running = await visitor.reach('testing', { answers: [3, 1, 2, 0, 3, 1] });
  const finished = await visitor.reach('paid', { answers: [1, 1, 1] });
  const { storage, ...host } = make({ id: 'quiz', partner: 'acme', debug: '' });
  storage.running.write(running);
  storage.last.write(finished);
  storage.savedAnswers.write(running.answers);
  storage.savedIq.write('sealed-score');
  storage.paidSession.write(finished.id);
  const stored = { ...localStorage };
  let said = '';
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) said = JSON.stringify(event.detail);
  };
  host.element.addEventListener('iq-test:debug', hear);
  await printReport({ ...host, storage });
  said += printed.join('\n');
  expect(said).toContain('acme');
  for (const { id, token } of [running, finished])
    for (const secret of [id, token]) expect(said).not.toContain(secret);
  for (const value of Object.values(stored)) expect(said).not.toContain(value);
  expect(said).not.toContain(running.answers.join());
  expect({ ...localStorage }).toEqual(stored);
});

test('attributes that do not exist are named, with those that do; those of every element are none', async () => {
  await printReport(
    make({ langue: 'de', onclick: '', 'data-x': '1', 'aria-label': 'x', class: 'x', theme: 'dark' }),
  );
  expect(line('attributes')).toMatch(
    /^✗ attributes: not known: langue; known: partner, server, lang, words, theme, brand,/,
  );
});

test('a partner is named; one that is refused, with the reason', async () => {
  await printReport(make({ partner: 'acme' }));
  expect(line('partner')).toBe(`✓ partner: acme may embed on ${location.origin}`);
  printed = [];
  const host = make({ partner: 'nobody' }, { isWaiting: true });
  host.refuse(new Refusal('partner_not_found', 'No partner has this key.'));
  await printReport(host);
  expect(line('partner')).toBe('✗ partner: partner_not_found: No partner has this key.');
});

/** The line on words of a page: those that it wrote, and what could be read of them. */
async function wordsLine(attributes: Record<string, string>, words: unknown): Promise<string | undefined> {
  printed = [];
  const host = make(attributes);
  host.words = JSON.parse(JSON.stringify(words) ?? 'null') ?? undefined;
  await printReport(host);
  return line('words');
}

test('words with keys that are not ours are named, in a language of ours and in one of the page', async () => {
  const written = { words: '/words.json' };
  const text = 'keys that are not ours: payment.titel, runer';
  const misspelt = { payment: { titel: 'x', title: 'x' }, runer: { finish: 'x' } };
  expect(await wordsLine({ ...written, lang: 'de-CH' }, misspelt)).toBe(`✗ words: ${text}`);
  expect(await wordsLine({ ...written, lang: 'nl' }, misspelt)).toMatch(
    new RegExp(
      `^✗ words: ${text}; nl is English where keys are missing, \\d{3} of them: common\\.close, .*runner\\.finish, `,
    ),
  );
});

test('a language of the page says which keys it lacks, also one that the partner has; a whole one is fine', async () => {
  const { payment, ...others } = await loadMessages('en');
  const { title, ...rest } = payment;
  const text = 'nl-BE is English where keys are missing, 1 of them: payment.title';
  const lacking = { ...others, payment: rest };
  expect(await wordsLine({ words: '/nl.json', lang: 'nl-BE' }, lacking)).toBe(`✗ words: ${text}`);
  expect(await wordsLine({ words: '/nl.json', lang: 'nl-BE' }, { ...others, payment })).toBe(
    '✓ words: every key is ours, and none is missing',
  );
  printed = [];
  const host = make({ words: '/nl.json' });
  await printReport({ ...host, partner: signal({ locale: 'nl-BE' }), words: lacking });
  expect(line('words')).toBe(`✗ words: ${text}`);
  expect(title).toBe('Test Completed!');
});

test('some words in a language of ours are fine, and those that cannot be read are not', async () => {
  const words = '/de.json';
  expect(await wordsLine({ words, lang: 'de' }, { payment: { title: 'Fertig!' } })).toMatch(/^✓ words: /);
  expect(await wordsLine({ words }, { payment: { title: 'Done!' } })).toMatch(/^✓ words: /);
  expect(await wordsLine({ words, lang: 'de' }, undefined)).toMatch(/^✗ words: cannot be read/);
  expect(await wordsLine({ lang: 'de' }, undefined)).toBeUndefined();
});

test('a server that refuses, or cannot be reached, is told with what can be done', async () => {
  const name = 'calls to the server (CORS, connect-src)';
  vi.spyOn(window, 'fetch').mockImplementation(async () => proxyAnswer(503));
  await printReport(make());
  expect(line(name)).toBe(`✗ ${name}: ${location.origin} answers 503`);
  printed = [];
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await printReport(make());
  expect(line(name)).toBe(
    `✗ ${name}: ${location.origin} cannot be reached: it is down, its list of partners lacks ${location.origin}, or the page's connect-src lacks ${location.origin}`,
  );
  expect(line('opener policy')).toBe('· opener policy: could not be read: the page may not ask for itself');
  expect(line('content security policy')).toBe(
    '· content security policy: could not be read: the page may not ask for itself',
  );
});

test('pictures that do not come are told; in a frame the page is not asked for them', async () => {
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new DOMException('no', 'EncodingError'));
  await printReport(make());
  const text = `✗ pictures (img-src): no pictures from ${location.origin}: the page's img-src lacks it`;
  expect(line('pictures (img-src)')).toBe(text);
  printed = [];
  await printReport(make({}, { isRemote: true }));
  expect(printed.length).toBeGreaterThan(5);
  expect(line('pictures (img-src)')).toBeUndefined();
});

test.each([
  ['same-origin', '✗ opener policy: same-origin cuts the checkout window off: results come all the same'],
  ['same-origin-allow-popups', '✓ opener policy: same-origin-allow-popups'],
])('the opener policy %s is judged', async (policy, start) => {
  pageAnswer = async () =>
    new Response(null, {
      headers: { 'cross-origin-opener-policy': policy, 'content-security-policy': "img-src 'self'" },
    });
  await printReport(make());
  expect(line('opener policy')).toMatch(new RegExp(`^${start}`));
  expect(line('content security policy')).toBe("· content security policy: img-src 'self'");
});

test('what the page keeps out of the server is a violation; what it keeps out of others is its own affair', async () => {
  const report = printReport(make());
  for (const blockedURI of [`${location.origin}/figures/x.svg`, 'https://ads.example/x.js'])
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        blockedURI,
        effectiveDirective: 'img-src',
        documentURI: location.href,
        originalPolicy: '',
        violatedDirective: 'img-src',
        disposition: 'enforce',
        statusCode: 200,
      }),
    );
  await report;
  expect(line('violations of the policy')).toBe(
    `✗ violations of the policy: img-src lacks ${location.origin}/figures/x.svg`,
  );
});

test('a refused storage is told with what it costs', async () => {
  const host = make();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await printReport(host);
  expect(line('storage')).toMatch(
    /^✗ storage: the browser refuses it: the test works, but a reload forgets it/,
  );
});

test('two scripts of one server are told; others with their name are not ours', async () => {
  const baseUrl = 'https://quiz.example';
  const add = (src: string, integrity = '') => {
    const script = document.createElement('script');
    Object.assign(script, { src, integrity, type: 'text/plain' }); // named, and not fetched
    document.body.append(script);
  };
  add(`${baseUrl}/embed.js?v=1`, 'sha384-x');
  add('https://other.example/embed.js');
  await printReport(make({}, { baseUrl, isRemote: true }));
  expect(line('script')).toBe(`✓ script: ${baseUrl}/embed.js?v=1 (with integrity)`);
  printed = [];
  add(`${baseUrl}/embed.js`);
  await printReport(make({}, { baseUrl, isRemote: true }));
  expect(line('script')).toBe(
    `✗ script: more than one; the first counts: ${baseUrl}/embed.js?v=1 (with integrity), ${baseUrl}/embed.js`,
  );
});

test.each(['ready', 'error'] as const)('the report waits for the test, here until %s', async (event) => {
  const host = make({}, { isWaiting: true });
  const report = printReport(host);
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  if (event === 'ready') host.ready('en');
  else host.fail(new Error('offline'));
  await report;
  expect(line('timing')).toMatch(/^✓ timing: /);
});

test('it does not wait for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const report = printReport(make({}, { isWaiting: true }));
  vi.advanceTimersByTime(14_999);
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await report;
  expect(line('timing')).toBe('✗ timing: not ready after 15.00 s');
});

test('how much the page has jumped is told where the browser tells it', async () => {
  vi.spyOn(PerformanceObserver, 'supportedEntryTypes', 'get').mockReturnValue(['layout-shift']);
  await printReport(make());
  expect(line('layout shift')).toMatch(/^[✓✗] layout shift: \d+\.\d{3} on the whole page$/);
});
