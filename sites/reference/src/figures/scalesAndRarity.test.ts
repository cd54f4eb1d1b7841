import { expect, test } from 'vitest';
import { describeRarity, deviations, onScale, scaleNumber, scalesAndRarityFacts } from './scalesAndRarity.ts';

const rows = [
  [115, '116', '124', '84.1%', '6', '349'],
  [120, '121.3', '132', '90.9%', '11', '201'],
  [130, '132', '148', '97.7%', '44', '50'],
  [140, '142.7', '164', '99.6%', '261', '8'],
  [145, '148', '172', '99.87%', '741', '3'],
  [150, '153.3', '180', '99.96%', '2,331', '0.9'],
  [160, '164', '196', '99.997%', '31,574', '0.07'],
] as const;

test.each(rows)(
  '%i is %s and %s on the other scales; %s are below, 1 in %s above, %s in a sample',
  (...row) => {
    const [iq, sd16, sd24, share, oneIn, inSample] = row;
    expect(deviations.map((deviation) => scaleNumber(onScale(iq, deviation), 'en'))).toEqual([
      `${iq}`,
      sd16,
      sd24,
    ]);
    expect(describeRarity(iq, 'en')).toEqual({ share, oneIn, inSample });
  },
);

test('below 100 everything is mirrored', () => {
  expect(scalesAndRarityFacts({ iq: 70 }, 'en')).toMatchObject({
    sd15: '70',
    sd16: '68',
    sd24: '52',
    share: '2.3%',
    oneIn: '44',
    inSample: '50',
    side: 'below',
  });
  expect(scalesAndRarityFacts({ iq: 100 }, 'en')).toMatchObject({
    share: '50.0%',
    oneIn: '2',
    side: 'above',
  });
  expect(describeRarity(55, 'en')).toEqual({ share: '0.13%', oneIn: '741', inSample: '3' });
});

test('German writes its numbers in its own way', () => {
  expect(scalesAndRarityFacts({ iq: 150 }, 'de')).toMatchObject({
    sd16: '153,3',
    share: '99,96\u00a0%',
    oneIn: '2.331',
    inSample: '0,9',
  });
});
