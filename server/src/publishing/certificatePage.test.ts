import { qrPath } from '@quotient/iq-test/qr';
import { expect, test } from 'vitest';
import { createCertificateRecord } from '../testing/records.ts';
import {
  certificatePaths,
  checkPage,
  formPage,
  missingCertificatePage,
  sheetPage,
} from './certificatePage.ts';

const certificate = createCertificateRecord();
const textOf = async ({ main }: { main: unknown }) => String(await main);

test('it is checked in the language of the reader, and printed in its own', () => {
  expect(checkPage(certificate, ['fr-CA']).lang).toBe('fr');
  expect(checkPage(certificate, ['nl']).lang).toBe('de');
  expect(sheetPage(certificate, 'https://iq.example').lang).toBe('de');
  expect(missingCertificatePage(['es']).lang).toBe('es');
});

test('page and sheet have the same facts; the score is alone on the sheet', async () => {
  const check = await textOf(checkPage(certificate, ['de']));
  const sheet = await textOf(sheetPage(certificate, 'https://iq.example'));
  const facts = (text: string) => [...text.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, fact]) => fact);
  expect(facts(check)).toEqual(['131', ...facts(sheet)]);
  expect(sheet).toContain('<p class="served-score">131</p>');
});

test('each leads to the other, and to where it is checked', async () => {
  const { check, sheet, pdf } = certificatePaths(certificate.id);
  expect(await textOf(checkPage(certificate, []))).toContain(`href="${sheet}"`);
  const printed = await textOf(sheetPage(certificate, 'https://iq.example'));
  for (const part of [`href="${pdf}"`, `href="${check}"`, `https://iq.example${check}`])
    expect(printed).toContain(part);
});

test('a test that was too fast says so on both, and no other one does', async () => {
  const fast = { ...certificate, interval: { low: 93, high: 107 }, isTooFast: true };
  const pages = (of: ReturnType<typeof createCertificateRecord>) =>
    Promise.all([checkPage(of, ['en']), sheetPage(of, 'https://iq.example')].map(textOf));
  for (const text of await pages(fast)) {
    expect(text).toContain('served-warning');
    expect(text).not.toMatch(/68% interval|93 to 107/); // no margin of error beside a warning
  }
  for (const text of await pages(certificate)) expect(text).not.toContain('served-warning');
});

test('a name that is typed on the sheet is sent nowhere', async () => {
  const sheet = await textOf(sheetPage(certificate, 'https://iq.example'));
  const [field = ''] = /<input[^>]*>/.exec(sheet) ?? [];
  expect(field).toContain('autocomplete="off"');
  expect(field).not.toContain('name=');
  expect(sheet).not.toContain('<form');
});

test('the form stays in its language, and keeps the typed code', async () => {
  expect(await textOf(formPage(['ar']))).toContain('action="/ar/verify"');
  const missing = await textOf(missingCertificatePage(['en'], '<b>"x'));
  expect(missing).toContain('action="/verify"');
  expect(missing).toContain('value="&lt;b&gt;&quot;x"');
});

test('the sheet has the QR code of the address that checks it, dark on light', async () => {
  const address = `https://iq.example${certificatePaths(certificate.id).check}`;
  const sheet = await textOf(sheetPage(certificate, 'https://iq.example'));
  expect(sheet).toContain(`<path d="${qrPath(address).path}" fill="#000"/>`);
  expect(sheet).toContain('fill="#fff"');
});
