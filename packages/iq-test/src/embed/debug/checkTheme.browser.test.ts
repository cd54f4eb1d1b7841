import { signal } from '@preact/signals-react';
import { afterEach, expect, test } from 'vitest';
import type { Host } from '../host/host.ts';
import { checkTheme } from './checkTheme.ts';

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

/** Reports on an element with this attribute whose page has led to this theme. */
function check(attribute: 'auto' | 'light', theme: 'light' | 'dark', pageStyle: string) {
  document.body.style.cssText = pageStyle;
  const element = document.body.appendChild(document.createElement('div'));
  const settings = signal({ theme: attribute });
  return checkTheme({ element, settings, theme: signal(theme) } as unknown as Host);
}

test.for([
  ['dark', 'color-scheme: dark', 'dark: the page\'s color-scheme at the element is "dark"'],
  ['dark', 'color-scheme: dark; background: #eee', 'dark: the page\'s color-scheme at the element is "dark"'],
  ['light', 'color-scheme: normal', 'light: the page declares no color-scheme'],
  [
    'light',
    'color-scheme: light; background: #eee',
    'light: the page\'s color-scheme at the element is "light"',
  ],
] as const)('auto, %s on a page with %s: where it comes from', ([theme, style, text]) =>
  expect(check('auto', theme, style)).toEqual({ name: 'theme', isFine: true, text }),
);

test('the report says what to write on a dark page that declares no scheme', () => {
  const { isFine, text } = check('auto', 'light', 'color-scheme: normal; background: #111');
  expect(isFine).toBe(false);
  expect(text).toMatch(
    /^light on a dark page \(rgb\(17, 17, 17\)\): the page declares no color-scheme\. Write .*theme="dark"/,
  );
});

test('a theme from the attribute is the page’s own choice', () =>
  expect(check('light', 'light', 'background: #111')).toEqual({
    name: 'theme',
    isFine: true,
    text: 'light, from the attribute',
  }));
