import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineWords } from '../words/defineWords.ts';
import { anewForEachTest, show } from './inAdmin.fixture.tsx';
import { useLocale, useWords } from './words.tsx';

const KEY = `${brand.slug}_admin_locale`;
anewForEachTest();
afterEach(() => {
  document.documentElement.lang = 'en';
});

const greeting = defineWords({ en: { hello: 'Hello' }, de: { hello: 'Hallo' } });
function Greeting() {
  const { setLocale } = useLocale();
  return (
    <button type="button" onClick={() => setLocale('de')}>
      {useWords(greeting).hello}
    </button>
  );
}
const button = page.getByRole('button');
const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  [['fr', 'de-CH', 'en'], 'Hallo'],
  [['fr'], 'Hello'],
])('who prefers %j reads %s', async (languages, text) => {
  prefer(...languages);
  show(<Greeting />);
  await expect.element(button).toHaveTextContent(text);
});

test('a choice holds at once and for the next page, over what the browser prefers', async () => {
  prefer('en');
  show(<Greeting />);
  await button.click();
  await expect.element(button).toHaveTextContent('Hallo');
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem(KEY)).toBe('de');
});

test('what is stored and no language of ours is no choice', async () => {
  prefer('de');
  localStorage.setItem(KEY, 'fr');
  show(<Greeting />);
  await expect.element(button).toHaveTextContent('Hallo');
});

test('without storage it holds until the page is left', async () => {
  prefer('en');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  show(<Greeting />);
  await button.click();
  await expect.element(button).toHaveTextContent('Hallo');
});
