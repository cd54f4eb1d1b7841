import type { Browser } from 'playwright';
import { beforeEach, expect, test, vi } from 'vitest';
import { run } from './run.ts';
import { Stop } from './stop.ts';

const printed = vi.fn();
const complained = vi.fn();
const close = vi.fn(async () => {});
const launch = vi.fn(async () => ({ close }) as Partial<Browser> as Browser);
beforeEach(() => {
  for (const each of [printed, complained, close, launch]) each.mockClear();
  vi.spyOn(console, 'log').mockImplementation(printed);
  vi.spyOn(console, 'error').mockImplementation(complained);
});

const PAGE = 'https://www.acme.example/test';

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
])(
  'with %i things to mend the report is printed, and the command ends with code %i',
  async (toMend, code) => {
    const look = vi.fn(async () => ({ text: 'the report', toMend }));
    expect(await run([PAGE, '--no-sandbox', '--timeout=2'], launch, look)).toBe(code);
    expect(launch).toHaveBeenCalledExactlyOnceWith(false);
    expect(look).toHaveBeenCalledExactlyOnceWith({ close }, new URL(PAGE), 2000);
    expect(printed).toHaveBeenCalledExactlyOnceWith('the report');
    expect(complained).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  },
);

test('where nothing can be checked, one sentence says why, and the command ends with code 1', async () => {
  const look = async () => {
    throw new Stop('There is nothing on this page.');
  };
  expect(await run([PAGE], launch, look)).toBe(1);
  expect(complained).toHaveBeenCalledExactlyOnceWith('There is nothing on this page.');
  expect(close).toHaveBeenCalledOnce();

  complained.mockClear();
  expect(await run([], launch, look)).toBe(1);
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Name the one page to look at: [^\n]+$/),
  );
  expect(launch).toHaveBeenCalledOnce();
  expect(printed).not.toHaveBeenCalled();
});

test('a defect of the check itself is printed with its stack', async () => {
  const defect = new Error('broken');
  const look = async () => {
    throw defect;
  };
  expect(await run([PAGE], launch, look)).toBe(1);
  expect(complained).toHaveBeenCalledExactlyOnceWith(defect);
});
