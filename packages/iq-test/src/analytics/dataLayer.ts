/** Every event of the data layer, and what it carries (Specification §7). `page_view` is pushed by sites, not by the test. */
export interface AnalyticsEvents {
  /** `button`: the label of the start button. */
  quiz_start: { button: string };
  /** `page_path`: with the query string, and without secrets. `page_title`: of the page that is now shown. */
  page_view: { page_path: string; page_title: string };
  /** `step`: number of the question, from 1. `answer`: letter of the option as displayed. */
  quiz_answered: { step: number; answer: string };
  /** `step`: number of the question that is now shown, from 1. */
  quiz_step: { step: number };
}
/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsEvents;
/** Entry that we push to the page's data layer. Nothing leaves the page by it. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsEvents[Name];
}[AnalyticsEventName];

const names = ['quiz_start', 'page_view', 'quiz_answered', 'quiz_step'] satisfies AnalyticsEventName[];

/** Returns true for an entry that we pushed; other code pushes to the data layer as well. */
export const isAnalyticsEvent = (entry: unknown): entry is AnalyticsEvent =>
  (names as unknown[]).includes((entry as { event?: unknown } | null | undefined)?.event);

/** Takes one event. */
export type Analytics = (event: AnalyticsEvent) => void;

/** The page's data layer, which is made if absent. */
export function dataLayer(): unknown[] {
  const holder = globalThis as { dataLayer?: unknown };
  if (!Array.isArray(holder.dataLayer)) holder.dataLayer = [];
  return holder.dataLayer as unknown[];
}

/** Pushes to `window.dataLayer`, which is made if absent. */
export const pushToDataLayer: Analytics = (event) => {
  dataLayer().push(event);
};
