import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, find, place, press, show } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();
afterEach(closeRunners);

function open(inlineSize: number) {
  place.style.inlineSize = `${inlineSize}px`;
  const runner = openRunner({ ...testSession, answers: [0, -1, -1, -1] });
  runner.goTo(1);
  show(<RunnerStage runner={runner} shapes={new Map()} />);
}
const isSeen = (selector: string) => find(selector).getClientRects().length > 0;

test('where there is room, all questions are seen at once and nothing folds them', () => {
  open(800);
  expect(isSeen('ol')).toBe(true);
  expect(isSeen('[aria-controls]')).toBe(false);
});

test('on a phone they are folded below how many are answered, until the visitor opens them', () => {
  open(360);
  expect(place.textContent).toContain('Questions Answered: 1 / 4');
  expect(isSeen('ol')).toBe(false);
  const toggle = find('[aria-controls]');
  expect(toggle.ariaExpanded).toBe('false');
  expect(find(`[id="${toggle.getAttribute('aria-controls')}"]`).tagName).toBe('OL');
  press('All questions');
  expect(isSeen('ol')).toBe(true);
  expect(toggle.ariaExpanded).toBe('true');
  press('All questions');
  expect(isSeen('ol')).toBe(false);
});

test('in a low window they are folded, too', async () => {
  await page.viewport(780, 360);
  open(760);
  expect(isSeen('ol')).toBe(false);
  press('All questions');
  expect(isSeen('ol')).toBe(true);
  await page.viewport(1024, 768);
});
