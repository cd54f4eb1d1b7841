import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { loadPartner, Refusal } from './partner.ts';

const SERVER = 'https://quiz.example';
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('origin', 'https://acme.example');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const failureOf = (key: string | null) => loadPartner(key, SERVER).catch((error: unknown) => error);

test('the server says the look and the language of a partner', async () => {
  answer.mockResolvedValue(
    Response.json({ key: 'acme', name: 'Acme', brandTheme: 'harbor', locale: 'de', secret: 'x' }),
  );
  expect(await loadPartner('acme', SERVER)).toEqual({
    key: 'acme',
    name: 'Acme',
    brandTheme: 'harbor',
    locale: 'de',
  });
  expect(answer).toHaveBeenCalledWith(
    'https://quiz.example/api/partners/acme',
    expect.objectContaining({ credentials: 'omit' }),
  );
});

test('pages of the server itself need no partner and ask nobody', async () => {
  vi.stubGlobal('origin', SERVER);
  expect(await loadPartner(null, SERVER)).toEqual({});
  expect(answer).not.toHaveBeenCalled();
});

test('a page of another origin without a partner is refused before anybody is asked', async () => {
  const failure = await failureOf(null);
  expect(failure).toBeInstanceOf(Refusal);
  expect(failure).toMatchObject({
    code: 'partner_missing',
    message: expect.stringContaining('write partner="…"'),
  });
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['nobody', 'partner_not_found', 'knows no partner "nobody"'],
  ['acme', 'origin_not_allowed', 'may not embed on https://acme.example'],
] as const)(
  'partner %s is refused as %s, in words for the developer of the page',
  async (key, code, words) => {
    answer.mockResolvedValue(refusal(code));
    const failure = await failureOf(key);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ code, message: expect.stringContaining(words) });
  },
);

test('a production build says the code alone, the script tag, which has no other build, the words', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [key, code, answered] of [
    [null, 'partner_missing', 'partner_not_found'],
    ['nobody', 'partner_not_found', 'partner_not_found'],
    ['acme', 'origin_not_allowed', 'origin_not_allowed'],
  ] as const) {
    answer.mockImplementation(async () => refusal(answered));
    expect(await failureOf(key)).toMatchObject({ code, message: code });
    vi.stubEnv('EMBED_SCRIPT', 'true');
    expect(await failureOf(key)).toMatchObject({ code, message: expect.stringContaining(SERVER) });
    vi.stubEnv('EMBED_SCRIPT', undefined);
  }
});

test('a page without an origin is told what its frame lacks', async () => {
  vi.stubGlobal('origin', 'null');
  answer.mockResolvedValue(refusal('origin_not_allowed'));
  expect(await failureOf('acme')).toMatchObject({ message: expect.stringContaining('allow-same-origin') });
});

test('what asking again may mend is no refusal', async () => {
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failureOf('acme')).toMatchObject({ code: 'network', status: 0 });
  answer.mockResolvedValueOnce(refusal('storage_failed'));
  const failed = await failureOf('acme');
  expect(failed).toBeInstanceOf(ApiError);
  expect(failed).toMatchObject({ code: 'storage_failed', status: 503 });
});

test.each([
  [200, '<!doctype html>', 'foreign_answer'],
  [403, '{"blocked":true}', 'foreign_answer'],
  [200, '{"blocked":true}', 'invalid_answer'],
])('what a proxy answers with %i in the place of our server is no refusal', async (status, body, code) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer.mockResolvedValue(proxyAnswer(status, { body }));
  expect(await failureOf('acme')).toMatchObject({ code, status, isTransient: true });
});
