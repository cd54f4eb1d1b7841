import type { Page } from '@playwright/test';

/** Events in the data layer; consent is there too, see consentTag.spec.ts. */
export const events = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in (entry as object)));
