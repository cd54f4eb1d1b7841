import type { SaveAnswer } from '@quotient/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import type { PendingAnswer } from '../storage/runningTest.ts';
import { AnswerQueueModel } from './answerQueueModel.ts';

const accept = (
  _: unknown,
  questionIndex: number,
  { optionIndex = -1, isFlagged = false, seq }: SaveAnswer,
) => Promise.resolve({ questionIndex, optionIndex, isFlagged, seq, answeredCount: 1 });
const saveAnswer = vi.fn(accept);
const [onSaved, onSettled, onOver] = [vi.fn(), vi.fn(), vi.fn()];
let queue: InstanceType<typeof AnswerQueueModel>;

const answer = (seq: number, questionIndex: number, optionIndex = 1): PendingAnswer => ({
  questionIndex,
  optionIndex,
  isFlagged: false,
  seq,
});
const open = (...waiting: PendingAnswer[]) => {
  const credentials = { id: 'id', token: 'token' };
  queue = new AnswerQueueModel({ credentials, api: { saveAnswer }, onOver }, waiting, onSaved, onSettled);
};
const sent = () => saveAnswer.mock.calls.map(([, , { seq }]) => seq);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.clearAllMocks();
  saveAnswer.mockReset().mockImplementation(accept);
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
});

test('what could not be sent is sent again by itself, and no more after the end', async () => {
  saveAnswer.mockRejectedValue(new ApiError('network', 0));
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
  saveAnswer.mockRejectedValueOnce(new ApiError('deadline_passed', 409));
  open(answer(1, 0));
  await queue.flush();
  expect([queue.saveState.value, queue.pending.value.size]).toEqual(['refused', 0]);
  expect([onSettled.mock.calls.length, onOver.mock.calls.length, onSaved.mock.calls.length]).toEqual([
    1, 1, 0,
  ]);
  queue.add([answer(2, 1)]);
  expect(queue.saveState.value).toBe('saving');
});
