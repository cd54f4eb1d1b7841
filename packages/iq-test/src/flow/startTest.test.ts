import { refusal } from '@quotient/contract/refusal';
import { expect, test } from 'vitest';
import {
  anewForEachTest,
  detailsOf,
  flow,
  open,
  remember,
  START,
  server,
  settle,
  storage,
  toast,
  toasts,
} from './flow.fixture.ts';

anewForEachTest();

const isRepeat = async () =>
  (await server.store.testSessions.get(storage.running.read()?.id ?? ''))?.isRepeat;
const start = async () => {
  flow.start('Start');
  await settle();
};

test('a second press while starting starts nothing more', async () => {
  open();
  flow.start('Start');
  flow.start('Start');
  await settle();
  expect(server.countOf(START)).toBe(1);
});

test('a start that is refused stays on the landing and says why; the page hears the code of the refusal', async () => {
  server.answerNext(START, refusal('invalid_request'));
  open();
  await start();
  expect(flow.stage.value).toBe('welcome');
  expect(toast()).toMatchObject({ tone: 'alert', title: 'The test could not start' });
  expect(detailsOf('error')).toEqual([{ code: 'invalid_request', message: expect.any(String) }]);
});

test('a start that is refused in a crowd says in the words of a visitor to wait a moment', async () => {
  server.answerNext(START, refusal('too_many_requests'));
  open();
  flow.start('Start');
  await settle();
  expect(toast().text).toBe('Too many requests are coming in right now. Wait a moment and try again.');
});

test('a test counts as a repeat where one was left in this page, but not by a press of Start alone', async () => {
  open();
  server.play('storageFull');
  await start();
  server.play('online');
  await start();
  expect(await isRepeat()).toBe(false);
  flow.leave();
  await start();
  expect(await isRepeat()).toBe(true);
});

test('a test counts as a repeat where an earlier page has finished one', async () => {
  await remember('payment');
  open();
  await settle();
  flow.home();
  flow.disconnect();
  open();
  await start();
  expect(flow.stage.value).toBe('testing');
  expect(await isRepeat()).toBe(true);
});

test('a start in a tab that has not seen the test of another tab joins that test', async () => {
  open();
  await remember('testing');
  flow.start('Start');
  await settle();
  expect(server.countOf(START)).toBe(0);
  expect(flow.stage.value).toBe('testing');
});

test('a retake says which test it follows, and is asked other questions; a start says nothing of it', async () => {
  const held = async () =>
    (await server.store.testSessions.get(storage.running.read()?.id ?? ''))?.seen.length;
  await remember('paid');
  open();
  await settle();
  flow.retake();
  await settle();
  expect(flow.stage.value).toBe('testing');
  expect(await held()).toBe(20);
  flow.leave();
  await start();
  expect(await held()).toBe(0);
});

test('a start that is answered after Home starts nothing', async () => {
  await remember('paid');
  open();
  await settle();
  flow.retake();
  flow.home();
  await settle();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});

test('what was said before a stage is gone in it, and a new try dismisses the failure of the last one', async () => {
  server.answerNext(START, refusal('internal'));
  open();
  await start();
  expect(toast().title).toBe('The test could not start');
  flow.start('Start');
  expect(toast().title).toBeUndefined();
  await settle();
  expect(flow.stage.value).toBe('testing');

  flow.leave();
  toasts.show('success', 'data.erasedTitle');
  await start();
  expect([flow.stage.value, toast().title]).toEqual(['testing', undefined]);
});
