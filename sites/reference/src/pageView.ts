import { pushToDataLayer } from '@quotient/iq-test';
import { tellablePath } from './pageViewPath.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes one `page_view` (Specification §7): path with query string, and the title of the page as it stands. */
export function pushPageView(): void {
  pushToDataLayer({
    event: 'page_view',
    page_path: tellablePath(location),
    page_title: document.title,
  });
}
