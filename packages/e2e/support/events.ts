import type { Page } from '@playwright/test';

/** The events in the data layer; what is allowed is said in it, too, see consentTag.spec.ts. */
export const events = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in (entry as object)));
