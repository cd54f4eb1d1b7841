import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import type { RunnerView } from './runnerView.ts';
import { testSession } from './testSession.fixture.ts';
import { useRunnerView } from './useRunnerView.ts';

anewForEachTest();

const { questions } = testSession;
let view: RunnerView;
function Screen(props: Parameters<typeof useRunnerView>[0]) {
  view = useRunnerView(props);
  return null;
}
const draw = (props: Partial<Parameters<typeof useRunnerView>[0]>) => {
  const calls = { onAnswer: vi.fn(), onGoTo: vi.fn(), onFinish: vi.fn() };
  flushSync(() =>
    root.render(<Screen questions={questions} answers={[]} currentIndex={0} {...calls} {...props} />),
  );
  return calls;
};

test('only what is there is gone to and chosen, and only what changes something is told', () => {
  const { onGoTo, onAnswer } = draw({ answers: [1] });
  for (const index of [-1, 0, 4]) view.goTo(index);
  view.previous();
  expect(onGoTo).not.toHaveBeenCalled();
  view.next();
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(1);
  for (const option of [-1, 1, 3]) view.choose(option);
  expect(onAnswer).not.toHaveBeenCalled();
  view.choose(2);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(0, 2);
});

test('missing answers and marks count as none, and a mark is asked for before the end', () => {
  const { onFinish } = draw({ answers: [0, 0, 0, 0], flags: { areOn: [true], onToggle: () => {} } });
  expect([view.answers.flags.value, view.answers.flaggedCount.value]).toEqual([
    [true, false, false, false],
    1,
  ]);
  view.requestFinish();
  expect([view.finishState.value, onFinish.mock.calls.length]).toEqual(['asking', 0]);
  view.cancelFinish();
  const calls = draw({});
  expect(view.answers.answers.value).toEqual([-1, -1, -1, -1]);
  view.requestFinish();
  view.confirmFinish();
  expect(calls.onFinish).toHaveBeenCalledOnce();
});

test('once it is over nothing is told any more', () => {
  const onToggle = vi.fn();
  const { onAnswer, onGoTo, onFinish } = draw({ finishState: 'sending', flags: { areOn: [], onToggle } });
  view.choose(0);
  view.next();
  view.toggleFlag?.();
  view.requestFinish();
  view.confirmFinish();
  for (const call of [onAnswer, onGoTo, onFinish, onToggle]) expect(call).not.toHaveBeenCalled();
});
