import { localeCodes } from '@quotient/contract/locales';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showFigure } from './figure.fixture.tsx';
import { figureScripts } from './figureScripts.ts';
import { figures } from './figures.ts';

const inEachLanguage = Object.entries(figures).flatMap(([name, Figure]) =>
  localeCodes.map((locale) => ({ name, Figure, locale })),
);

afterEach(() => page.viewport(1024, 768));

test('every figure has code that makes it react', () => {
  expect(Object.keys(figureScripts).sort()).toEqual(Object.keys(figures).sort());
});

test.each(inEachLanguage)(
  '$name ($locale) has no word left to fill in, and nothing that the policy would refuse',
  ({ Figure, locale }) => {
    const figure = showFigure(Figure, locale);
    expect(figure.querySelectorAll('style, script, [style]')).toHaveLength(0);
    expect(figure.textContent).not.toMatch(/[{}]|undefined|NaN/);
  },
);

test.each(inEachLanguage)(
  '$name ($locale) gives its name and description to those who do not see it',
  (each) => {
    const named = showFigure(each.Figure, each.locale).querySelector('[aria-label="Its name"]');
    const described = named?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('What it shows at the start.');
  },
);

test.each(inEachLanguage)(
  '$name ($locale) is accessible before and after its code has come',
  async (each) => {
    const figure = showFigure(each.Figure, each.locale);
    const violations = async () =>
      (await axe.run(figure)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    figure.dataset.still = '';
    expect(await violations()).toEqual([]);
    delete figure.dataset.still;
    const { bringAlive } = (await figureScripts[each.name]?.()) ?? {};
    bringAlive?.(figure);
    figure.dataset.alive = '';
    expect(await violations()).toEqual([]);
  },
);

test.each(inEachLanguage)(
  '$name ($locale) is as narrow as a small phone, with letters to be read',
  async (each) => {
    await page.viewport(320, 800);
    const figure = showFigure(each.Figure, each.locale);
    const { bringAlive } = (await figureScripts[each.name]?.()) ?? {};
    bringAlive?.(figure);
    figure.dataset.alive = '';
    figure.style.width = '288px'; // 320 less the margins of the page
    expect(figure.scrollWidth).toBeLessThanOrEqual(288);
    const letters = [...figure.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      ),
    );
    for (const element of letters)
      expect(Number.parseFloat(getComputedStyle(element).fontSize), element.outerHTML).toBeGreaterThanOrEqual(
        12,
      );
  },
);
