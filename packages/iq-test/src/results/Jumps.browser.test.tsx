import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, find, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { testResults } from './testResults.fixture.ts';

/** Setting of all tests' browser, which the emulation replaces. */
const lessMovement = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

anewForEachTest();
afterEach(() => page.viewport(1024, 768));

const links = { sheet: '#sheet', pdf: '#pdf' };
const review = testSession.questions.map((_, questionIndex) => ({
  questionIndex,
  chosenIndex: 0,
  correctIndex: 1,
  category: 'working-memory' as const,
  points: 7,
  explanation: 'The way to it.',
}));
const everything = (
  <ResultsScreen
    results={{ ...testResults, review }}
    questions={testSession.questions}
    onEmail={async () => {}}
    onShare={async () => '#shared'}
    onCertificate={async () => links}
    onPrint={() => {}}
  />
);
const jumps = () => [...place.querySelectorAll<HTMLElement>('nav button')];
const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;

test.each([
  ['Keep', 'Keep and share'],
  ['Share', 'Share your results'],
  ['Certificate', 'Certificate'],
  ['Solutions', 'Every question, explained'],
])('on a phone "%s" leads to the heading "%s", and the address stays', async (name, heading) => {
  await page.viewport(360, 780);
  show(everything);
  const { href, hash } = location;
  const { length } = history;
  press(name);
  expect(document.activeElement?.textContent).toBe(heading);
  expect(document.activeElement?.tagName).toMatch(/^H[23]$/);
  expect(topOf(document.activeElement)).toBeGreaterThanOrEqual(0);
  // the last chapters of a page cannot be scrolled to its very top
  expect(topOf(document.activeElement)).toBeLessThan(name === 'Solutions' ? 60 : 780);
  expect([location.href, location.hash, history.length]).toEqual([href, hash, length]);
  scrollTo(0, 0);
});

test('in a shadow root, and in a dialog there that scrolls, a jump leads to the heading too', async () => {
  await page.viewport(360, 780);
  const host = place.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<dialog><div style="block-size: 400px; overflow: auto"></div></dialog>';
  const dialog = shadow.querySelector('dialog');
  const scroller = dialog?.firstElementChild;
  if (!dialog || !scroller) throw new Error('There is no dialog.');
  dialog.showModal();
  const inShadow = createRoot(scroller);
  flushSync(() => inShadow.render(<IqTestProvider i18n={englishI18n}>{everything}</IqTestProvider>));
  const before = scrollY;
  const solutions = [...shadow.querySelectorAll<HTMLElement>('nav button')].at(-1);
  flushSync(() => solutions?.click());
  expect(shadow.activeElement?.textContent).toBe('Every question, explained');
  expect(Math.abs(topOf(shadow.activeElement) - topOf(scroller))).toBeLessThan(60);
  expect(scrollY).toBe(before);
  inShadow.unmount();
});

test('with the keyboard the heading shows that it has the focus, and Tab goes on from there', async () => {
  await page.viewport(360, 780);
  show(everything);
  jumps()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.matches('h2:focus-visible')).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Print or save as PDF');
});

test('only what is on the screen has a jump, and without anything there is no row', () => {
  show(<ResultsScreen results={{ ...testResults, review }} onShare={async () => '#shared'} />);
  expect(textsOf('nav button')).toEqual(['Keep', 'Share']);
  show(<ResultsScreen results={{ ...testResults, review }} questions={testSession.questions} />);
  expect(textsOf('nav button')).toEqual(['Solutions']);
  show(<ResultsScreen results={{ ...testResults, review }} onPrint={() => {}} />);
  expect(textsOf('nav button')).toEqual(['Keep']);
  // answers, but not one of their questions
  show(<ResultsScreen results={{ ...testResults, review }} questions={[]} />);
  expect(place.querySelector('nav')).toBeNull();
});

test.each([320, 360, 600])(
  'at %i px jumps are 44 px high or more, and none breaks its word',
  async (width) => {
    await page.viewport(width, 780);
    show(everything);
    const boxes = jumps().map((jump) => jump.getBoundingClientRect());
    expect(boxes).toHaveLength(4);
    for (const { height, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThan(60);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(width < 440 ? 2 : 1);
  },
);

test('a wide widget has no jumps, however narrow the window', async () => {
  await page.viewport(1024, 768);
  show(everything);
  expect(find('nav').checkVisibility()).toBe(false);
});

test('jumps are not printed', async () => {
  await page.viewport(360, 780);
  show(everything);
  expect(find('nav').checkVisibility()).toBe(true);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: lessMovement });
  await expect.poll(() => find('nav').checkVisibility()).toBe(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: lessMovement });
});
