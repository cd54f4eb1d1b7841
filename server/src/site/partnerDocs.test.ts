import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';

const link = '<a class="x" href="/partners" data-partner-docs="">For partners</a>';
const entry = (path: string) =>
  `<url><loc>https://origin.invalid${path}</loc><xhtml:link rel="alternate" hreflang="de" href="https://origin.invalid/de${path}"/></url>`;
const makeFolder = () =>
  folderWith({
    'index.html': `<html>home ${link}`,
    '404.html': `<html>nothing ${link}`,
    'partners/index.html': '<html>guide',
    'partners/events/index.html': '<html>events',
    'de/partners/index.html': '<html>Anleitung',
    'partnership/index.html': '<html>something else',
    'sitemap.xml': [entry('/'), entry('/partners'), entry('/de/partners/events'), entry('/partnership')].join(
      '\n',
    ),
  });
const pages = ['/partners', '/partners/events', '/de/partners'];
type Options = Parameters<typeof siteIn>[1];
const ask = async (options: Options, path: string) => {
  const answer = await siteIn(makeFolder(), options).request(path);
  return {
    status: answer.status,
    text: await answer.text(),
    location: answer.headers.get('Location'),
    caching: answer.headers.get('Cache-Control'),
    robots: answer.headers.get('X-Robots-Tag'),
  };
};

test('the documentation for partners is public unless it is set otherwise: linked, in the sitemap, for search engines', async () => {
  for (const path of pages)
    expect(await ask({}, path)).toMatchObject({ status: 200, caching: 'no-cache', robots: null });
  expect((await ask({}, '/')).text).toContain('For partners');
  expect((await ask({}, '/sitemap.xml')).text.match(/<loc>[^<]*/g)).toHaveLength(4);
});

test('switched off, it is not there, and nothing leads to it', async () => {
  const off = { partnerDocs: 'off', isOperator: async () => true } as const;
  for (const path of pages)
    expect(await ask(off, path)).toMatchObject({ status: 404, text: '<html>nothing ' });
  expect((await ask(off, '/')).text).toBe('<html>home ');
  const named = (await ask(off, '/sitemap.xml')).text.match(/<loc>[^<]*/g);
  expect(named).toEqual(['<loc>http://localhost:3000/', '<loc>http://localhost:3000/partnership']);
  expect((await ask(off, '/partnership')).status).toBe(200);
});

test('for operators alone, it sends others to the sign-in, which leads back to the page', async () => {
  const stranger = { partnerDocs: 'admin', isOperator: async () => false } as const;
  for (const path of pages)
    expect(await ask(stranger, path)).toEqual({
      status: 303,
      text: '',
      location: `/admin/partner-docs?to=${encodeURIComponent(path)}`,
      caching: 'private, no-store',
      robots: 'noindex',
    });
  expect((await ask(stranger, '/')).text).toBe('<html>home ');
  const operator = { partnerDocs: 'admin', isOperator: async () => true } as const;
  for (const path of pages)
    expect(await ask(operator, path)).toMatchObject({
      status: 200,
      caching: 'private, no-store',
      robots: 'noindex',
    });
});

test.each([
  '//partners',
  '/de//partners',
  '/partners/',
  '/partners.html',
  '/partners/index.html',
  '/%70artners',
  '/partners/%65vents',
  '/./partners',
  '/de/../partners',
  '/de/%2e%2e/partners',
  '/x/..%2fpartners',
  '/PARTNERS',
])('no other way of writing its address opens it: %s', async (path) => {
  for (const partnerDocs of ['off', 'admin'] as const) {
    const { status, text } = await ask({ partnerDocs }, path);
    expect([301, 303, 404]).toContain(status);
    expect(text).not.toMatch(/guide|events|Anleitung/);
  }
});
