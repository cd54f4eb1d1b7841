import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is never read as HTML, neither between tags nor in an attribute', () => {
  const text = '"><img src=x onerror=alert(1)> & more';
  const made = html`<p title="${text}">${text}</p>`.markup;
  const shown = '&#34;&#62;&#60;img src=x onerror=alert(1)&#62; &#38; more';
  expect(made).toBe(`<p title="${shown}">${shown}</p>`);
});

test('HTML, and lists of it, are put in as they are; what is false or undefined is left out', () => {
  const items = ['a', 'b'].map((name) => html`<li>${name}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}${false}${undefined}`.markup).toBe(
    '<ul><li>a</li><li>b</li></ul><hr>',
  );
});

test('line breaks of the template are for the source alone, those of a text stay', () => {
  expect(
    html`<p>
      ${'one\n two'}
    </p>`.markup,
  ).toBe('<p>one\n two</p>');
});
