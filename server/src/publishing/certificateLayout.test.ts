import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { createTypesetter } from '../outside/picture/typesetter.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { RECORD_ID } from '../testing/records.ts';
import { fontsForTests } from '../testing/testPictures.ts';
import { layOut } from './certificateLayout.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import { fitLine } from './drawing.ts';

const fontsDir = fontsForTests();

/** A certificate with everything that one can have. */
const fullest = (locale: string): CertificateRecord => ({
  schemaVersion: SCHEMA_VERSION,
  id: 'abcde-fghjk-mnpqr-stuvw',
  sessionId: RECORD_ID,
  createdAt: 0,
  locale,
  set: 'advanced',
  finishedAt: Date.UTC(2026, 8, 30),
  iq: 149,
  interval: { low: 124, high: 150 },
  timeUsedSeconds: 2999,
  durationSeconds: 3000,
  timeFactor: 2,
  isTooFew: false,
  isTooFast: true,
});

test.each(localeCodes)(
  'on the fullest sheet in %s every line is within the margins, and none is on another',
  async (locale) => {
    const typesetter = await createTypesetter(fontsDir);
    const sheet = layOut(fullest(locale), typesetter, 'https://a-long-name-of-a-site.quotient.example', true);
    expect(sheet.lines[0]?.text).toBe('DEMO · Quotient');
    const boxes = sheet.lines.map((line) => {
      const { set, size } = fitLine(typesetter, line.text, line);
      const left = line.x - set.width * { left: 0, middle: 0.5, right: 1 }[line.at];
      return {
        text: line.text,
        left,
        right: left + set.width,
        top: line.y - size * 0.72,
        bottom: line.y + size * 0.2,
      };
    });
    for (const { text, left, right, top, bottom } of boxes) {
      expect(left, text).toBeGreaterThan(63);
      expect(right, text).toBeLessThan(sheet.width - 63);
      expect(top, text).toBeGreaterThan(63);
      expect(bottom, text).toBeLessThan(sheet.height - 63);
      const over = boxes.filter(
        (other) =>
          other.text !== text &&
          other.left < right &&
          other.right > left &&
          other.top < bottom &&
          other.bottom > top,
      );
      expect(
        over.map((other) => other.text),
        text,
      ).toEqual([]);
    }
  },
);
