import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { EndLinksModel } from './endLinksModel.ts';

test('a second press while the links end asks the server no second time', async () => {
  const end = vi.fn(async () => {});
  const model = new EndLinksModel({ end, toasts: () => undefined });
  await Promise.all([model.end(), model.end()]);
  expect(end).toHaveBeenCalledOnce();
  expect(model.state.value).toBe('ended');
});

test('a failure is said in the words of its code, as a toast as well, until the next try', async () => {
  const end = vi.fn(async () => {}).mockRejectedValueOnce(new ApiError('storage_failed', 503));
  const toasts = { show: vi.fn() };
  const model = new EndLinksModel({ end, toasts: () => toasts });
  await model.end();
  expect([model.state.value, model.problem.value && inEnglish(model.problem.value)]).toEqual([
    'idle',
    'The server could not save this. Nothing was changed; try again.',
  ]);
  expect(toasts.show).toHaveBeenCalledOnce();
  await model.end();
  expect([model.state.value, model.problem.value]).toEqual(['ended', undefined]);
});
