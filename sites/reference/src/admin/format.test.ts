import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const en = createFormat('en');
const de = createFormat('de');

test('money is written in units, by the digits that its currency has', () => {
  expect(en.money(1999, 'EUR')).toBe('€19.99');
  expect(de.money(199_900, 'EUR')).toBe('1.999,00\u00A0€');
  expect(en.money(500, 'JPY')).toBe('JP¥500');
  expect(en.money(1500, 'KWD')).toBe('KWD\u00A01.500');
});

test('a share of nothing is a dash, and a column has one digit behind the point in each row', () => {
  expect(en.percent(null)).toBe('–');
  expect(en.columnPercent(null)).toBe('–');
  expect([en.percent(0.5), en.percent(0.1234), en.percent(0.1234, 0)]).toEqual(['50%', '12.3%', '12%']);
  expect([en.columnPercent(0.5), en.columnPercent(0.1234)]).toEqual(['50.0%', '12.3%']);
  expect(de.columnPercent(0.5)).toBe('50,0\u00A0%');
});

test('a length of time rounds to whole seconds before it is cut into minutes', () => {
  expect(en.duration(0)).toBe('0:00');
  expect(en.duration(59_499)).toBe('0:59');
  expect(en.duration(59_500)).toBe('1:00');
  expect(en.duration(7_265_000)).toBe('121:05');
});

test('a day is the same day wherever the operator is', () => {
  const before = process.env.TZ;
  try {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = zone;
      expect(createFormat('en').day('2026-01-01')).toBe('1 Jan 2026');
      expect(createFormat('de').shortDay('2026-12-31')).toBe('31. Dez.');
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
