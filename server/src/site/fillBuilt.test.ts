import { expect, test } from 'vitest';
import { createFill } from './fillBuilt.ts';

const built = '<!doctype html><html lang="de"><a href="https://origin.invalid/de">x</a></html>';
const publicUrl = 'https://iq.example.org';

test('a page has the origin of the installation, and no mark that does not hold', () => {
  expect(createFill({ publicUrl })(built)).toBe(
    '<!doctype html><html lang="de"><a href="https://iq.example.org/de">x</a></html>',
  );
});

test('every mark of the installation is on the page', () => {
  const fill = createFill({
    publicUrl,
    isDemo: true,
    googleTagId: 'G-ABC',
    asksConsent: true,
    withdrawalDays: null,
  });
  expect(fill(built)).toContain(
    '<html data-demo data-google-tag="G-ABC" data-immediate-performance data-no-withdrawal lang="de">',
  );
});

test('a text about the right of withdrawal has the days of the installation', () => {
  const text = (days: string) =>
    `<html lang="de"><p><span data-days="withdrawal">${days}</span> Zeit</p></html>`;
  const filled = (withdrawalDays?: number | null) =>
    createFill({ publicUrl, withdrawalDays })(text('14 Tage'));
  expect(filled(30)).toBe(text('30 Tage'));
  expect(filled(1)).toBe(text('1 Tag'));
  expect(filled()).toBe(text('14 Tage'));
});
