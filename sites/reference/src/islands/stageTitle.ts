import type { Flow } from '@quotient/iq-test';
import { fill } from '@quotient/iq-test/fill';

/** Titles of the page past the first screen of the test; `testing` has the places `{{number}}` and `{{total}}`. */
export interface StageTitles {
  testing: string;
  payment: string;
  results: string;
}

/**
 * Lets the page's title say where the visitor is: in tabs, in the history, and as the name of a printed file. On the first
 * screen the page has its own title. An embedded test leaves the title of the page around it alone.
 */
export function followStage(
  { journey, stage }: Pick<Flow, 'journey' | 'stage'>,
  titles: StageTitles & { welcome: string },
): void {
  let unfollow: (() => void) | undefined;
  journey.subscribe((here) => {
    unfollow?.();
    unfollow = undefined;
    if (here.at === 'testing') {
      const total = String(here.session.questions.length);
      unfollow = here.runner.currentIndex.subscribe((index) => {
        document.title = fill(titles.testing, (name) => (name === 'number' ? String(index + 1) : total));
      });
      return;
    }
    document.title = titles[stage.peek()];
  });
}
