import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { OptionList } from './OptionList.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();

const [question] = testSession.questions;
if (!question) throw new Error('The session has no question.');
const none = new Map<string, string>();
const inputs = () => [...place.querySelectorAll('input')];

test('what is chosen is asked for and shown once its owner says so; another list keeps its own choice', () => {
  const onChoose = vi.fn();
  const two = (selectedIndex: number) => (
    <>
      <OptionList question={question} selectedIndex={selectedIndex} onChoose={onChoose} shapes={none} />
      <OptionList question={question} selectedIndex={2} onChoose={() => {}} shapes={none} />
    </>
  );
  const chosen = () => inputs().flatMap(({ checked }, index) => (checked ? index : []));
  show(two(-1));
  inputs()[1]?.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  expect(chosen()).toEqual([5]);
  show(two(1));
  expect(chosen()).toEqual([1, 5]);
  expect(place.querySelectorAll('label[data-chosen]')).toHaveLength(2);
});

test('short options and figures share a row, longer texts have one each', async () => {
  const draw = (options: string[], isFigures = false) => {
    const shown = isFigures
      ? { ...question, options, visualPattern: { type: 'matrix' as const, optionShapes: options } }
      : { ...question, options };
    show(<OptionList question={shown} selectedIndex={-1} onChoose={() => {}} shapes={none} />);
    const tops = [...place.querySelectorAll('label')].map((label) => label.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  place.style.inlineSize = '328px';
  expect(draw(['12', '16', '18', '27'])).toEqual([2, 2]);
  expect(draw(['12', '16', 'All of the numbers', '27'])).toEqual([1, 1, 1, 1]);
  const figures = ['circle', 'square', 'triangle', 'circle-filled', 'square-filled', 'triangle-filled'];
  expect(draw(figures, true)).toEqual([2, 2, 2]);
  expect(draw(figures.slice(0, 5), true)).toEqual([2, 2, 1]);
  place.style.inlineSize = '';
  await page.viewport(780, 360); // a phone held sideways: every line counts
  expect(draw(figures, true)).toEqual([3, 3]);
  expect(draw(figures.slice(0, 4), true)).toEqual([2, 2]);
  await page.viewport(1024, 768);
});
