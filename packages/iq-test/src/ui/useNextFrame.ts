import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { afterPaint, cancelWaiting } from './afterPaint.ts';

/** The value of a signal, rendered a frame late: for what need not be seen in the same frame as what was pressed. */
export function useNextFrame<T>(signal: ReadonlySignal<T>): T {
  const [shown, show] = useState(signal.peek());
  useEffect(() => {
    const render = () => show(signal.peek());
    const end = effect(() => {
      signal.value; // whenever it changes
      afterPaint(render);
    });
    return () => {
      end();
      cancelWaiting(render);
    };
  }, [signal]);
  return shown;
}
