import type { Page } from '@playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
export const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
export const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
export const choices = (analytics: boolean, marketing: boolean, preferences: boolean) => ({
  necessary: true,
  analytics,
  marketing,
  preferences,
});
