import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bringToLife, showFigure, textsOf } from './figure.fixture.tsx';
import { ShrinkingGains } from './ShrinkingGains.tsx';
import { bringAlive } from './shrinkingGains.script.ts';

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const pressed = () => textsOf(document, '[aria-pressed="true"]');
/** Stroke strengths of a set's dots. */
const strengths = (set: string) => [
  ...new Set(
    [...document.querySelectorAll(`circle[data-set="${set}"]`)].map((dot) => getComputedStyle(dot).opacity),
  ),
];

test('without code every value stands as text, and both sets are shown', () => {
  const figure = showFigure(ShrinkingGains, 'de');
  expect(textsOf(figure, 'strong')).toEqual([
    '3,6 Punkte',
    '2,0 Punkte',
    '3,3 Punkte',
    '2,0 Punkte',
    '0,8 Punkte',
    '9,6 Punkte',
    '2,5 Punkte',
    'etwa 1 Punkt',
    '0,4 Punkte',
  ]);
  expect(textsOf(document, 'figure')[0]).toContain('Intervall −1,4 bis 2,1');
  expect([...strengths('first'), ...strengths('stricter')]).toEqual(['1', '1']);
});

test('a button shows one set, dims the other and says what is left; pressed again, or the first one, it shows both', async () => {
  const figure = bringToLife(showFigure(ShrinkingGains), bringAlive);
  await userEvent.click(button('Stricter look'));
  expect(pressed()).toEqual(['Stricter look']);
  await expect.poll(() => strengths('first')).toEqual(['0.18']);
  expect(strengths('stricter')).toEqual(['1']);
  expect(textsOf(figure, 'output')).toEqual([
    'Stricter look: working memory training 2.0 points; exercise 2.0 points, 0.8 points; money 2.5 points; a year of higher education 0.4 points.',
  ]);
  await userEvent.click(button('First result'));
  expect(pressed()).toEqual(['First result']);
  await expect.poll(() => strengths('stricter')).toEqual(['0.18']);
  await userEvent.keyboard('{Enter}');
  expect(pressed()).toEqual(['Both']);
  await expect.poll(() => strengths('stricter')).toEqual(['1']);
  expect(textsOf(figure, 'output')).toEqual(['']);
});

/** Movement of the dots of the claim on exercise, in pixels to the right of their place. */
const waysOfDots = () =>
  [...document.querySelectorAll('[data-claim="exercise"] > div > svg circle')].map((dot) => {
    const [animation] = dot.getAnimations().filter((each) => !(each instanceof CSSTransition));
    const [start] = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    return Math.sign(Number.parseFloat(/\((.*?)px/.exec(String(start?.transform))?.[1] ?? '0'));
  });

test('each dot that is shown comes from the place of its neighbor', async () => {
  bringToLife(showFigure(ShrinkingGains), bringAlive);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: false });
  button('Stricter look').click();
  expect(waysOfDots()).toEqual([0, 1, 1]);
  button('First result').click();
  expect(waysOfDots().at(0)).toBe(-1);
});

test('nothing moves for those who ask for less movement', () => {
  bringToLife(showFigure(ShrinkingGains), bringAlive);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true); // as all of these tests run
  button('Stricter look').click();
  expect(waysOfDots()).toEqual([0, 0, 0]);
});
