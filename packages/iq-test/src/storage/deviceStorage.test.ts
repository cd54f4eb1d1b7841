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
