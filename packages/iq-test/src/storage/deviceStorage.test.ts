import { expect, test, vi } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';

class FakeStorage implements Storage {
  readonly map = new Map<string, string>();
  get length() {
    return this.map.size;
  }
  clear() {
    this.map.clear();
  }
  getItem(key: string) {
    return this.map.get(key) ?? null;
  }
  key(index: number) {
    return [...this.map.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.map.delete(key);
  }
  setItem(key: string, value: string) {
    this.map.set(key, value);
  }
}

const running = { id: 'a', token: 'b', currentIndex: 3, answers: [1, -1], lastSeq: 4, pending: [] };

test('keys carry the slug of the brand', () => {
  const storage = new FakeStorage();
  const device = createDeviceStorage({ slug: 'iq-test', storage });
  device.savedAnswers.write([0, -1]);
  device.savedIq.write('sealed');
  device.paymentStatus.write('paid');
  expect([...storage.map]).toEqual([
    ['iq-test_saved_answers', '[0,-1]'],
    ['iq-test_saved_iq', 'sealed'],
    ['iq-test_payment_status', 'paid'],
  ]);
});

test.each([
  '{',
  'null',
  '[]',
  '{"id":1}',
  '{"id":"a","token":"b","currentIndex":0.5,"answers":[],"lastSeq":0,"pending":[]}',
])('a damaged record (%s) counts as absent', (raw) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = new FakeStorage();
  storage.setItem('iq-test_session', raw);
  expect(createDeviceStorage({ slug: 'iq-test', storage }).running.read()).toBeUndefined();
});

test('what a version without marks for later has stored is read on', () => {
  const storage = new FakeStorage();
  const pending = [{ questionIndex: 1, optionIndex: 0, seq: 4 }];
  storage.setItem('iq-test_session', JSON.stringify({ ...running, pending }));
  expect(createDeviceStorage({ slug: 'iq-test', storage }).running.read()).toEqual({
    ...running,
    pending: [{ questionIndex: 1, optionIndex: 0, isFlagged: false, seq: 4 }],
  });
});

test('a storage that refuses to write is replaced by memory', () => {
  const storage = new FakeStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const device = createDeviceStorage({ slug: 'iq-test', storage });
  device.running.write(running);
  expect(device.running.read()).toEqual(running);
});

test('clearing a test keeps the way back to the last finished one', () => {
  const device = createDeviceStorage({ slug: 'iq-test', storage: new FakeStorage() });
  device.running.write(running);
  device.last.write({ id: 'a', token: 'b' });
  device.paymentStatus.write('paid');
  device.clearTest();
  expect(device.running.read()).toBeUndefined();
  expect(device.paymentStatus.read()).toBeUndefined();
  expect(device.last.read()).toEqual({ id: 'a', token: 'b' });
});

test('forgetting a test takes all of its entries and none of another', () => {
  const storage = new FakeStorage();
  const device = createDeviceStorage({ slug: 'iq-test', storage });
  device.running.write(running);
  device.last.write({ id: 'a', token: 'b' });
  device.paidSession.write('a');
  device.savedIq.write('sealed');
  device.forget('other');
  expect(storage.map.size).toBe(4);
  device.forget('a');
  expect([...storage.map.keys()]).toEqual([]);
  device.last.write({ id: 'newer', token: 'c' });
  device.forget('a');
  expect(device.last.read()?.id).toBe('newer');
});

const finished = (id: string, finishedAt: number) => ({ id, token: 't', finishedAt });
const idsOf = (device: ReturnType<typeof createDeviceStorage>) => device.finished.read()?.map(({ id }) => id);

test('finished tests are remembered, newest first, each once and 20 at most', () => {
  const device = createDeviceStorage({ slug: 'iq-test', storage: new FakeStorage() });
  for (let day = 1; day <= 25; day += 1) device.keepFinished(finished(`day ${day}`, day));
  device.keepFinished(finished('day 10', 10)); // opened again
  expect(device.last.read()?.id).toBe('day 10');
  expect(idsOf(device)).toEqual(Array.from({ length: 20 }, (_, index) => `day ${25 - index}`));
});

test('the one test that an earlier version remembered stays when another is finished', () => {
  const device = createDeviceStorage({ slug: 'iq-test', storage: new FakeStorage() });
  device.last.write({ id: 'old', token: 't' });
  device.keepFinished(finished('new', 5));
  expect(idsOf(device)).toEqual(['new', 'old']);
});

test.each([
  ['{', undefined],
  ['"x"', undefined],
  ['[null,{"id":1},{"id":"a","token":"b"},{"id":"c","token":"d","finishedAt":"then"}]', ['a']],
  [JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id: `${id}`, token: 't' }))), undefined],
])('a damaged list of finished tests (%s) costs what is damaged, and the next test is kept', (raw, ids) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = new FakeStorage();
  storage.setItem('iq-test_finished_sessions', raw);
  const device = createDeviceStorage({ slug: 'iq-test', storage });
  if (ids) expect(idsOf(device)).toEqual(ids);
  device.keepFinished(finished('new', 5));
  expect(idsOf(device)?.[0]).toBe('new');
  expect(idsOf(device)?.length).toBeLessThanOrEqual(20);
});

test('when the last test is forgotten, the newest of the others is the last one', () => {
  const device = createDeviceStorage({ slug: 'iq-test', storage: new FakeStorage() });
  for (const day of [1, 2, 3]) device.keepFinished(finished(`day ${day}`, day));
  device.forget('day 2');
  expect([device.last.read()?.id, idsOf(device)]).toEqual(['day 3', ['day 3', 'day 1']]);
  device.forget('day 3');
  expect([device.last.read()?.id, idsOf(device)]).toEqual(['day 1', ['day 1']]);
  device.forget('day 1');
  expect([device.last.read(), idsOf(device)]).toEqual([undefined, undefined]);
});
