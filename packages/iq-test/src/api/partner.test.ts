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

test.each<[key: string | null, code: string, words: string]>([
  [null, 'partner_missing', 'write partner="…"'],
  ['nobody', 'partner_not_found', 'knows no partner "nobody"'],
  ['acme', 'origin_not_allowed', 'may not embed on https://acme.example'],
])('partner %s is refused as %s, in words for the developer of the page', async (key, code, words) => {
  answer.mockResolvedValue(Response.json({ code, message: '' }, { status: 403 }));
  const failure = await failureOf(key);
  expect(failure).toBeInstanceOf(Refusal);
  expect(failure).toMatchObject({ code, message: expect.stringContaining(words) });
});

test('a production build says the code alone, the script tag, which has no other build, the words', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [key, code] of [
    [null, 'partner_missing'],
    ['nobody', 'partner_not_found'],
    ['acme', 'origin_not_allowed'],
  ] as const) {
    answer.mockImplementation(async () => Response.json({ code, message: '' }, { status: 403 }));
    expect(await failureOf(key)).toMatchObject({ code, message: code });
    vi.stubEnv('EMBED_SCRIPT', 'true');
    expect(await failureOf(key)).toMatchObject({ code, message: expect.stringContaining(SERVER) });
    vi.stubEnv('EMBED_SCRIPT', undefined);
  }
});

test('a page without an origin is told what its frame lacks', async () => {
  vi.stubGlobal('origin', 'null');
  answer.mockResolvedValue(Response.json({ code: 'origin_not_allowed', message: '' }, { status: 403 }));
  expect(await failureOf('acme')).toMatchObject({ message: expect.stringContaining('allow-same-origin') });
});

test('what asking again may mend is no refusal', async () => {
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failureOf('acme')).toMatchObject({ code: 'network', status: 0 });
  answer.mockResolvedValueOnce(Response.json({ code: 'busy', message: '' }, { status: 503 }));
  const busy = await failureOf('acme');
  expect(busy).toBeInstanceOf(ApiError);
  expect(busy).toMatchObject({ code: 'busy', status: 503 });
});
