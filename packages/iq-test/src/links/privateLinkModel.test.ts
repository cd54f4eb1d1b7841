import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { PrivateLinkModel } from './privateLinkModel.ts';

const link = 'https://quiz.example/my-results#secret';
const noCopy = async () => {};

test('a second press while the link is made makes no second one', async () => {
  const create = vi.fn(async () => link);
  const model = new PrivateLinkModel({ create, copy: noCopy });
  await Promise.all([model.create(), model.create()]);
  expect(create).toHaveBeenCalledOnce();
  expect(model.link.value).toBe(link);
  expect(model.isBusy.value).toBe(false);
});

test('a failure is said in words of its own, or in those of its code, until the next try', async () => {
  const create = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  create.mockRejectedValueOnce(new ApiError('storage_failed', 503)).mockResolvedValue(link);
  const model = new PrivateLinkModel({ create, copy: noCopy });
  const said = () => model.problem.value && inEnglish(model.problem.value);
  await model.create();
  expect(said()).toBe("We couldn't create the link. Please try again later.");
  await model.create();
  expect(said()).toBe('The server could not save this. Nothing was changed; try again.');
  await model.create();
  expect(said()).toBeUndefined();
});

test('it copies the link, and nothing before there is one', async () => {
  const copy = vi.fn(noCopy);
  const model = new PrivateLinkModel({ create: async () => link, copy });
  await model.copyLink();
  expect(copy).not.toHaveBeenCalled();
  await model.create();
  await model.copyLink();
  expect(copy.mock.calls).toEqual([[link]]);
});
