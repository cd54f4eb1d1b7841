import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { inkGapVariable } from './ScoreSummary.css.ts';
import { ScoreSummary } from './ScoreSummary.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

/** Columns with ink of one letter, drawn in the font of an element: pixels from the letter's own start. */
function inkOf(letter: string, element: Element): { first: number; last: number } {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const [width, height, origin] = [400, 400, 100];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillText(letter, origin, 300);
  const { data } = context.getImageData(0, 0, width, height);
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }).some((_, y) => (data[(y * width + x) * 4 + 3] ?? 0) > 127),
  );
  return { first: (columns[0] ?? 0) - origin, last: (columns.at(-1) ?? 0) + 1 - origin };
}

/** Pixels from the edge where the words above it begin to the ink of a number; positive: the number begins later. */
function inset(selector: string): number {
  const element = find(selector);
  const text = element.textContent ?? '';
  const isFromRight = getComputedStyle(element).direction === 'rtl';
  const range = document.createRange();
  const at = isFromRight ? text.length - 1 : 0;
  if (!element.firstChild) throw new Error('There is no number.');
  range.setStart(element.firstChild, at);
  range.setEnd(element.firstChild, at + 1);
  const { left } = range.getBoundingClientRect();
  const edge = element.parentElement?.getBoundingClientRect();
  if (!edge) throw new Error('There are no words above it.');
  const ink = inkOf(text.charAt(at), element);
  return isFromRight ? edge.right - (left + ink.last) : left + ink.first - edge.left;
}

const insets = () => [inset('[data-iq]'), inset('section:last-child > h2 + p')];

test.each([
  [134, 97.5],
  [85, 16],
  [100, 50],
  [72, 3],
  [147, 99.9],
])(
  '%i and %f begin where the words above them begin, in both directions and any font',
  async (iq, percentile) => {
    const arabic = createI18n({ locale: 'ar', messages: await loadMessages('ar') });
    for (const font of ['', 'serif', 'sans-serif', 'monospace'])
      for (const words of [undefined, arabic]) {
        place.style.setProperty('--iq-font-heading', font);
        show(<ScoreSummary results={{ ...testResults, iq, percentile }} />, words);
        for (const found of insets()) expect(Math.abs(found), `${font} ${words?.language}`).toBeLessThan(1.5);
      }
  },
);

test('a font that arrives later is measured again', async () => {
  let arrive = (_: FontFaceSet) => {};
  const arrival = new Promise<FontFaceSet>((resolve) => (arrive = resolve));
  Object.defineProperty(document.fonts, 'ready', { value: arrival, configurable: true });
  try {
    show(<ScoreSummary results={testResults} />);
    // as measured with the font before
    find('[data-iq]').style.setProperty(inkGapVariable, '0.2em');
    expect(Math.abs(inset('[data-iq]'))).toBeGreaterThan(5);
    arrive(document.fonts);
    await arrival;
    for (const found of insets()) expect(Math.abs(found)).toBeLessThan(1.5);
  } finally {
    Reflect.deleteProperty(document.fonts, 'ready');
  }
});

test('where nothing can be measured, or an extension answers nonsense, a number stays where it is', () => {
  const { getContext } = HTMLCanvasElement.prototype;
  const answers = [
    () => null,
    () => ({ measureText: () => ({ width: 900, actualBoundingBoxLeft: -900, actualBoundingBoxRight: 0 }) }),
    () => ({ measureText: () => ({}) }),
  ];
  try {
    for (const answer of answers) {
      HTMLCanvasElement.prototype.getContext = answer as never;
      show(<ScoreSummary key={answers.indexOf(answer)} results={testResults} />);
      expect(getComputedStyle(find('[data-iq]')).marginInlineStart).toBe('0px');
    }
  } finally {
    HTMLCanvasElement.prototype.getContext = getContext;
  }
});
