import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { YourDataModel } from './yourDataModel.ts';

const onExport = vi.fn<() => Promise<void>>();
const onErase = vi.fn<() => Promise<void>>();
const open = () => new YourDataModel({ onExport, onErase });

beforeEach(() => {
  onExport.mockReset().mockResolvedValue();
  onErase.mockReset().mockResolvedValue();
});

test('erasing asks first, and keeping erases nothing', () => {
  const model = open();
  model.ask();
  expect(model.isAsking.value).toBe(true);
  model.keep();
  expect(model.isAsking.value).toBe(false);
  expect(onErase).not.toHaveBeenCalled();
});

test('what is confirmed is erased once, whatever else is pressed meanwhile', async () => {
  let finish = () => {};
  onErase.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const model = open();
  model.ask();
  const erased = model.erase();
  expect([model.isAsking.value, model.busyWith.value]).toEqual([false, 'erase']);
  await model.erase();
  await model.export();
  model.ask();
  finish();
  await erased;
  expect([onErase.mock.calls.length, onExport.mock.calls.length, model.isAsking.value]).toEqual([
    1,
    0,
    false,
  ]);
  expect(model.busyWith.value).toBeUndefined();
});

test('a failure is said, in words of its own where it has a code, and the next try takes it back', async () => {
  onExport.mockRejectedValueOnce(new Error('no room'));
  onErase.mockRejectedValueOnce(new ApiError('payment_provider_failed', 502));
  const model = open();
  await model.export();
  expect(model.problem.value && inEnglish(model.problem.value)).toBe(
    'The copy could not be made. Please try again later.',
  );
  await model.erase();
  const said = model.problem.value && inEnglish(model.problem.value);
  expect(said).not.toContain('The copy');
  expect(said).toBeTruthy();
  await model.export();
  expect(model.problem.value).toBeUndefined();
});
