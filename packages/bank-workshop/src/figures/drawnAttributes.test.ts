import { expect, test } from 'vitest';
import { drawnAttributes } from './drawnAttributes.ts';

const read = (token: string) => Object.fromEntries(drawnAttributes(token));
const word = (text: string) => ({ kind: 'word', word: text });

test.each(['square', 'circle', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star', 'cross'])(
  'a drawn %s is known by its corners, and its paint by how it is filled',
  (form) => {
    for (const paint of ['outline', 'filled', 'hatched', 'dashed']) {
      const token = paint === 'outline' ? form : `${form}-${paint}`;
      expect(read(token), token).toMatchObject({ form: word(form), paint: word(paint) });
    }
  },
);

test.each([
  ['triangle-r90', 'angle', 90],
  ['flag-r45', 'stroke angle', 45],
  ['arrow-right', 'stroke angle', 90],
])('%s: the drawing tells its %s', (token, name, turn) => {
  const upright = drawnAttributes(token.replace(/-(?:r\d+|right)$/, token.startsWith('arrow') ? '-up' : ''));
  const start = upright.find(([key]) => key === name)?.[1];
  const found = read(token)[name];
  if (start?.kind !== 'angle' || found?.kind !== 'angle') throw new Error('No angle was read.');
  expect((found.degrees - start.degrees + 360) % 360).toBe(turn);
});

test('a triangle that points up is not turned', () => {
  expect(read('triangle').angle).toEqual({ kind: 'angle', degrees: 0 });
});

test('small things are counted by where they stand, and what cannot be drawn has nothing to read', () => {
  expect(read('dots-5')).toMatchObject({ 'small number': { kind: 'number', number: 5 } });
  expect(read('circle-small-top+circle-small-bottom')['small places']).toEqual({
    kind: 'set',
    members: ['0,-1', '0,1'],
  });
  expect(read('cells-110-000-001').cells).toEqual({ kind: 'set', members: ['-1,-1', '0,-1', '1,1'].sort() });
  expect(drawnAttributes('comet')).toEqual([]);
});
