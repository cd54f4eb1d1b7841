import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, show, textsOf } from '../ui/inPage.fixture.ts';
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

test('texts find their own direction and figures are drawn, each under its letter', () => {
  show(<OptionList question={question} selectedIndex={-1} onChoose={() => {}} shapes={none} disabled />);
  expect(textsOf('label')).toEqual(['Aone', 'Btwo', 'Cthree']);
  expect(place.querySelectorAll('[data-kind="texts"] [dir="auto"]')).toHaveLength(3);
  expect(place.querySelectorAll('label[data-disabled]')).toHaveLength(3);
  const options = ['circle', 'square'];
  const figures = {
    ...question,
    options,
    visualPattern: { type: 'matrix' as const, optionShapes: options },
  };
  show(<OptionList question={figures} selectedIndex={-1} onChoose={() => {}} shapes={none} />);
  expect(textsOf('label')).toEqual(['A', 'B']);
  expect(place.querySelectorAll('[data-kind="figures"] svg')).toHaveLength(2);
  expect(place.querySelectorAll('label[data-disabled]')).toHaveLength(0);
});
