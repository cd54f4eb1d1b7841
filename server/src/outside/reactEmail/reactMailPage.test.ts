import { mailMessages } from '@quotient/iq-test/mail';
import { expect, test } from 'vitest';
import { mailText } from '../../mail/mailText.ts';
import { resultsEmail } from '../../mail/resultsEmail.ts';
import { createSeedModel } from '../../scoring/seedModel.ts';
import { toTestResults } from '../../session/view.ts';
import { createFinishedRecord } from '../../testing/records.ts';
import { startSmtpServer } from '../../testing/smtpServer.ts';
import { createSmtpMailer } from '../smtp/smtp.ts';
import { DARK_SCREEN, dark, light } from './palette.ts';
import { reactMailPage } from './reactMailPage.tsx';

const codes = Object.keys(mailMessages);
const sharedPage = `https://quotient.test/r/${'s'.repeat(22)}`;
const contentIn = (locale: string) =>
  resultsEmail(toTestResults(createFinishedRecord(), createSeedModel()), { locale, sharedPage });
/** Words of a page, without markup and style sheet. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

test.each(codes)('the page in %s says all that the text says, from the side it is read from', (code) => {
  const content = contentIn(code);
  const html = reactMailPage(content);
  expect(html).toContain(`<html dir="${code === 'ar' ? 'rtl' : 'ltr'}" lang="${code}"`);
  const words = wordsOf(html);
  for (const line of mailText(content).split('\n'))
    for (const part of line.split(': ')) expect(words).toContain(part.trim());
  expect(html).not.toMatch(/undefined|\[object|NaN/u);
});

test('a mail server receives it in five languages, subjects in Arabic and with umlauts as they are', async () => {
  const server = await startSmtpServer();
  const mailer = createSmtpMailer({
    server: server.address,
    sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
  });
  const contents = codes.map(contentIn);
  for (const [i, content] of contents.entries())
    await mailer.send({
      id: `${i}`.padStart(24, 'm'),
      createdAt: 1_767_225_600_000,
      to: 'ann@example.org',
      subject: content.subject,
      text: mailText(content),
      html: reactMailPage(content),
    });
  mailer.close();
  const read = await server.read();
  expect(read.map(({ subject }) => subject)).toEqual(contents.map(({ subject }) => subject));
  for (const [i, content] of contents.entries()) {
    expect(read[i]?.text?.trim()).toBe(mailText(content).trim());
    expect(read[i]?.html?.trim()).toBe(reactMailPage(content));
  }
  for (const { source } of server.received)
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
});

test('light colors are inline, dark ones are for dark screens', () => {
  const html = reactMailPage(contentIn('en'));
  const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(sheet).toContain(`@media ${DARK_SCREEN}`);
  const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  for (const name of used) expect(sheet, name).toMatch(new RegExp(`^\\.${name} \\{ .*!important; \\}$`, 'm'));
  for (const color of [dark.paper, dark.surface, dark.ink, dark.muted]) expect(sheet).toContain(color);
  for (const color of [light.paper, light.surface, light.ink, light.muted]) {
    expect(html).toContain(color);
    expect(sheet).not.toContain(color);
  }
});

test('nothing is fetched and nothing runs: no picture, script, style sheet or font of elsewhere', () => {
  const html = reactMailPage(contentIn('en'));
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import|\son\w+=/i);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([sharedPage]);
});

test('words are not markup', () => {
  const html = reactMailPage({
    ...contentIn('en'),
    subject: '<script>alert(1)</script>',
    closing: ['<b>"&'],
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;b&gt;');
});

test('a bar is as long as its share, and none is drawn of nothing', () => {
  const widths = (percent: number) => {
    const content = contentIn('en');
    const bars = [{ name: 'n', words: 'w', percent, tone: 'alert' as const }];
    const html = reactMailPage({ ...content, chart: { title: 't', bars } });
    const [drawn = ''] = /<table[^>]*aria-hidden.*?<\/table>/s.exec(html) ?? [];
    return [...drawn.matchAll(/width="(\d+)%" class="(\w+)"|class="(\w+)"[^>]*width="(\d+)%"/g)].map(
      ([, a, b, c, d]) => `${b ?? c} ${a ?? d}`,
    );
  };
  expect(widths(0)).toEqual(['rest 100']);
  expect(widths(33.3)).toEqual(['alert 33', 'rest 67']);
  expect(widths(100)).toEqual(['alert 100']);
});

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test.each([
  ['light', light],
  ['dark', dark],
])('on %s, text can be read (4.5) and bars are visible (3)', (_, palette) => {
  for (const text of [palette.ink, palette.muted, palette.accent])
    for (const ground of [palette.surface, palette.paper])
      expect(contrast(text, ground)).toBeGreaterThan(4.5);
  expect(contrast(palette.ink, palette.warningSoft)).toBeGreaterThan(4.5);
  for (const tone of [palette.success, palette.warning, palette.alert])
    expect(contrast(tone, palette.surface)).toBeGreaterThan(3);
});
