import type { Page } from 'playwright';
import { figure, type Row, type Trial } from '../trial.ts';
import { setStage } from './stage.ts';

/** Sizes of the window, in CSS pixels: phones, a tablet, a desktop, and a phone held sideways. */
const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 780, height: 360 },
] as const;
type Size = (typeof sizes)[number];

const questionSets = ['main', 'advanced', 'visual', 'extended', 'fresh'] as const;

/** Returns true for the sizes at which nine of ten questions should fit. */
const isAimedAt = ({ width }: Size): boolean => width === 390 || width === 1280;

/** Words of the button that continues, by language. */
const forwardWords = {
  en: ['Next', 'Finish Test'],
  de: ['Weiter', 'Test beenden'],
  ar: ['التالي', 'إنهاء الاختبار'],
};

/** Parts of one question that a visitor sees without scrolling. */
interface Seen {
  clock: boolean;
  forward: boolean;
  question: boolean;
}

/** Runs in the page: finds the parts of the question that are in the window and uncovered. */
function look(words: readonly string[]): Seen {
  const root = document.querySelector('iq-test')?.shadowRoot;
  if (!root) throw new Error('There is no test.');
  /** A point that is in the window and belongs to the element. */
  const isSeenAt = (element: Element, x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const found = root.elementFromPoint(x, y);
    return !!found && (element.contains(found) || found.contains(element));
  };
  const isSeen = (element: Element | null | undefined): boolean => {
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0) return false;
    const middle = box.left + box.width / 2;
    return isSeenAt(element, middle, box.top + 2) && isSeenAt(element, middle, box.bottom - 2);
  };
  const forward = [...root.querySelectorAll('button')].find(({ textContent }) =>
    words.includes(textContent ?? ''),
  );
  const card = root.querySelector('[part~=question]');
  const parts = [card?.querySelector('h2'), ...(card?.querySelectorAll('label, [role=group], img') ?? [])];
  return {
    clock: isSeen(root.querySelector('[role=timer]')),
    forward: isSeen(forward),
    question: parts.every(isSeen),
  };
}

/** Steps through one test at one size. Resolves to a `Seen` for each question, in display order. */
async function step(page: Page, size: Size, words: readonly string[]): Promise<Seen[]> {
  await page.setViewportSize(size);
  await page
    .locator('[part~=marker]')
    .first()
    .evaluate((marker: HTMLElement) => marker.click());
  await page.locator('[part~=question] h2').evaluate((heading: HTMLElement) => heading.focus());
  const count = await page.locator('[part~=marker]').count();
  const seen: Seen[] = [];
  for (let number = 1; number <= count; number++) {
    const current = page.locator('[part~=marker][part~=current]');
    await current.filter({ hasText: new RegExp(`^${number}$`) }).waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      const images = document.querySelector('iq-test')?.shadowRoot?.querySelectorAll('img') ?? [];
      await Promise.all([...images].map((image) => image.decode().catch(() => {})));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    seen.push(await page.evaluate(look, words));
    if (number < count) await page.keyboard.press('n');
  }
  return seen;
}

const percent = (seen: readonly Seen[], part: keyof Seen): number =>
  (100 * seen.filter((each) => each[part]).length) / seen.length;

/** Parts of every question visible without scrolling, by size and language. */
export const fits: Trial = {
  name: 'fits',
  about: 'questions of all sets whose clock, Next and options are seen together, by size and language',
  async run({ isQuick, progress }) {
    await using stage = await setStage();
    const languages = isQuick ? (['en'] as const) : (['en', 'de', 'ar'] as const);
    const sets = isQuick ? (['main'] as const) : questionSets;
    const rows: Row[] = [];
    for (const lang of languages) {
      const bySize = new Map(sizes.map((size) => [size, [] as { set: string; seen: Seen[] }[]]));
      for (const set of sets) {
        const { page } = await stage.open();
        await page.goto(stage.ours(`start="directly" loading="eager" set="${set}" lang="${lang}"`));
        await page.locator('[part~=option]').first().waitFor();
        await page.keyboard.press('Shift'); // the visitor has done something: the page may move
        for (const size of sizes) {
          bySize.get(size)?.push({ set, seen: await step(page, size, forwardWords[lang]) });
          progress(`${lang} ${set} ${size.width} × ${size.height}`);
        }
        await page.context().close();
      }
      for (const [size, tests] of bySize) {
        const seen = tests.flatMap((test) => test.seen);
        const name = `${size.width} × ${size.height}, ${lang}`;
        const rest = tests.flatMap(({ set, seen: ofSet }) => {
          const numbers = ofSet.flatMap(({ question }, index) => (question ? [] : index + 1));
          return numbers.length > 0 ? `${set} ${numbers.join(', ')}` : [];
        });
        for (const part of ['clock', 'forward', 'question'] as const)
          rows.push({
            what: `${part === 'question' ? 'question with all options' : part === 'clock' ? 'clock' : 'Next'} seen at ${name}`,
            unit: '%',
            figures: [figure('ours', [percent(seen, part)])],
            aims: part !== 'question' ? [{ atLeast: 100 }] : isAimedAt(size) ? [{ atLeast: 90 }] : [],
            ...(part === 'question' && rest.length > 0 && { note: `The rest: ${rest.join('; ')}.` }),
          });
      }
    }
    return rows;
  },
};
