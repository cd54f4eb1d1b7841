import { describe, expect, it } from 'vitest';
import { type Aim, figure, inTurn, isReached, type Row, reached } from './trial.ts';

const row: Row = {
  what: 'waiting',
  unit: 'ms',
  figures: [figure('ours', [50, 40, 60]), figure('theirs', [100])],
  aims: [],
};

describe('an aim', () => {
  it.each<[Aim, boolean]>([
    [{ beside: 'theirs', atMost: 0.5 }, true],
    [{ beside: 'theirs', atMost: 0.49 }, false],
    [{ atMost: 50 }, true],
    [{ atLeast: 51 }, false],
  ])('%o: %s', (aim, isMet) => expect(isReached(row, aim)).toBe(isMet));

  it('beside somebody who was not measured is a mistake', () =>
    expect(() => reached(row, { beside: 'nobody' })).toThrow('No figure of nobody.'));
});

it('all subjects are measured in turn, and what was measured of each stands in its order', async () => {
  const asked: string[] = [];
  const measured = await inTurn(
    new Map([
      ['ours', '/a'],
      ['theirs', '/b'],
    ]),
    2,
    async (address, subject) => asked.push(`${subject} ${address}`),
  );
  expect(asked).toEqual(['ours /a', 'theirs /b', 'ours /a', 'theirs /b']);
  expect([...measured]).toEqual([
    ['ours', [1, 3]],
    ['theirs', [2, 4]],
  ]);
});
