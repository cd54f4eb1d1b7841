import { directionOf } from '@quotient/contract/direction';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { figureScripts } from './figureScripts.ts';
import { figures } from './figures.ts';

const names = [
  'eleven-to-old-age',
  'half-and-half',
  'moving-average',
  'scales-and-rarity',
  'score-and-margin',
] as const;
const cases = names.flatMap((name) => localeCodes.map((locale) => [name, locale] as const));
const words = {
  title: 'Title',
  label: 'Label',
  alt: 'As at the start.',
  control: 'Move.',
  caption: 'Caption',
};

/** The figure in the page, as it is prerendered. */
function show(name: (typeof names)[number], locale: LocaleCode): HTMLElement {
  const Figure = figures[name];
  if (!Figure) throw new Error(`There is no figure "${name}".`);
  document.body.innerHTML = `<main lang="${locale}" dir="${directionOf(locale)}">${renderToStaticMarkup(<Figure locale={locale} words={words} />)}</main>`;
  const figure = document.querySelector('figure');
  if (!figure) throw new Error(`"${name}" is no figure.`);
  return figure;
}

/** The figure in the page with its code. */
async function showAlive(...which: Parameters<typeof show>): Promise<HTMLElement> {
  const figure = show(...which);
  const script = await figureScripts[which[0]]?.();
  script?.bringAlive(figure);
  figure.dataset.alive = '';
  return figure;
}

const said = (figure: HTMLElement) =>
  figure.querySelector('output')?.textContent?.replace(/\s+/g, ' ').trim();
const slider = (figure: HTMLElement, name: string) => {
  const input = figure.querySelector<HTMLInputElement>(`input[type="range"][name="${name}"]`);
  if (!input) throw new Error(`There is no slider "${name}".`);
  return input;
};
function move(figure: HTMLElement, name: string, value: number): void {
  const input = slider(figure, name);
  input.value = `${value}`;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each(cases)('the code of %s finds in %s everything as it was rendered', async (...which) => {
  const before = show(...which).innerHTML;
  const figure = await showAlive(...which);
  expect(figure.innerHTML).toBe(before);
});

test.each(names)('without code %s has no controls, and with it no table', async (name) => {
  const inert = show(name, 'en');
  const input = inert.querySelector('input');
  expect(input?.checkVisibility({ visibilityProperty: true })).toBe(false);
  const alive = await showAlive(name, 'en');
  expect(alive.querySelector('input')?.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(alive.querySelector('table')?.checkVisibility() ?? false).toBe(false);
  const failed = show(name, 'en');
  failed.dataset.still = '';
  expect(failed.querySelector('input')?.checkVisibility()).toBe(false);
  expect(failed.querySelector('table')?.checkVisibility() ?? true).toBe(true);
});

test.each(names)('nothing moves when the code of %s comes', async (name) => {
  const { height } = show(name, 'en').getBoundingClientRect();
  expect((await showAlive(name, 'en')).getBoundingClientRect().height).toBe(height);
});

test.each(names)('every control of %s is large enough for a finger', async (name) => {
  const figure = await showAlive(name, 'en');
  for (const control of figure.querySelectorAll('input, button')) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(44);
  }
});

test('a key moves the score, its band and what is said of them', async () => {
  const figure = await showAlive('score-and-margin', 'en');
  expect(said(figure)).toBe(
    '103 to 121 95% interval around a score of 112 at a reliability of 0.90: percentiles 57 to 92.',
  );
  slider(figure, 'score').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said(figure)).toBe(
    '104 to 122 95% interval around a score of 113 at a reliability of 0.90: percentiles 60 to 93.',
  );
  expect(slider(figure, 'score').getAttribute('aria-valuetext')).toBe('113');
  expect(figure.querySelector('circle')?.getAttribute('cx')).toBe('63%');
  expect(figure.querySelector('[role="img"]')?.getAttribute('aria-describedby')).toBe(
    'score-and-margin-result',
  );
});

test('a place below the middle is rare on its other side', async () => {
  const figure = await showAlive('scales-and-rarity', 'de');
  move(figure, 'iq', 70);
  const output = figure.querySelector<HTMLElement>('output');
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not said
  expect(output?.innerText.replace(/\s+/g, ' ')).toBe(
    '2,3 % der Menschen liegen darunter 1 von 44 liegt so tief oder tiefer 50 davon in einer Normstichprobe von 2.200',
  );
  expect([...figure.querySelectorAll('tspan[data-moves]')].map(({ textContent }) => textContent)).toEqual([
    '70',
    '68',
    '52',
  ]);
});

test('another age widens the range', async () => {
  const figure = await showAlive('eleven-to-old-age', 'en');
  figure.querySelector<HTMLInputElement>('input[value="87"]')?.click();
  expect(said(figure)).toBe(
    '110 expected at 87 Of people who scored 120 at 11, four out of five would lie between 94 and 127 at 87.',
  );
});

test('norms, task and sample each have their part in the average', async () => {
  const figure = await showAlive('moving-average', 'en');
  figure.querySelector<HTMLInputElement>('input[value="41"]')?.click();
  move(figure, 'sample', 4);
  expect(said(figure)).toMatch(/^84\.8 ± 0\.9 /);
  expect(slider(figure, 'sample').getAttribute('aria-valuetext')).toBe('1,000 people');
  move(figure, 'years', 0);
  expect(said(figure)).toMatch(/^95\.0 ± 0\.9 0\.0 points less/);
});

test('the button of a study moves the slider, and is pressed while the slider stands there', async () => {
  const figure = await showAlive('half-and-half', 'en');
  const pressed = () => figure.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value;
  expect(said(figure)).toBe('60 of 100');
  expect(pressed()).toBe('0.31');
  figure.querySelector<HTMLButtonElement>('button[value="0.54"]')?.click();
  expect(said(figure)).toBe('68 of 100');
  expect(slider(figure, 'r').value).toBe('0.54');
  expect(pressed()).toBe('0.54');
  move(figure, 'r', 0.2);
  expect(pressed()).toBe('0.2');
  move(figure, 'r', 0.55);
  expect(pressed()).toBeUndefined();
});
