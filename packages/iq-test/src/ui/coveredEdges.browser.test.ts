import { afterEach, expect, test } from 'vitest';
import { coveredAbove, coveredBelow, measureCovered } from './coveredEdges.ts';

const made: Element[] = [];
function add(css: string, around: Element = document.body): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = css;
  around.append(element);
  made.push(element);
  return element;
}
afterEach(() => {
  for (const element of made.splice(0)) element.remove();
});

/** Pixels that are covered above and below. */
function covered(element: HTMLElement): [above: string, below: string] {
  measureCovered(element);
  const { style } = element;
  return [style.getPropertyValue(coveredAbove), style.getPropertyValue(coveredBelow)];
}
const screen = (around?: Element) => add('inline-size: 400px; block-size: 3000px', around);

test('a page without bars covers nothing, and nothing is written', () => {
  const element = document.createElement('div');
  document.body.append(element);
  made.push(element);
  expect(covered(element)).toEqual(['', '']);
  expect(element.hasAttribute('style')).toBe(false);
});

test('fixed and sticky bars of the page count, with all that is in them', () => {
  const element = screen();
  const header = add('position: fixed; inset: 0 0 auto; block-size: 64px; z-index: 9');
  add('block-size: 40px', header);
  add('position: fixed; inset: auto 0 0; block-size: 90px; z-index: 9');
  expect(covered(element)).toEqual(['64px', '90px']);
  header.remove();
  expect(covered(element)).toEqual(['', '90px']);
});

test('a bar beside the test, a dialog over the page and what takes no presses are no bars', () => {
  const element = screen();
  add('position: fixed; inset: 0 0 auto auto; inline-size: 100px; block-size: 64px');
  add('position: fixed; inset: 0 0 auto; block-size: 60%; z-index: 9');
  add('position: fixed; inset: auto 0 0; block-size: 90px; z-index: 9; pointer-events: none');
  expect(covered(element)).toEqual(['', '']);
});

test('a layer behind the whole page hides no bar', () => {
  add('position: fixed; inset: 0; z-index: -1');
  const element = screen();
  add('position: fixed; inset: 0 0 auto; block-size: 64px; z-index: 9');
  expect(covered(element)).toEqual(['64px', '']);
});

test('in a panel that scrolls, bars count from its edges on', () => {
  add('position: fixed; inset: 0 0 auto; block-size: 64px; z-index: 9');
  const panel = add('position: fixed; inset: 64px 0 0; overflow: auto');
  const element = screen(panel);
  expect(covered(element)).toEqual(['', '']);
  panel.style.insetBlockStart = '24px';
  expect(covered(element)).toEqual(['40px', '']);
});

test('what holds the test and what the test holds do not cover it', () => {
  const panel = add('position: fixed; inset: 0; overflow: auto');
  const element = screen(panel);
  const own = add('position: sticky; inset-block-start: 0; block-size: 50px');
  element.prepend(own);
  expect(covered(element)).toEqual(['', '']);
});

test('inside a shadow root, bars of the page count as well', () => {
  const host = add('');
  const element = document.createElement('div');
  element.style.cssText = 'inline-size: 400px; block-size: 3000px';
  host.attachShadow({ mode: 'open' }).append(element);
  add('position: fixed; inset: 0 0 auto; block-size: 64px');
  expect(covered(element)).toEqual(['64px', '']);
});
