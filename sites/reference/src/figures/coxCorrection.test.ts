import { expect, test } from 'vitest';
import { coxHeight, coxRows, coxTicks, coxX } from './coxCorrection.ts';
import { coxCorrectionWords } from './coxCorrectionWords.ts';

/** Cox (1926), Table 12A: name, grade, obtained, corrected; the gain is a subtraction. */
const table = `John Quincy Adams,3.0,165,175,10
Goethe,3.0,200,210,10
John Stuart Mill,3.0,170,180,10
Balzac,3.5,145,155,10
Emerson,3.5,145,155,10
Napoleon,3.5,140,145,5
Pascal,3.5,180,195,15
Voltaire,3.5,180,190,10
Jefferson,4.0,150,160,10
Samuel Johnson,4.0,155,165,10
Lincoln,4.0,140,150,10
Descartes,4.5,160,180,20
Franklin,4.5,145,160,15
Handel,4.5,155,170,15
Newton,4.5,170,190,20
Beethoven,5.5,140,165,25
Copernicus,5.5,130,160,30
Kant,5.5,145,175,30
Rembrandt,5.5,135,155,20
Spinoza,5.5,145,175,30
Leonardo da Vinci,6.0,150,180,30`;
const rows = coxRows();

test('the rows are those of the table', () => {
  const written = rows.map(({ person, grade, obtained, corrected, gain }) =>
    [coxCorrectionWords.en.names[person], grade.toFixed(1), obtained, corrected, gain].join(','),
  );
  expect(written.join('\n')).toBe(table);
});

test('ordered by record, the grades rise, and each begins a group', () => {
  const grades = rows.map(({ grade }) => grade);
  expect(grades).toEqual([...grades].sort((one, other) => one - other));
  expect(rows.filter(({ startsGroup }) => startsGroup).map(({ grade }) => grade)).toEqual([
    3, 3.5, 4, 4.5, 5.5, 6,
  ]);
});

test('ordered by published IQ, nobody stands below a lower one', () => {
  const byIq = [...rows].sort((one, other) => one.rankByIq - other.rankByIq);
  const published = byIq.map(({ corrected }) => corrected);
  expect(published).toEqual([...published].sort((one, other) => other - one));
  expect(byIq.slice(0, 4).map(({ person }) => person)).toEqual(['goethe', 'pascal', 'voltaire', 'newton']);
});

test.each(['yByRecord', 'yByIq'] as const)('with %s no row touches another or leaves the chart', (order) => {
  const places = rows.map((row) => row[order]).sort((one, other) => one - other);
  expect(places[0]).toBeGreaterThanOrEqual(14);
  expect(places.at(-1)).toBeLessThanOrEqual(coxHeight - 14);
  places.slice(1).forEach((place, index) => {
    expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(28);
  });
});

test('the axis holds everybody', () => {
  expect([coxX(120), coxX(145), coxX(220)]).toEqual(['0%', '25%', '100%']);
  for (const { obtained, corrected } of rows) {
    expect(obtained).toBeGreaterThan(coxTicks[0] ?? Number.NaN);
    expect(corrected).toBeLessThan(coxTicks.at(-1) ?? Number.NaN);
  }
});
