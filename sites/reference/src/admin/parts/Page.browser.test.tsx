import { useEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Page } from './Page.tsx';

anewForEachTest();

/** A screen that has its name a moment after it was opened. */
function Screen() {
  const [title, setTitle] = useState('Partner');
  useEffect(() => setTitle('Quiz'), []);
  return <Page title={title} />;
}

test('S045: a screen names the window, and is viewed once, whatever its title becomes, without its query string', async () => {
  const views: unknown[] = [];
  const { title } = document;
  Object.assign(globalThis, { dataLayer: views });
  onTestFinished(() => {
    document.title = title;
  });
  show(<Screen />, '/partners/quiz?q=ada@example.org');
  await expect.element(page.getByRole('heading', { name: 'Quiz', level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Quiz · /);
  const page_title = document.title.replace('Quiz', 'Partner');
  expect(views).toEqual([{ event: 'page_view', page_path: '/admin/partners/quiz', page_title }]);
});
