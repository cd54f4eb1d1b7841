import { expect, test } from 'vitest';
import { forShadowRoot } from './embedCss.ts';

test('of a rule for a page and an element, the shadow root has the part of the element', () => {
  expect(forShadowRoot(':host,:where(:root,[data-iq-root]){--iq-scheme: light}.a{top:0}')).toBe(
    ':host{--iq-scheme:light}.a{top:0}',
  );
});

test('a rule for a page alone is left out: on the element it would answer in place of the page', () => {
  expect(forShadowRoot('.a{top:0}:where(:root,[data-iq-root]){color-scheme:var(--iq-scheme)}.b{top:0}')).toBe(
    '.a{top:0}.b{top:0}',
  );
});

test('the system is not asked for a scheme, since the element says its own; all else of the system counts', () => {
  const contrast = '@media screen and (prefers-contrast:more){:host(:not([data-brand])){--iq-a:1}}';
  expect(
    forShadowRoot(
      `@media screen and (prefers-color-scheme:dark){:host(:not([data-theme=light])){--iq-scheme:dark}}${contrast}`,
    ),
  ).toBe(contrast);
});
