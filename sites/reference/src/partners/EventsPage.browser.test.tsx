import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { eventDescriptions } from '../../../../packages/iq-test/src/embed/element/events.ts';
import { methodNames } from '../../../../packages/iq-test/src/embed/element/methods.ts';
import { EventsPage } from './EventsPage.tsx';

afterEach(() => document.body.replaceChildren());

test('each event is listed with its fields, and each method', () => {
  document.body.innerHTML = renderToStaticMarkup(<EventsPage locale="de" />);
  const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const events = Object.keys(eventDescriptions).map((name) => `iq-test:${name}`);
  expect(names).toEqual([...events, ...methodNames.map((name) => `${name}()`)]);
  const fields = [...document.querySelectorAll('#event-resize dd code')].map(
    ({ textContent }) => textContent,
  );
  expect(fields).toEqual(['width', 'height']);
});
