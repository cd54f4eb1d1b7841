import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createTestApp } from '../testing/testApp.ts';

const path = '/api/test-sessions';
const json = { 'Content-Type': 'application/json' };

test.each([
  ['gzip', 'gzip'],
  ['br, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0', null],
  ['gzip; q=0.000, br', null],
  ['', null],
])('a large answer is sent to who accepts %j as %s', async (accepted, encoding) => {
  const { app } = createTestApp();
  const headers = { ...json, 'Accept-Encoding': accepted };
  const response = await app.request(path, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(201);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin');
  const sent = Buffer.from(await response.arrayBuffer());
  const text = (encoding ? gunzipSync(sent) : sent).toString();
  expect(JSON.parse(text)).toMatchObject({ status: 'testing' });
  if (encoding) expect(sent.length).toBeLessThan(text.length / 2);
});

test('a small answer, and one to a request that does not say what it accepts, is sent as it is', async () => {
  const { app, start } = createTestApp();
  const { id, token } = await start();
  const small = await app.request(`${path}/${id}/answers/0`, {
    method: 'PUT',
    headers: { ...json, Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' },
    body: '{"optionIndex":1,"seq":1}',
  });
  expect([small.headers.get('content-encoding'), (await small.json()).questionIndex]).toEqual([null, 0]);
  const unasked = await app.request(path, { method: 'POST', headers: json, body: '{}' });
  expect(unasked.headers.get('content-encoding')).toBeNull();
});

test.each(['/api/svg-shapes', '/api/openapi.json', '/api/docs'])(
  '%s is written once, in both encodings, and not sent again to a client that has it',
  async (address) => {
    const written = vi.fn(() => 'square');
    const row = {
      get name() {
        return written();
      },
      svg_content: '<rect width="100" height="100"/>',
    };
    const rows = [row];
    const { app } = createTestApp({ shapes: { list: () => rows } });
    const plain = await app.request(address);
    const headers = { 'Accept-Encoding': 'gzip' };
    const zipped = await app.request(address, { headers });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding, Origin');
    const content = Buffer.from(await zipped.arrayBuffer());
    expect(gunzipSync(content).toString()).toBe(await plain.text());
    const [plainTag, zippedTag] = [plain, zipped].map((answer) => answer.headers.get('etag') ?? '');
    expect(plainTag).not.toBe(zippedTag);
    const again = await app.request(address, { headers: { ...headers, 'If-None-Match': zippedTag ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const listed = `"other", W/${zippedTag}`;
    expect((await app.request(address, { headers: { ...headers, 'If-None-Match': listed } })).status).toBe(
      304,
    );
    expect(written.mock.calls.length).toBeLessThan(2);
  },
);

test('asking often whether the server is ready costs one look at the disk a second', async () => {
  const store = createMemoryStore();
  const checkWritable = vi.spyOn(store, 'checkWritable');
  const { call, fail, time } = createTestApp({ store });
  for (let i = 0; i < 20; i += 1) expect((await call('GET', '/readyz')).status).toBe(200);
  expect(checkWritable).toHaveBeenCalledTimes(1);
  checkWritable.mockRejectedValue(new Error('disk on fire'));
  time.now += 1000;
  expect(await fail('GET', '/readyz')).toEqual([500, 'internal']);
  expect(await fail('GET', '/readyz')).toEqual([500, 'internal']);
  expect(checkWritable).toHaveBeenCalledTimes(2);
});
