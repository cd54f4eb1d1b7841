import { expect, onTestFinished, test, vi } from 'vitest';
import { browsed } from './bank.fixture.ts';
import { openPreview } from './previewRunner.ts';

const questions = [browsed, { ...browsed, id: 8 }, { ...browsed, id: 9 }];

test('a preview begins at its question, asks no server and finishes like a test', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const onFinished = vi.fn();
  const onEvent = vi.fn();
  const runner = openPreview({ set: 'main', questions, startIndex: 1, onEvent, onFinished });
  onTestFinished(() => runner[Symbol.dispose]());
  expect(runner.currentIndex.value).toBe(1);
  runner.choose(2);
  runner.goTo(2);
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ type: 'moved', step: 3, total: 3 }));
  expect(runner.answers.answeredCount.value).toBe(1);
  runner.confirmFinish();
  await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  expect(asked).not.toHaveBeenCalled();
});
