import { Profiler, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { RunnerScreen, type RunnerScreenProps } from './RunnerScreen.tsx';
import { testSession } from './testSession.fixture.ts';

const NOW = 1_767_225_600_000;
const { questions } = testSession;
const [onAnswer, onGoTo, onFinish, onTimeUp] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const inFiveMinutes = { deadlineAt: NOW + 301_000, durationSeconds: 1500, onTimeUp };

anewForEachTest();
beforeEach(() => void vi.clearAllMocks());

const plain = (props: Partial<RunnerScreenProps> = {}) => (
  <StrictMode>
    <IqTestProvider i18n={englishI18n}>
      <RunnerScreen
        questions={questions}
        answers={[-1, -1, -1, -1]}
        currentIndex={0}
        onAnswer={onAnswer}
        onGoTo={onGoTo}
        onFinish={onFinish}
        {...props}
      />
    </IqTestProvider>
  </StrictMode>
);
const show = (props?: Partial<RunnerScreenProps>) => flushSync(() => root.render(plain(props)));
/** Stops the clock of the device; `pass` lets it go on, and draws what there is by then. */
const stopTime = () => vi.useFakeTimers({ now: NOW });
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

const clock = () => place.querySelector('[role=timer]');
const title = () => place.querySelector('h1')?.textContent;
const isChecked = (index: number) => place.querySelectorAll<HTMLInputElement>('input')[index]?.checked;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** A page that keeps what it is told. */
function Page() {
  const [answers, setAnswers] = useState([-1, -1, -1, -1]);
  const [currentIndex, setCurrentIndex] = useState(0);
  const [areOn, setFlags] = useState([false, false, false, false]);
  return plain({
    answers,
    currentIndex,
    onAnswer: (at, option) => setAnswers((held) => held.map((one, i) => (i === at ? option : one))),
    onGoTo: setCurrentIndex,
    flags: {
      areOn,
      onToggle: (at) => setFlags((held) => held.map((one, i) => (i === at ? !one : one))),
    },
  });
}

test('questions are answered, gone through, marked and finished, by hand and by keys', async () => {
  root.render(<Page />);
  await page.getByRole('radio').nth(1).click();
  await expect.element(page.getByText('Questions Answered: 1 / 4')).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Question number 2?' })).toHaveFocus();
  await userEvent.keyboard('cm');
  await expect.element(page.getByText('Questions Answered: 2 / 4')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Marked for later')).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(page.getByRole('heading', { name: 'Question number 1?' })).toHaveFocus();
  expect(isChecked(1)).toBe(true);
  await button(/^Question 4/).click();
  await userEvent.keyboard('a');
  await button('Finish Test').click();
  const dialog = page.getByRole('dialog', { name: 'Finish the test?' });
  await expect
    .element(dialog)
    .toHaveTextContent('You marked 1 question for later. You have 1 unanswered question.');
  expect(onFinish).not.toHaveBeenCalled();
  await dialog.getByRole('button').last().click();
  expect(onFinish).toHaveBeenCalledOnce();
  expect(place.querySelector('dialog[open]')).toBeNull();
});

test('what the page does not take is not shown', async () => {
  show();
  await page.getByRole('radio').nth(2).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(0, 2);
  expect(isChecked(2)).toBe(false);
  await button('Next').click();
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(1);
  expect(place.textContent).toContain('Question number 1?');
});

test('when all is answered and nothing marked, it finishes at once, and the page says how that goes', async () => {
  const answers = [0, 0, 0, 0];
  show({ answers, currentIndex: 3 });
  await button('Finish Test').click();
  expect(onFinish).toHaveBeenCalledOnce();
  show({ answers, currentIndex: 3, finishState: 'sending' });
  expect(title()).toBe('Finishing…');
  show({ answers, currentIndex: 3, finishState: 'waiting' });
  expect(title()).toBe('Waiting for the connection');
  show({ answers, currentIndex: 3 });
  expect(place.textContent).toContain('Question number 4?');
});

test('without the optional props there is no clock, no mark and no word about saving', async () => {
  show();
  const whole = () => [
    clock() !== null,
    place.querySelector('[aria-pressed]') !== null,
    place.textContent.includes('All answers saved'),
    [...place.querySelectorAll('kbd')].some((key) => key.textContent === 'M'),
  ];
  expect(whole()).toEqual([false, false, false, false]);
  await userEvent.click(place.querySelector('h2') as Element);
  await userEvent.keyboard('m');
  show({
    time: { deadlineAt: Date.now() + 60_000, durationSeconds: 1500 },
    flags: { areOn: [], onToggle: () => {} },
    saving: { state: 'saved', pendingCount: 0 },
  });
  await vi.waitFor(() => expect(whole()).toEqual([true, true, true, true]));
  show();
  await vi.waitFor(() => expect(whole()).toEqual([false, false, false, false]));
});

test('the clock goes by itself, warns, and ends the test once', () => {
  stopTime();
  show({ time: inFiveMinutes });
  expect(clock()?.textContent).toBe('05:01');
  expect(place.querySelector('[role=alert]')).toBeNull();
  pass(1000);
  expect(clock()?.textContent).toBe('05:00');
  expect(place.querySelector('[role=alert]')).not.toBeNull();
  pass(300_000);
  expect(title()).toBe('Time is up');
  expect(onTimeUp).toHaveBeenCalledOnce();
  expect(onFinish).not.toHaveBeenCalled();
  show({ time: { ...inFiveMinutes }, finishState: 'sending' });
  pass(10_000);
  expect(title()).toBe('Time is up');
  expect(onTimeUp).toHaveBeenCalledOnce();
  show({ time: { ...inFiveMinutes, deadlineAt: NOW + 411_000 } });
  expect(clock()?.textContent).toBe('01:40');
});

test('a second that passes renders nothing', () => {
  stopTime();
  const onRender = vi.fn();
  flushSync(() =>
    root.render(
      <Profiler id="test" onRender={onRender}>
        {plain({ time: { ...inFiveMinutes, deadlineAt: NOW + 1_000_000 } })}
      </Profiler>,
    ),
  );
  expect(onRender).toHaveBeenCalled();
  pass(300); // what follows a frame is done, too
  onRender.mockClear();
  pass(2000);
  expect(clock()?.textContent).toBe('16:38');
  expect(onRender).not.toHaveBeenCalled();
});

test('a deadline that is over already ends it at once', () => {
  stopTime();
  show({ time: { ...inFiveMinutes, deadlineAt: NOW } });
  expect(title()).toBe('Time is up');
  expect(onTimeUp).toHaveBeenCalledOnce();
});

test('it is hydrated without a word of React, and no timer of the browser outlives it', () => {
  stopTime();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  place.innerHTML = `<div>${renderToString(plain({ time: inFiveMinutes }))}</div>`;
  expect(clock()?.textContent).toBe('25:00');
  const hydrated = flushSync(() =>
    hydrateRoot(place.firstElementChild as Element, plain({ time: inFiveMinutes })),
  );
  pass(200);
  expect(clock()?.textContent).toBe('05:01');
  flushSync(() => hydrated.unmount());
  expect(said).not.toHaveBeenCalled();
  vi.runOnlyPendingTimers();
  expect(vi.getTimerCount()).toBe(0);
});
