import { mkdirSync, writeFileSync } from 'node:fs';
import type { StartedTestSession, TestResults } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createServedSite } from '../testing/servedSite.ts';
import { createTestApp, PUBLIC_URL, START_AT } from '../testing/testApp.ts';
import { fontsForTests, picturesForTests } from '../testing/testPictures.ts';

const pictures = picturesForTests(fontsForTests());
const createApp = () => {
  const app = createTestApp();
  return { ...app, site: createServedSite(app.ports, pictures) };
};
type App = ReturnType<typeof createApp>;

/** A paid test of 10 minutes and 5 seconds in a language. */
async function pay({ call, answerAll, time, finish, decide, openCheckout }: App, locale = 'en') {
  const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
    body: { locale, timeFactor: 1.5 },
  });
  await answerAll(session, personas.careful.answers);
  time.now += 605_000;
  await finish(session);
  await decide((await openCheckout(session)).id, 'pay');
  return session;
}

const make = async ({ call }: App, token: string) =>
  (await call<{ code: string }>('POST', '/api/certificates', { token })).body.code;

/** Term → value, as a page shows them. */
const factsOf = (document: Document) => {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const values = texts('dd');
  return Object.fromEntries(texts('dt').map((term, index) => [term, values[index]]));
};

test('a certificate says what is stored of the result, where it is checked and on its sheet, and nothing more', async () => {
  const app = createApp();
  const { id, token } = await pay(app);
  const code = await make(app, token);
  const said = {
    '68% interval': '120 to 145',
    'Date of the test': 'January 1, 2026',
    'Question set': 'Main',
    'Time used': '10:05',
    'Time allowed': '37:30 (1.5×)',
    Code: code,
  };
  const { status, document, html } = await app.site.open(`/verify/${code}`);
  expect(status).toBe(200);
  expect(document.title).toBe('This certificate is genuine');
  expect(factsOf(document as unknown as Document)).toEqual({ 'Estimated IQ score': '131', ...said });
  expect(document.querySelector('.served-warning')).toBeNull();
  const sheet = await app.site.open(`/verify/${code}/print`);
  expect(factsOf(sheet.document as unknown as Document)).toEqual(said);
  expect(sheet.document.querySelector('.served-score')?.textContent).toBe('131');
  expect(sheet.document.querySelector('main')?.textContent).toContain(`${PUBLIC_URL}/verify/${code}`);
  // the field for a name belongs to no form and is read by no script
  expect(sheet.document.querySelector('form, main script')).toBeNull();
  for (const page of [html, sheet.html]) {
    expect(page).not.toContain(id);
    // percentile, band, number of correct answers: they are not in the record, so no reader of a certificate learns them
    expect(page).not.toMatch(/97\.5|Superior|19 of/);
  }
  expect(await app.store.certificates.get(code)).toMatchObject({
    iq: 131,
    finishedAt: START_AT + 605_000,
    timeUsedSeconds: 605,
    durationSeconds: 2250,
    interval: { low: 120, high: 145 },
    isTooFast: false,
  });
});

test('what came too fast to be read says so on the certificate', async () => {
  const app = createApp();
  const { token } = await app.paid(personas.careful.answers);
  const code = await make(app, token);
  for (const address of [`/verify/${code}`, `/verify/${code}/print`])
    expect((await app.site.open(address)).document.querySelector('.served-warning')?.textContent).toContain(
      'little about the person',
    );
});

test('a certificate is checked in the language of the reader, else in that of the paper', async () => {
  const app = createApp();
  const code = await make(app, (await pay(app, 'fr')).token);
  const langOf = async (address: string, languages?: string) =>
    (await app.site.open(address, languages)).document.documentElement.lang;
  expect(await langOf(`/verify/${code}`, 'xx, de;q=0.5')).toBe('de');
  expect(await langOf(`/verify/${code}`)).toBe('fr');
  expect(await langOf(`/verify/${code}/print`, 'de')).toBe('fr');
  // typed from paper
  expect((await app.site.request(`/verify/${code.toUpperCase()}`)).status).toBe(200);
});

test('a session has one certificate: repeating answers the same code, also at once, and the results have it', async () => {
  const app = createApp();
  const { id, token } = await pay(app);
  const results = async () =>
    (await app.call<TestResults>('GET', `/api/test-sessions/${id}/results`, { token })).body;
  expect(await results()).not.toHaveProperty('certificateCode');
  const codes = await Promise.all([make(app, token), make(app, token), make(app, token)]);
  expect(new Set(codes).size).toBe(1);
  expect((await results()).certificateCode).toBe(codes[0]);
});

test('only its own session takes a certificate back, and nothing of it is left; the next has another code', async () => {
  const app = createApp();
  const mine = await pay(app);
  const theirs = await pay(app);
  const code = await make(app, mine.token);
  expect((await app.call('DELETE', '/api/certificates', { token: theirs.token })).status).toBe(204);
  expect((await app.site.request(`/verify/${code}`)).status).toBe(200);
  for (const _ of ['taken back', 'again'])
    expect((await app.call('DELETE', '/api/certificates', { token: mine.token })).status).toBe(204);
  for (const address of [`/verify/${code}`, `/verify/${code}/print`]) {
    const { status, document } = await app.site.open(address, 'es');
    expect([status, document.documentElement.lang]).toEqual([404, 'es']);
    expect(document.querySelector('h1')?.textContent).toBe('Ningún certificado tiene este código');
    expect(document.querySelector('dl')).toBeNull();
  }
  expect((await app.site.request(`/verify/${code}/certificate.pdf`)).status).toBe(404);
  expect(await app.store.certificates.get(code)).toBeUndefined();
  expect(await make(app, mine.token)).not.toBe(code);
});

test('an unpaid result has no certificate', async () => {
  const app = createApp();
  const { token } = await app.finished();
  expect(await app.fail('POST', '/api/certificates', { token })).toEqual([402, 'payment_required']);
});

test.each(['x', 'abcde-fghjk-mnpqr-stuvw', '..%2f..', '%3Cscript%3E'])(
  'no certificate has the code %s',
  async (code) => {
    const { status, html, document } = await createApp().site.open(`/verify/${code}`, 'ar');
    expect(status).toBe(404);
    expect(document.querySelector('h1')?.textContent).toBe('لا توجد شهادة بهذا الرمز');
    expect(document.documentElement.getAttribute('dir')).toBe('rtl');
    expect(document.querySelectorAll('main script').length).toBe(0);
    expect(html).not.toContain('<script>');
  },
);

/** A text in the form of a PDF's structure: two bytes a letter if it isn't ASCII, some of them escaped. */
function inPdf(text: string): string {
  const bytes = /\P{ASCII}/u.test(text) ? Buffer.from(text, 'utf16le').swap16().toString('latin1') : text;
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' };
  return [...bytes].map((byte) => escapes[byte] ?? byte.replace(/[()\\]/, '\\$&')).join('');
}

test.each(localeCodes)(
  'the PDF in %s has its language, its title, its fonts and every word',
  async (locale) => {
    const app = createApp();
    const code = await make(app, (await pay(app, locale)).token);
    const response = await app.site.request(`/verify/${code}/certificate.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer());
    mkdirSync('test-results/certificates', { recursive: true });
    writeFileSync(`test-results/certificates/${locale}.pdf`, pdf);
    const structure = pdf.toString('latin1');
    expect(structure).toMatch(/^%PDF-1\.7/);
    expect(structure).toContain(`/Lang (${locale})`);
    expect(structure).toContain('/Marked true');
    expect(structure).toContain('/DisplayDocTitle true');
    expect(structure).toContain('/FontFile2');
    expect(structure.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const { document } = await app.site.open(`/verify/${code}/print`);
    const words = [
      document.querySelector('h1')?.textContent,
      ...[...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent),
      ...[...document.querySelectorAll('article > p:not(:last-child)')].map(({ textContent }) => textContent),
    ];
    expect(words.length).toBeGreaterThan(12);
    for (const word of words) expect(structure, word ?? '').toContain(inPdf(word ?? ''));
  },
);
