import { describe, expect, it } from 'vitest';
import { BadArguments, readArguments } from './readArguments.ts';
import type { Trial } from './trial.ts';

const all: Trial[] = ['bytes', 'times'].map((name) => ({ name, about: name, run: async () => [] }));
const read = (...args: string[]) => readArguments(args, all);
const names = ({ trials }: { trials: Trial[] }) => trials.map(({ name }) => name);

describe('the arguments', () => {
  it('ask for everything unless they name trials, which keep the order of the list', () => {
    expect(names(read())).toEqual(['bytes', 'times']);
    expect(names(read('--only', 'times, bytes'))).toEqual(['bytes', 'times']);
    expect(names(read('--only', 'times'))).toEqual(['times']);
    expect(read('--quick', '--out', 'here')).toMatchObject({ isQuick: true, out: 'here' });
  });

  it.each([
    [['--only', 'tims'], 'There is no trial "tims". There are: bytes, times.'],
    [['--fast'], "Unknown option '--fast'"],
    [['bytes'], 'Unexpected argument'],
  ])('%s are refused with what can be asked for', (args, message) => {
    expect(() => read(...args)).toThrow(BadArguments);
    expect(() => read(...args)).toThrow(message);
  });
});
