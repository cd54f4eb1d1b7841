import { expect, test } from 'vitest';
import { createDispatch } from './dispatch.ts';

const publicUrl = 'http://localhost:3000';
const warned: string[] = [];
const dispatch = createDispatch({
  app: { fetch: (_, { address }) => new Response(`app for ${address}`) },
  site: { fetch: () => new Response('site') },
  publicUrl,
  trustedProxies: ['203.0.113.7'],
  log: { warn: (event) => void warned.push(event), error() {} },
});
const ask = async (url: string, headers = {}, remoteAddress = '203.0.113.7') => {
  const request = new Request(url, { headers });
  const from = { socket: { remoteAddress }, headers: Object.fromEntries(request.headers) };
  const answer = await dispatch(request, from);
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

test('an untrusted proxy counts by its own address, and the log has it once', async () => {
  const forged = { 'X-Forwarded-For': '198.51.100.1' };
  for (let i = 0; i < 3; i += 1)
    expect(await ask(`${publicUrl}/api`, forged, '203.0.113.8')).toBe('app for 203.0.113.8');
  expect(warned).toEqual(['proxy_not_trusted']);
});

test('/healthz is answered before a hundred requests that arrived earlier', async () => {
  const answered: string[] = [];
  const asked = ['/api/docs', '/'].flatMap((path) => Array.from({ length: 50 }, () => path));
  const all = [...asked, '/healthz'].map((path) => ask(publicUrl + path).then(() => answered.push(path)));
  await Promise.all(all);
  expect(answered.indexOf('/healthz')).toBe(0);
});

test("a waiting request isn't handled once its client has disconnected", async () => {
  const gone = { socket: { remoteAddress: '203.0.113.8', destroyed: true }, headers: {} };
  expect(await (await dispatch(new Request(`${publicUrl}/api/docs`), gone)).text()).toBe('');
});
