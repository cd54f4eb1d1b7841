import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import type { Toasts } from '../ui/toasts.ts';
import { type CertificateLinks, CertificateModel } from './certificateModel.ts';

const links = {
  sheet: 'https://quiz.example/verify/x/print',
  pdf: 'https://quiz.example/verify/x/certificate.pdf',
};
const make = vi.fn<() => Promise<CertificateLinks>>();
const takeBack = vi.fn<() => Promise<void>>();
const tell = vi.fn<Toasts['show']>();
const sink = () => ({ show: tell });
/** The toasts, as they are read. */
const toasts = () =>
  tell.mock.calls.map(([tone, title, text]) => [tone, inEnglish(title), text && inEnglish(text)]);

beforeEach(() => {
  make.mockReset().mockResolvedValue(links);
  takeBack.mockReset().mockResolvedValue();
  tell.mockReset();
});

test('a certificate is made once, and only when it is wished for', async () => {
  const model = new CertificateModel({ make, takeBack, toasts: sink });
  expect(model.links.value).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  await Promise.all([model.make(), model.make()]);
  expect(make).toHaveBeenCalledOnce();
  expect(model.links.value).toEqual(links);
});

test('a certificate that is taken back is gone', async () => {
  const model = new CertificateModel({ links, make, takeBack, toasts: sink });
  await model.takeBack();
  expect(model.links.value).toBeUndefined();
  expect(toasts()).toEqual([['success', 'Taken back', 'The code confirms nothing any more.']]);
});

test('a failure changes nothing and is told with its message', async () => {
  make.mockRejectedValue(new ApiError('storage_failed', 503));
  takeBack.mockRejectedValue(new ApiError('unknown', 502));
  const model = new CertificateModel({ make, takeBack, toasts: sink });
  await model.make();
  expect(model.links.value).toBeUndefined();
  const held = new CertificateModel({ links, make, takeBack, toasts: sink });
  await held.takeBack();
  expect(held.links.value).toEqual(links);
  expect([model.isBusy.value, held.isBusy.value]).toEqual([false, false]);
  expect(toasts()).toEqual([
    ['alert', 'No certificate was made', 'The server could not save this. Nothing was changed; try again.'],
    ['alert', 'The certificate is still valid', 'It could not be taken back. Please try again later.'],
  ]);
});
