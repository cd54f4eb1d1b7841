import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DocsPage, docsPaths } from './DocsPage.tsx';

afterEach(() => document.body.replaceChildren());

test('each page leads to all of the documentation, in its language, and names itself', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <DocsPage locale="fr" name="look">
      text
    </DocsPage>,
  );
  const links = [...document.querySelectorAll('nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(docsPaths).map((path) => `/fr${path}`),
  );
  expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('/fr/partners/look');
});
