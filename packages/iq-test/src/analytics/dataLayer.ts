/** What is pushed to the page's data layer (Specification §7). Nothing leaves the page by it. */
export type AnalyticsEvent =
  | { event: 'quiz_start'; button: string }
  | { event: 'quiz_answered'; step: number; answer: string }
  | { event: 'quiz_step'; step: number };

/** Takes one event. */
export type Analytics = (event: AnalyticsEvent) => void;

/** Pushes to `window.dataLayer`, which is made if absent. */
export const pushToDataLayer: Analytics = (event) => {
  const holder = globalThis as { dataLayer?: unknown };
  if (!Array.isArray(holder.dataLayer)) holder.dataLayer = [];
  (holder.dataLayer as unknown[]).push(event);
};
