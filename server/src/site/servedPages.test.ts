import { Hono } from 'hono';
import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { mountServedPages, type ServedPage, type ServedPages } from './servedPages.ts';

const prerendered =
  '<html lang="en" dir="ltr"><head><title>x</title><meta name="description" content=""></head><body><main id="content">old</main></body></html>';
const page = (status: ServedPage['status']): ServedPage => ({
  status,
  filling: { lang: 'de', title: 'Ergebnis', description: 'Es ist da.', main: html`<p>new</p>` },
});
const file = { type: 'image/png', content: new Uint8Array([1, 2]) } as const;

function world({ status = 200 as ServedPage['status'], isBuilt = true } = {}) {
  const wished: (readonly string[])[] = [];
  const noting = async (_: string, wishes: readonly string[]) => {
    wished.push(wishes);
    return page(status);
  };
  const pages: ServedPages = {
    sharedResult: noting,
    certificateForm: async (typed, wishes) => {
      wished.push(wishes);
      return typed ? { redirect: `/verify/${typed}` } : page(status);
    },
    certificate: noting,
    certificateSheet: noting,
    sharedPicture: async () => (status === 200 ? file : undefined),
    certificatePdf: async () => (status === 200 ? { ...file, type: 'application/pdf' } : undefined),
    pagePicture: async () => file,
  };
  const asked: string[] = [];
  const app = new Hono();
  mountServedPages(app, {
    pages,
    async readPage(path, locale) {
      asked.push(`${path} ${locale}`);
      return isBuilt ? prerendered : undefined;
    },
    sendNotFound: async (c) => c.text('nothing here', 404),
  });
  return { wished, asked, get: (path: string, headers = {}) => app.request(path, { headers }) };
}

test('a page is filled in its language, and no cache keeps it for somebody else', async () => {
  const { get, asked } = world();
  const answer = await get('/r/abc');
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('<html lang="de" dir="ltr">');
  expect(text).toContain('<main id="content"><p>new</p></main>');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Vary')).toContain('Accept-Language');
  expect(asked).toEqual(['/r de']);
});

test('a page that says that nothing is there is one, with the status that says so', async () => {
  const answer = await world({ status: 404 }).get('/verify/abc');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('new');
});

test('where the site is not built nothing is there', async () => {
  const answer = await world({ isBuilt: false }).get('/verify/abc/print');
  expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
});

test.each([
  ['fr;q=0.5, de-CH, *;q=0.1', ['de-CH', 'fr']],
  ['en;q=0, es', ['es']],
  ['', []],
])('who asks for %j wishes for %j', async (header, wishes) => {
  const { get, wished } = world();
  await get('/r/abc', { 'Accept-Language': header });
  expect(wished).toEqual([wishes]);
});

test('the picture of a result may be on other sites, a certificate may not; neither is found by search engines', async () => {
  const { get } = world();
  const picture = await get('/r/abc/picture.png');
  const pdf = await get('/verify/abc/certificate.pdf');
  expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(pdf.headers.get('Cross-Origin-Resource-Policy')).toBeNull();
  for (const answer of [picture, pdf]) {
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  }
  expect([picture, pdf].map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'image/png',
    'application/pdf',
  ]);
  expect((await world({ status: 404 }).get('/r/abc/picture.png')).status).toBe(404);
});

test('the form is in the language of its address, otherwise of its reader, and leads to the page of a code', async () => {
  const { get, wished, asked } = world();
  const german = { 'Accept-Language': 'de' };
  expect((await get('/verify', german)).status).toBe(200);
  expect((await get('/ar/verify', german)).status).toBe(200);
  expect(wished).toEqual([['de'], ['ar']]);
  expect(asked).toEqual(['/verify de', '/verify de']);
  const led = await get('/fr/verify?code=abc');
  expect([led.status, led.headers.get('Location')]).toEqual([303, '/verify/abc']);
});
