import { refusal } from '@quotient/contract/refusal';
import { expect, test, vi } from 'vitest';
import {
  anewForEachTest,
  at,
  flow,
  LOOK,
  open,
  remember,
  server,
  settle,
  storage,
  toast,
} from './flow.fixture.ts';

anewForEachTest();

test('a stored running test comes back at its place', async () => {
  await remember('testing');
  open();
  expect(at('restoring').obstacle).toBeUndefined();
  await settle();
  expect(flow.stage.value).toBe('testing');
  expect(at('testing').runner.currentIndex.value).toBe(2);
});

test.each([
  ['unpaid', 'payment'],
  ['paid', 'results'],
] as const)(
  'a stored finished test that the server calls %s comes back at the stage %s',
  async (paymentStatus, stage) => {
    const held = await remember(paymentStatus === 'paid' ? 'paid' : 'payment');
    storage.paymentStatus.write(paymentStatus === 'paid' ? 'unpaid' : 'paid'); // the device may say anything
    open();
    await settle();
    expect(flow.stage.value).toBe(stage);
    if (stage === 'results') expect(at(stage).results).toEqual(await server.visitor.readResults(held));
  },
);

test('a server that cannot be reached is asked again until the test is back', async () => {
  server.answerNext(LOOK, 'lost');
  const { id } = await remember('testing');
  open();
  await settle();
  expect(at('restoring').obstacle).toBe('offline');
  expect(storage.running.read()?.id).toBe(id);
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test('a server that is busy is not called out of reach, and is asked again when it wants to be', async () => {
  server.answerNext(LOOK, refusal('too_many_requests', { retryAfterSeconds: 7 }));
  await remember('testing');
  open();
  await settle();
  expect(at('restoring').obstacle).toBe('busy');
  await vi.advanceTimersByTimeAsync(6999);
  expect(server.countOf(LOOK)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test('the visitor may ask a busy server at once', async () => {
  server.answerNext(LOOK, refusal('internal'));
  await remember('testing');
  open();
  await settle();
  flow.wake();
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test.each(['session_not_found', 'record_damaged'] as const)(
  'a test that is lost (%s) is given up and said so',
  async (code) => {
    server.answerNext(LOOK, refusal(code));
    await remember('testing');
    open();
    await settle();
    expect(at('welcome').isStarting).toBe(false);
    expect(storage.running.read()).toBeUndefined();
    expect(toast().title).toBe('That test is no longer there');
  },
);

test('a widget that left the page does nothing more, and comes back where it was', async () => {
  await remember('testing');
  open();
  await settle();
  flow.disconnect();
  expect(at('welcome').isStarting).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  flow.connect();
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test('waking up twice while reconnecting leaves the test in view', async () => {
  server.answerNext(LOOK, 'lost', 'kept', 'lost');
  await remember('testing');
  open();
  await settle();
  flow.wake();
  flow.wake();
  await settle();
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  expect(flow.stage.value).toBe('testing');
});

test('Home leads out of waiting for a stored test, which stays within reach', async () => {
  server.play('serverDown');
  const { id, token } = await remember('testing');
  open();
  await settle();
  flow.home();
  expect(at('welcome').isStarting).toBe(false);
  // nobody knows whether it is finished
  expect(flow.last.value).toEqual({ id, token, isOpened: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.countOf(LOOK)).toBe(1);
});
