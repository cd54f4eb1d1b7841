import { createModel, effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { anewForEachTest, place, root } from './inPage.fixture.ts';
import { useOwnModel } from './useOwnModel.ts';

anewForEachTest();
const TickingModel = createModel(() => {
  const seconds = signal(100);
  const timer = setInterval(() => {
    seconds.value -= 1;
  }, 1000);
  effect(() => () => clearInterval(timer));
  return { seconds };
});
const create = vi.fn(() => new TickingModel());

beforeEach(() => {
  vi.useFakeTimers();
  create.mockClear();
});

function Seconds({ make = create }) {
  useSignals();
  const countdown = useOwnModel(make);
  return <p>{countdown ? countdown.seconds.value : 'none'}</p>;
}
const show = (content: React.ReactNode) => flushSync(() => root.render(content));
const shown = () => place.textContent;
const pass = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * 1000));

test('on a server there is none, and nothing is made', () => {
  expect(renderToString(<Seconds />)).toBe('<p>none</p>');
  expect(create).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [
    'in StrictMode',
    <StrictMode key="s">
      <Seconds />
    </StrictMode>,
    2,
  ],
  ['without it', <Seconds key="p" />, 1],
])('%s the model lives, and nothing of it outlives the component', async (_, content, times) => {
  show(content);
  await vi.waitFor(() => expect(shown()).toBe('100'));
  expect(create).toHaveBeenCalledTimes(times);
  pass(40);
  expect(shown()).toBe('60');
  show(null);
  vi.runOnlyPendingTimers();
  expect(vi.getTimerCount()).toBe(0);
});

test('another function of a later render makes no other model', async () => {
  show(<Seconds />);
  await vi.waitFor(() => expect(shown()).toBe('100'));
  show(<Seconds make={vi.fn(create)} />);
  expect(create).toHaveBeenCalledOnce();
});
