import { expect, test } from 'vitest';
import { createSharedRecord } from '../testing/records.ts';
import { drawSharePicture } from './sharePicture.ts';
import type { Typesetter } from './typesetting.ts';

/** Draws with a typesetter that only records its input. */
async function drawn(changes: object = {}, host = 'iq.example') {
  const said: string[] = [];
  const typesetter: Typesetter = {
    setLine(text) {
      said.push(text);
      return { width: 100, runs: [], outline: '' };
    },
  };
  const svg = await drawSharePicture(typesetter, { ...createSharedRecord(1), ...changes }, host);
  return { svg, said };
}

test('it says the score, what it means, and where the test is', async () => {
  const { said } = await drawn({ iq_score: 117, percentile: 87 });
  expect(said).toContain('117');
  expect(said).toContain('iq.example');
  expect(said.join(' ')).toMatch(/87\s?%/);
});

test('of a test that was too fast it says so in place of what the score means', async () => {
  const { said, svg } = await drawn({ isTooFast: true, percentile: 87 });
  expect(said.join(' ')).not.toMatch(/87\s?%/);
  expect(svg).toContain('#8A4B00');
  expect((await drawn()).svg).not.toContain('#8A4B00');
});

test('the margin of error is drawn if there is one, and never beside a warning', async () => {
  expect((await drawn({ interval: { low: 90, high: 110 } })).svg).toContain('fill-opacity="0.14"');
  expect((await drawn()).svg).not.toContain('fill-opacity');
  const doubtful = await drawn({ interval: { low: 90, high: 110 }, isTooFew: true });
  expect(doubtful.svg).not.toContain('fill-opacity');
});

test('in Arabic the sheet is turned around: the curve is at the left, words begin at the right', async () => {
  const curveAt = async (locale: string) =>
    Number(/<g transform="translate\((\d+) /.exec((await drawn({ locale })).svg)?.[1]);
  expect(await curveAt('ar')).toBe(80);
  expect(await curveAt('en')).toBeGreaterThan(500);
  expect((await drawn({ locale: 'ar' })).said).not.toEqual((await drawn({ locale: 'en' })).said);
});
