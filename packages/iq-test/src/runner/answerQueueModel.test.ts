import { NETWORK_GRACE_MS } from '@quotient/contract/testTime';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import type { PendingAnswer } from '../storage/runningTest.ts';
import { AnswerQueueModel } from './answerQueueModel.ts';

const [onSaved, onSettled, onOver] = [vi.fn(), vi.fn(), vi.fn()];
let server: RealServer;
let held: HeldTest;
let saveAnswer: MockInstance<ApiClient['saveAnswer']>;
let queue: InstanceType<typeof AnswerQueueModel>;

const answer = (seq: number, questionIndex: number, optionIndex = 1): PendingAnswer => ({
  questionIndex,
  optionIndex,
  isFlagged: false,
  seq,
});
const open = (...waiting: PendingAnswer[]) => {
  queue = new AnswerQueueModel({ credentials: held, api: server.api, onOver }, waiting, onSaved, onSettled);
};
const sent = () => saveAnswer.mock.calls.map(([, , { seq }]) => seq);
/** The first answers as the server has stored them. */
const stored = async () => (await server.visitor.look(held)).answers.slice(0, 4);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of [onSaved, onSettled, onOver]) mock.mockReset();
  server = createRealServer();
  held = await server.visitor.reach('testing');
  saveAnswer = vi.spyOn(server.api, 'saveAnswer');
});
afterEach(() => {
  queue[Symbol.dispose]();
  vi.useRealTimers();
});

test('answers are sent one by one in the order in which they were given', async () => {
  open(answer(7, 3), answer(5, 0));
  queue.add([answer(6, 2)]);
  expect(queue.saveState.value).toBe('saving');
  expect(await queue.flush()).toBeUndefined();
  expect(sent()).toEqual([5, 6, 7]);
  expect(await stored()).toEqual([1, -1, 1, 1]);
  expect(onSettled).toHaveBeenCalledTimes(3);
  expect([queue.saveState.value, queue.pending.value.size]).toEqual(['saved', 0]);
});

test('an earlier answer does not take the place of a later one to the same question', () => {
  open(answer(4, 0, 2));
  queue.add([answer(3, 0, 1)]);
  expect(queue.pending.value.get(0)?.optionIndex).toBe(2);
});

test('an answer that is changed while it is on its way is sent again', async () => {
  open(answer(1, 0));
  const flushed = queue.flush();
  queue.add([answer(2, 0, 0)]);
  await flushed;
  expect(sent()).toEqual([1, 2]);
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ optionIndex: 0, seq: 2 }));
  expect(await stored()).toEqual([0, -1, -1, -1]);
});

test('what could not be sent is sent again by itself, and no more after the end', async () => {
  server.play('offline');
  open(answer(1, 0));
  expect(await queue.flush()).toBeInstanceOf(ApiError);
  expect(queue.saveState.value).toBe('offline');
  await vi.advanceTimersByTimeAsync(500);
  expect(saveAnswer).toHaveBeenCalledTimes(2);
  queue[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saveAnswer).toHaveBeenCalledTimes(2);
});

test('an answer that is refused for good leaves the queue, and the visitor is told until the next one', async () => {
  open(answer(1, 0));
  const { deadlineAt } = await server.visitor.look(held);
  vi.setSystemTime(deadlineAt + NETWORK_GRACE_MS + 1);
  await queue.flush();
  expect([queue.saveState.value, queue.pending.value.size]).toEqual(['refused', 0]);
  expect([onSettled.mock.calls.length, onOver.mock.calls.length, onSaved.mock.calls.length]).toEqual([
    1, 1, 0,
  ]);
  queue.add([answer(2, 1)]);
  expect(queue.saveState.value).toBe('saving');
});
