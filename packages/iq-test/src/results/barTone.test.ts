import { expect, test } from 'vitest';
import { defaultBrand } from '../theme/brands/default.ts';
import { barTone } from './barTone.ts';

test.each([
  [100, 'success'],
  [75, 'success'],
  [74.9, 'warning'],
  [50, 'warning'],
  [49.9, 'alert'],
  [25, 'alert'],
  [0, 'alert'],
] as const)('S246: a bar at %s percent has the tone %s', (percentage, tone) => {
  expect(barTone(percentage)).toBe(tone);
});

const channels = (color: string) =>
  (color.match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));

// which of them fills which bar is a story's: CategoryChart, EveryOutcome
test.each(['light', 'dark'] as const)(
  'S246: in %s the fills of the tones are green, yellow and red',
  (scheme) => {
    const { success, warningFill, alert } = defaultBrand[scheme];
    const strongest = ([red = 0, green = 0, blue = 0]: number[]) =>
      ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))];
    expect([strongest(channels(success)), strongest(channels(alert))]).toEqual(['green', 'red']);
    // red and green together, far above blue
    const [red = 0, green = 0, blue = 255] = channels(warningFill);
    expect(Math.min(red, green)).toBeGreaterThan(2 * blue);
  },
);
