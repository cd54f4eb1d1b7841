import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { Timer, type TimerProps } from './Timer.tsx';

const NOW = 1_767_225_600_000;
anewForEachTest();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

const timer = (props: Partial<TimerProps>): ReactNode => (
  <IqTestProvider i18n={englishI18n}>
    <Timer deadlineAt={NOW + 100_000} durationSeconds={1000} {...props} />
  </IqTestProvider>
);
const show = (node: ReactNode) => flushSync(() => root.render(node));
/** Lets time pass, and what is drawn by then. */
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));
const face = () => place.querySelector('[role=timer]');

test('it counts down to the deadline by itself, in StrictMode too', () => {
  show(<StrictMode>{timer({})}</StrictMode>);
  expect(face()?.textContent).toBe('01:40');
  expect(face()?.getAttribute('data-tone')).toBe('alert');
  pass(1000);
  expect(face()?.textContent).toBe('01:39');
  show(<StrictMode>{timer({ deadlineAt: NOW + 501_000 })}</StrictMode>);
  expect(face()?.textContent).toBe('08:20');
  expect(face()?.getAttribute('data-tone')).toBe('normal');
});

test('the end is told once for each deadline, and to the newest listener', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  show(<StrictMode>{timer({ onTimeUp: first })}</StrictMode>);
  show(<StrictMode>{timer({ onTimeUp: second })}</StrictMode>);
  pass(100_000);
  expect(face()?.textContent).toBe('00:00');
  pass(10_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  show(<StrictMode>{timer({ onTimeUp: second, deadlineAt: NOW })}</StrictMode>);
  expect(second).toHaveBeenCalledTimes(2);
});

test('it is hydrated without a word of React, and shows the time from then on', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  place.innerHTML = `<div>${renderToString(timer({}))}</div>`;
  expect(face()?.textContent).toBe('16:40');
  const hydrated = flushSync(() => hydrateRoot(place.firstElementChild as Element, timer({})));
  pass(200);
  expect(face()?.textContent).toBe('01:40');
  hydrated.unmount();
  expect(said).not.toHaveBeenCalled();
});
