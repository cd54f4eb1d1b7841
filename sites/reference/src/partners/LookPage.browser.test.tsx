import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LookPage } from './LookPage.tsx';

afterEach(() => document.body.replaceChildren());

test('a color is listed with its value in each theme, another variable with its only one', () => {
  document.body.innerHTML = renderToStaticMarkup(<LookPage locale="en" />);
  const entries = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(entries.find((text) => text?.startsWith('--iq-color-accent'))).toMatch(/Light: #\w+Dark: #\w+$/);
  expect(entries.find((text) => text?.startsWith('--iq-radius-control'))).toMatch(/Without it: 10px$/);
  expect(entries.some((text) => text?.startsWith('::part(launcher)'))).toBe(true);
});
