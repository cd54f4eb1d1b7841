import { expect, test } from 'vitest';
import { anewForEachTest, at, flow, open, remember, settle, storage } from './flow.fixture.ts';

anewForEachTest();

test('of the last test nothing is said that this device does not know', async () => {
  const { id, token } = await remember('payment');
  open();
  await settle();
  const { finishedAt } = at('payment').session;
  expect(finishedAt).toBeGreaterThan(0);
  flow.home();
  expect(flow.last.value).toEqual({ id, token, finishedAt, isOpened: false });
  // left again before the server has answered: what is known of it stays
  flow.openLast();
  flow.home();
  expect(flow.last.value).toEqual({ id, token, finishedAt, isOpened: false });
  // as an earlier version has stored it
  storage.last.write({ id, token });
  flow.disconnect();
  flow.connect();
  expect(flow.last.value).toEqual({ id, token, isOpened: false });
});
