import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerLanguage, reactToFrame } from './frame.ts';

reactToFrame(); // once for a page
let place: HTMLElement;
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const homes: string[] = [];
const note = () => homes.push('home');
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  addEventListener('go-home', note);
  scrolled.mockClear();
  homes.length = 0;
});
afterEach(() => {
  place.remove();
  removeEventListener('go-home', note);
  delete document.documentElement.dataset.stage;
});
const write = (html: string) => {
  place.innerHTML = html;
};
/** Links of a test page lead nowhere. */
const stay = (event: Event) => event.preventDefault();

test('an open menu closes by a click elsewhere and by Escape, and gives the focus back to what opened it', async () => {
  write(
    '<details data-menu open><summary>Languages</summary><a href="#x">Deutsch</a></details><details data-menu open><summary>More</summary></details><p>Text</p>',
  );
  const [languages, more] = place.querySelectorAll('details');
  await page.getByText('Deutsch').click();
  expect([languages?.open, more?.open]).toEqual([true, false]);
  await userEvent.keyboard('{Escape}');
  expect(languages?.open).toBe(false);
  await expect.element(page.getByText('Languages')).toHaveFocus();
  if (languages) languages.open = true;
  await page.getByText('Text').click();
  expect(languages?.open).toBe(false);
});

const home = (rest = '') =>
  `<a data-home href="/elsewhere">Home</a><div data-home-event="go-home" ${rest}></div>`;
const pressHome = () => {
  place.querySelector('a')?.addEventListener('click', (event) => setTimeout(() => event, 0));
  addEventListener('click', stay, { once: true });
  place.querySelector('a')?.click();
};

test('with a test under way Home asks the test, and loads no page', () => {
  document.documentElement.dataset.stage = 'testing';
  write(home('data-mounted'));
  pressHome();
  expect(homes).toEqual(['home']);
});

test.each([
  ['the test has not begun, and the page is another one', 'data-mounted', undefined],
  ['the code of the test is not here', '', 'testing'],
])('where %s, Home is a link', (_, rest, stage) => {
  if (stage) document.documentElement.dataset.stage = stage;
  write(home(rest));
  pressHome();
  expect(homes).toEqual([]);
});

test('a click that opens a tab is left to the browser', () => {
  document.documentElement.dataset.stage = 'testing';
  write(home('data-mounted'));
  addEventListener('click', stay, { once: true });
  place
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(homes).toEqual([]);
});

const languages =
  '<a data-language="de" lang="de" href="/de">Deutsch</a><a data-language="en" lang="en" href="/">English</a><a data-language-offer hidden></a>';
const offered = (...preferred: string[]) => {
  write(languages);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  offerLanguage();
  const offer = place.querySelector<HTMLAnchorElement>('[data-language-offer]');
  return offer?.hidden ? undefined : [offer?.pathname, offer?.lang, offer?.textContent];
};

test('who prefers another language that the site has is offered it, in its own words', () => {
  document.documentElement.lang = 'en';
  expect(offered('nl', 'de-CH', 'en')).toEqual(['/de', 'de', 'Deutsch']);
  expect(offered('en-GB', 'de')).toBeUndefined();
  expect(offered('nl')).toBeUndefined();
});
