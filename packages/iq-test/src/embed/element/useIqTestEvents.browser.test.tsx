import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, root } from '../../ui/inPage.fixture.ts';
import type { IqTestElement } from './elementTypes.ts';
import { type IqTestEventHandlers, useIqTestEvents } from './useIqTestEvents.ts';

anewForEachTest();

function Page({ handlers }: { handlers: IqTestEventHandlers }) {
  const ref = useRef<IqTestElement>(null);
  useIqTestEvents(ref, handlers);
  return <iq-test ref={ref} />;
}
const show = (handlers: IqTestEventHandlers) => flushSync(() => root.render(<Page handlers={handlers} />));
const element = () => place.querySelector('iq-test') as IqTestElement;
const say = (name: string, detail: object) =>
  element().dispatchEvent(new CustomEvent(`iq-test:${name}`, { detail }));

test('a handler takes the detail and the event', () => {
  const step = vi.fn();
  show({ step });
  say('step', { step: 3 });
  expect(step).toHaveBeenCalledExactlyOnceWith({ step: 3 }, expect.any(CustomEvent));
});

test('the handlers of the newest render are called, those that have come later too', () => {
  const [old, newest, results] = [vi.fn(), vi.fn(), vi.fn()];
  show({ step: old });
  show({ step: newest, results });
  say('step', { step: 3 });
  say('results', { iq: 112 });
  expect(old).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalledOnce();
  expect(results).toHaveBeenCalledOnce();
});

test('after the component has gone nothing is heard', () => {
  const step = vi.fn();
  show({ step });
  const left = element();
  flushSync(() => root.render(null));
  left.dispatchEvent(new CustomEvent('iq-test:step', { detail: {} }));
  expect(step).not.toHaveBeenCalled();
});
