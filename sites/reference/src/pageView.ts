interface PageView {
  event: 'page_view';
  page_path: string;
  page_title: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes one `page_view` (Specification §7): path with query string, and the title of the page as it stands. */
export function pushPageView(): void {
  window.dataLayer ??= [];
  const view: PageView = {
    event: 'page_view',
    page_path: location.pathname + location.search,
    page_title: document.title,
  };
  window.dataLayer.push(view);
}
