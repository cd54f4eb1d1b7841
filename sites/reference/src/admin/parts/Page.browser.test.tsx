import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Page } from './Page.tsx';

anewForEachTest();

test('a screen names the window, and is viewed once, whatever its title becomes', async () => {
  const views: unknown[] = [];
  const { dataLayer } = globalThis as { dataLayer?: unknown };
  const { title } = document;
  Object.assign(globalThis, { dataLayer: views });
  onTestFinished(() => {
    Object.assign(globalThis, { dataLayer });
    document.title = title;
  });
  show(<Page title="Partners" />, '/partners/quiz');
  await expect.element(page.getByRole('heading', { name: 'Partners', level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Partners · /);
  const view = { event: 'page_view', page_path: '/admin/partners/quiz', page_title: document.title };
  await expect.poll(() => views).toEqual([view]);
});
