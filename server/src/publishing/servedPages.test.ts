import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createCertificateRecord, createSharedRecord } from '../testing/records.ts';
import { createServedPages } from './servedPages.ts';
import type { Pictures } from './typesetting.ts';

const shared = createSharedRecord(1);

async function world(isDemo = false) {
  const store = createMemoryStore();
  const made: string[] = [];
  const faults = { pdf: false };
  const pictures: Pictures = {
    async pdf() {
      made.push('pdf');
      if (faults.pdf) throw new Error('not set');
      return new Uint8Array([made.length]);
    },
    async png(key) {
      made.push(key);
      return new Uint8Array([1]);
    },
  };
  await store.sharedResults.create(shared.id, shared);
  const pages = createServedPages({ store, publicUrl: 'https://iq.example', pictures, isDemo });
  return { store, pages, made, faults };
}

test('a shared result is shown under its very id, and nothing is looked up for what is none', async () => {
  const { pages, store } = await world();
  expect((await pages.sharedResult(shared.id, [])).status).toBe(200);
  expect((await pages.sharedResult(shared.id.toUpperCase(), [])).status).toBe(404);
  store.sharedResults.get = () => Promise.reject(new Error('asked for'));
  expect((await pages.sharedResult('../secret', ['de'])).status).toBe(404);
  expect(await pages.sharedPicture('..')).toBeUndefined();
});

test('what is not there is said in the language of the reader', async () => {
  const { pages } = await world();
  expect((await pages.sharedResult('x', ['de-CH', 'en'])).filling.lang).toBe('de');
  expect((await pages.certificate('x', ['nl'])).filling.lang).toBe('en');
});

test('a picture is kept under all that it is made of', async () => {
  const { pages, made, store } = await world();
  await pages.sharedPicture(shared.id);
  await pages.sharedPicture(shared.id);
  await store.sharedResults.update(shared.id, (held) => ({ ...held, iq_score: 101 }));
  await pages.sharedPicture(shared.id);
  expect(made[0]).toBe(made[1]);
  expect(made[2]).not.toBe(made[0]);
});

test('a certificate requested many times at once is typeset once, and again after a failure', async () => {
  const { pages, made, store, faults } = await world();
  const certificate = createCertificateRecord();
  const { id } = certificate;
  await store.certificates.create(id, certificate);
  faults.pdf = true;
  await expect(pages.certificatePdf(id)).rejects.toThrow('not set');
  faults.pdf = false;
  await Promise.all(Array.from({ length: 50 }, () => pages.certificatePdf(id)));
  await pages.certificatePdf(id);
  expect(made.filter((what) => what === 'pdf')).toHaveLength(2);
});

test('a demo says so in its pictures, so that one of a real installation is not taken for it', async () => {
  const page = { locale: 'en', heading: 'IQ' } as const;
  const [real, demo] = [await world(), await world(true)];
  await real.pages.pagePicture(page);
  await demo.pages.pagePicture(page);
  expect(demo.made[0]).toContain('DEMO');
  expect(real.made[0]).not.toContain('DEMO');
});

test('a code is read as people type it; what is none comes back with the form', async () => {
  const { pages, store } = await world();
  const certificate = createCertificateRecord();
  const { id } = certificate;
  await store.certificates.create(id, certificate);
  const typed = ` ${id.toUpperCase().replaceAll('-', ' ')} `;
  expect(await pages.certificateForm(typed, [])).toEqual({ redirect: `/verify/${id}` });
  expect((await pages.certificate(typed, [])).status).toBe(200);
  expect(await pages.certificateForm('', ['fr'])).toMatchObject({ status: 200, filling: { lang: 'fr' } });
  expect(await pages.certificateForm('../x', ['fr'])).toMatchObject({ status: 404, filling: { lang: 'fr' } });
});
