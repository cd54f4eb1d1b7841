import { createModel, effect, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Activity, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, root } from './inPage.fixture.ts';
import { useQuietModel } from './useQuietModel.ts';

anewForEachTest();
const running = vi.fn();
/** Waits once it is asked. */
const WaitingModel = createModel(() => {
  const asked = signal(0);
  return {
    asked,
    ask: () => void asked.value++,
    whileShown: () =>
      effect(() => {
        if (asked.value === 0) return;
        running(asked.value);
        return () => running('ended');
      }),
  };
});

function Asking() {
  useSignals();
  const model = useQuietModel(() => new WaitingModel());
  return (
    <button type="button" onClick={model.ask}>
      {model.asked.value}
    </button>
  );
}
const Plain = () => <p>{useQuietModel(() => ({ name: 'plain' })).name}</p>;
const show = (mode?: 'visible' | 'hidden') =>
  flushSync(() =>
    root.render(
      <StrictMode>
        {mode && (
          <Activity mode={mode}>
            <Asking />
          </Activity>
        )}
      </StrictMode>,
    ),
  );
const press = () => flushSync(() => place.querySelector('button')?.click());
const heard = () => running.mock.calls.splice(0).flat();

test('it is there in the first render, on a server too', () => {
  expect(renderToString(<Asking />)).toBe('<button type="button">0</button>');
});

test('in StrictMode, hidden and shown again it is the same one, which waits while it is shown', () => {
  show('visible');
  expect(heard()).toEqual([]);
  press();
  expect(heard()).toEqual([1]);
  show('hidden');
  expect(heard()).toEqual(['ended']);
  show('visible');
  expect(place.textContent).toBe('1');
  expect(heard()).toEqual([1, 'ended', 1]); // StrictMode runs effects twice here, too
  press();
  expect(heard()).toEqual(['ended', 2]);
  show();
  expect(heard()).toEqual(['ended']);
});

test('a model that waits for nothing is kept all the same', () => {
  flushSync(() => root.render(<Plain />));
  expect(place.textContent).toBe('plain');
});
