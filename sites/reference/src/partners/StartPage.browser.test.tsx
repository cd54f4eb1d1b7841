import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { StartPage } from './StartPage.tsx';

afterEach(() => document.body.replaceChildren());

/** Texts of the entry of a name in the list. */
const entryOf = (name: string) =>
  [...document.querySelectorAll('dl > div')]
    .find((entry) => entry.querySelector('dt')?.textContent === name)
    ?.textContent?.slice(name.length);

test('an attribute is listed with its values and its default, where it has one', () => {
  document.body.innerHTML = renderToStaticMarkup(<StartPage locale="en" />);
  expect(entryOf('mode')).toContain('Values: inline | popup | fullscreen | floatingWithout it: inline');
  expect(entryOf('words')).not.toContain('Without it');
});

test('what is English on a page of another language says so', () => {
  document.body.innerHTML = renderToStaticMarkup(<StartPage locale="ar" />);
  const inEnglish = [...document.querySelectorAll('dd [lang="en"][dir="ltr"]')].map(
    ({ textContent }) => textContent,
  );
  expect(inEnglish).toContain('where the script is from');
});
