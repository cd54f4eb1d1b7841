import css from 'virtual:embed-css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest } from '../../ui/inPage.fixture.ts';
import { mountWidget } from './mountWidget.tsx';

anewForEachTest();
let end = () => {};
afterEach(() => {
  end();
  document.body.removeAttribute('style');
  document.querySelector('[data-paper]')?.remove();
});

/** An element in a dark column of 600 pixels. Without words, its test can't be shown. */
function mount(attributes: string, hasWords = true): ShadowRoot {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-paper style="inline-size: 600px; background: rgb(1, 2, 3)"><p ${attributes} lang="en"></p></div>`,
  );
  const element = document.querySelector('[data-paper] > p') as HTMLElement;
  if (!hasWords) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  }
  const root = element.attachShadow({ mode: 'open' });
  const call = mountWidget(element, root, location.origin, String(css), false, () => <h2>The test</h2>);
  end = () => call('destroy');
  return root;
}
const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(color);
/** Returns the backgrounds behind the first match of a selector, from the inside out, without the column. */
function grounds(root: ShadowRoot, selector: string): string[] {
  const found: string[] = [];
  for (let at = root.querySelector(selector)?.parentElement; at; at = at.parentElement)
    found.push(getComputedStyle(at).backgroundColor);
  return found.filter((color) => !isClear(color));
}
const shown = (root: ShadowRoot, selector: string) =>
  expect.poll(() => root.querySelector(selector)?.checkVisibility()).toBe(true);
const widthOf = (root: ShadowRoot, selector: string) =>
  root.querySelector(selector)?.getBoundingClientRect().width ?? 0;

test.for(['popup', 'fullscreen', 'floating'])(
  'mode="%s": the page shows through around the button, which has no room but its own; the dialog has paper',
  async (mode) => {
    const root = mount(`mode="${mode}"`);
    expect(grounds(root, '[data-iq-root] > *')).toEqual([]); // before the words are here
    await shown(root, '[part~="launcher"]');
    expect(grounds(root, '[part~="launcher"]')).toEqual([]);
    const button = widthOf(root, '[part~="launcher"]');
    expect(button).toBeGreaterThan(100);
    if (mode !== 'floating') expect(widthOf(root, '[part~="root"]')).toBeCloseTo(button, 0);
    await page.elementLocator(root.querySelector('[part~="launcher"]') as Element).click();
    await shown(root, 'h2');
    expect(getComputedStyle(root.querySelector('dialog') as Element).backgroundColor).toBe(
      'rgb(251, 250, 246)',
    );
  },
);

test('where the words can’t be loaded, only the message and its button have a ground of their own', async () => {
  const root = mount('mode="popup" partner="acme"', false);
  await shown(root, '[role="alert"]');
  expect(grounds(root, '[role="alert"]')).toEqual([]);
});

test('inline, the test and its placeholders have paper', async () => {
  const root = mount('');
  expect(grounds(root, '[data-iq-root] > *')).toEqual(['rgb(251, 250, 246)', 'rgb(251, 250, 246)']);
  await shown(root, 'h2');
  expect(grounds(root, 'h2')).toContain('rgb(251, 250, 246)');
});
