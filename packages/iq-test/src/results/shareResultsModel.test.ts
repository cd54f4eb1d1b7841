import { refusal, refusalsOf } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createApiClient } from '../api/apiClient.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import type { Toasts } from '../ui/toasts.ts';
import { ShareResultsModel } from './shareResultsModel.ts';

const link = 'https://quiz.example/r/abc';
const message = { title: 'IQ Test', text: 'I took the IQ Test.' };

const createLink = vi.fn<() => Promise<string>>();
const copy = vi.fn<(text: string) => Promise<void>>();
const takeBack = vi.fn<() => Promise<void>>();
const shareNatively = vi.fn<(data: ShareData) => Promise<void>>();
const tell = vi.fn<Toasts['show']>();
const sink = () => ({ show: tell });
/** The toasts, as they are read. */
const toasts = () =>
  tell.mock.calls.map(([tone, title, text]) => [tone, inEnglish(title), text && inEnglish(text)]);

const open = (native?: typeof shareNatively) =>
  new ShareResultsModel({ createLink, takeBack, shareNatively: native, copy, toasts: sink });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  createLink.mockReset().mockResolvedValue(link);
  takeBack.mockReset().mockResolvedValue();
  copy.mockReset().mockResolvedValue();
  shareNatively.mockReset().mockResolvedValue();
  tell.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is public before the visitor shares', () => {
  expect(open().link.value).toBeUndefined();
  expect(createLink).not.toHaveBeenCalled();
});

test('the link is made once', async () => {
  const model = open();
  await model.share(message);
  await model.share(message);
  expect(model.link.value).toBe(link);
  expect(createLink).toHaveBeenCalledOnce();
});

test('S216: without a share sheet, message and link are copied and the visitor is told', async () => {
  await open().share(message);
  expect(copy.mock.calls).toEqual([[`${message.text}\n${link}`]]);
  expect(toasts()).toEqual([['success', 'Results copied!', 'The message and the link are ready to paste.']]);
});

test('the share sheet gets message and link, and nothing is copied', async () => {
  await open(shareNatively).share(message);
  expect(shareNatively.mock.calls).toEqual([[{ ...message, url: link }]]);
  expect(copy).not.toHaveBeenCalled();
  expect(tell).not.toHaveBeenCalled();
});

test('S217: closing the share sheet is no error', async () => {
  shareNatively.mockRejectedValue(new DOMException('closed', 'AbortError'));
  const model = open(shareNatively);
  await model.share(message);
  expect(tell).not.toHaveBeenCalled();
  expect(copy).not.toHaveBeenCalled();
  expect(model.link.value).toBe(link);
  expect(model.isSharing.value).toBe(false);
});

test('a share sheet that does not open is replaced by copying', async () => {
  shareNatively.mockRejectedValue(new DOMException('no activation', 'NotAllowedError'));
  await open(shareNatively).share(message);
  expect(copy).toHaveBeenCalledOnce();
});

test('where copying is refused the link stays to be copied by hand', async () => {
  copy.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const model = open();
  await model.share(message);
  expect(model.link.value).toBe(link);
  expect(model.copyState.value).toBe('failed');
  const toast = ['alert', 'Share failed', expect.stringContaining('copy it by hand')];
  expect(toasts()).toEqual([toast]);
});

/** Shares by the client of the server, which answers with this. */
function answerWith(answer: Response): void {
  const client = createApiClient({ baseUrl: 'https://quiz.example', fetch: async () => answer });
  createLink.mockImplementation(async () => (await client.shareResult({ id: 'any', token: 'any' }, {})).id);
}

test('S215: a failure is told with its message', async () => {
  answerWith(refusal('storage_failed'));
  const model = open();
  await model.share(message);
  expect(toasts()).toEqual([
    ['alert', 'Share failed', 'The server could not save this. Nothing was changed; try again.'],
  ]);
  expect(model.problem.value).toBe('errors.storage_failed');
  expect(model.link.value).toBeUndefined();
  expect(model.isSharing.value).toBe(false);
});

test('S215: a failure without a message, from a newer server, says that no link could be made', async () => {
  const refusalOfNewer = refusalsOf({ maintenance: { status: 500, message: '' } });
  answerWith(refusalOfNewer('maintenance'));
  await open().share(message);
  expect(toasts()).toEqual([['alert', 'Share failed', 'Could not create share link.']]);
});

test('a second click while sharing does nothing', async () => {
  const model = open();
  await Promise.all([model.share(message), model.share(message)]);
  expect(createLink).toHaveBeenCalledOnce();
  expect(copy).toHaveBeenCalledOnce();
});

test('S229: the copy button says so for 2 seconds', async () => {
  const model = open();
  model.whileShown();
  await model.share(message);
  await model.copyLink();
  expect(copy).toHaveBeenLastCalledWith(link);
  expect(model.copyState.value).toBe('copied');
  vi.advanceTimersByTime(1999);
  expect(model.copyState.value).toBe('copied');
  await model.copyLink(); // from now on
  vi.advanceTimersByTime(1999);
  expect(model.copyState.value).toBe('copied');
  vi.advanceTimersByTime(1);
  expect(model.copyState.value).toBe('idle');
});

test('a section that is hidden runs no timer; shown again it says for its time that it copied', async () => {
  const model = open();
  const hide = model.whileShown();
  await model.share(message);
  expect(vi.getTimerCount()).toBe(1);
  hide();
  expect([vi.getTimerCount(), model.copyState.value]).toEqual([0, 'copied']);
  model.whileShown();
  vi.advanceTimersByTime(2000);
  expect(model.copyState.value).toBe('idle');
});

test('a link that is to be copied by hand stays so, whatever was copied before', async () => {
  const model = open();
  model.whileShown();
  await model.share(message);
  copy.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await model.copyLink();
  vi.advanceTimersByTime(2000);
  expect(model.copyState.value).toBe('failed');
});

test('a result that is shared already has its link, and no second page is made', async () => {
  const model = new ShareResultsModel({ link, createLink, takeBack, copy, toasts: sink });
  expect(model.link.value).toBe(link);
  await model.share(message);
  expect(createLink).not.toHaveBeenCalled();
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${message.text}\n${link}`);
});

test('a link that is taken back is gone, and sharing makes a new one', async () => {
  const model = open();
  await model.share(message);
  createLink.mockResolvedValue(`${link}-anew`);
  await Promise.all([model.takeBack(), model.takeBack()]);
  expect(takeBack).toHaveBeenCalledOnce();
  expect(model.link.value).toBeUndefined();
  expect(model.copyState.value).toBe('idle');
  expect(toasts().at(-1)).toEqual(['success', 'Taken back', 'The link no longer works.']);
  await model.share(message);
  expect(model.link.value).toBe(`${link}-anew`);
});

test('a link that could not be taken back stays, and the visitor is told why', async () => {
  takeBack.mockRejectedValue(new ApiError('storage_failed', 503));
  const model = open();
  await model.share(message);
  await model.takeBack();
  expect(model.link.value).toBe(link);
  expect(model.isTakingBack.value).toBe(false);
  expect(toasts().at(-1)).toEqual([
    'alert',
    'The result is still shared',
    'The server could not save this. Nothing was changed; try again.',
  ]);
});
