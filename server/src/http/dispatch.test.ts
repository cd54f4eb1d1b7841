import { expect, test } from 'vitest';
import { createDispatch } from './dispatch.ts';

const publicUrl = 'http://localhost:3000';
const dispatch = createDispatch({
  app: { fetch: (_, { address }) => new Response(`app for ${address}`) },
  site: { fetch: () => new Response('site') },
  publicUrl,
  trustedProxies: 1,
});
const ask = async (url: string, headers = {}) => {
  const answer = await dispatch(new Request(url, { headers }), { socket: { remoteAddress: '203.0.113.7' } });
  return answer.ok ? answer.text() : (await answer.json()).code;
};

test.each(['/api', '/api/docs', '/healthz', '/readyz'])('%s is for the API, with who asked', async (path) => {
  expect(await ask(publicUrl + path)).toBe('app for 203.0.113.7');
  expect(await ask(publicUrl + path, { 'X-Forwarded-For': '198.51.100.1' })).toBe('app for 198.51.100.1');
});

test.each(['/', '/apis', '/api.html', '/healthz/x', '/embed.js'])('%s is for the site', async (path) => {
  expect(await ask(publicUrl + path)).toBe('site');
});

test('a host that is not ours gets neither', async () => {
  expect(await ask('http://evil.test/api/docs')).toBe('unknown_host');
  expect(await ask('http://evil.test/')).toBe('unknown_host');
});
