import path from 'node:path';
import { root } from '@quotient/tools/places';
import type { Page } from 'playwright';
import { figure, type Trial } from '../trial.ts';
import { timeToQuestion } from './questionReady.ts';
import { setStage } from './stage.ts';

/** Runs in a page before React does: counts the function components that React renders, like its developer tools. */
function countRenders() {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  const functionTags = [0, 11, 15]; // plain, forwardRef, memo
  const PERFORMED_WORK = 1;
  let renders = 0;
  const walk = (fiber: Fiber, before: Fiber | null) => {
    if (functionTags.includes(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) renders += 1;
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
  };
  Object.assign(globalThis, {
    takeRenders: () => {
      const taken = renders;
      renders = 0;
      return taken;
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => walk(current, current.alternate),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}

const takeRenders = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { takeRenders(): number }).takeRenders());

/** Number of components rendered while nothing, or little, changes. */
export const renders: Trial = {
  name: 'renders',
  about: 'components that are rendered for each tick of the clock and for each answer',
  async run({ times }) {
    // The same components on React: only there can renders be counted from outside.
    await using stage = await setStage({ EMBED_DIR: path.join(root, 'packages/iq-test/dist/embed-react') });
    const { page } = await stage.open();
    await page.addInitScript(countRenders);
    await timeToQuestion(page, stage.ours('start="directly"'));
    // Until then the page loads and prepares the rest in quiet moments; nothing reports the end.
    await page.waitForTimeout(1500);
    const whole = await takeRenders(page);
    const ticks: number[] = [];
    for (let second = 0; second < times(10, 3); second++) {
      await page.waitForTimeout(1000); // the measurement itself: rendering during one tick of the clock
      ticks.push(await takeRenders(page));
    }
    const answers: number[] = [];
    for (let option = 0; option < 4; option++) {
      await takeRenders(page);
      await page.locator('iq-test').getByRole('radio').nth(option).check();
      // Longer than saving and its message take. Waiting for the words would end before their rendering is counted.
      await page.waitForTimeout(700);
      answers.push(await takeRenders(page));
    }
    return [
      {
        what: 'components rendered for a tick of the clock',
        unit: 'count',
        figures: [figure('ours', ticks), figure('the whole test, once', [whole])],
        aims: [{ atMost: 0 }],
      },
      {
        what: 'components rendered for an answer, until it is saved',
        unit: 'count',
        figures: [figure('ours', answers), figure('the whole test, once', [whole])],
        aims: [],
        note: 'Counted on React, by the hook of its developer tools; the script tag ships the same components on Preact. Of the time of an answer, the ticks are counted, too.',
      },
    ];
  },
};
