import { pushToDataLayer } from '@quotient/iq-test';
import { tellablePath } from './pageViewPath.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Read before anything changes it: a test in the page puts its stage there, see `followStage`. */
const ownTitle = document.title;

/**
 * Pushes one `page_view` (Specification §7): path with query string, and the title of the page. A stage of the test is no
 * other route: however late this is called, it is the title of the page itself.
 */
export function pushPageView(): void {
  pushToDataLayer({
    event: 'page_view',
    page_path: tellablePath(location),
    page_title: ownTitle,
  });
}
