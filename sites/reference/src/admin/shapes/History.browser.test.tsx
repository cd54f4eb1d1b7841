import type { ShapeDetail } from '@quotient/contract/admin';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { History } from './History.tsx';
import { versionOf, zebra } from './shape.fixture.ts';

anewForEachTest();
function open(detail: ShapeDetail = zebra) {
  const onRestore = vi.fn(async () => {});
  show(
    <VisitorLook>
      <History detail={detail} draft={{ text: 'what is typed', svg: '' }} onRestore={onRestore} />
    </VisitorLook>,
  );
  return onRestore;
}
const entry = page.getByRole('listitem');

test('a version is compared with what is in the editor, saved or not', async () => {
  open();
  await entry.last().getByRole('button', { name: 'Compare' }).click();
  const side = page.getByRole('dialog').getByRole('figure');
  await expect.element(side.first()).toHaveTextContent('Version 1<rect');
  await expect.element(side.last()).toHaveTextContent('In the editorNothing to show yet.what is typed');
});

test('an own figure is removed, a drawn one goes back to its words, and each says what it was', async () => {
  open({ ...zebra, state: 'changed', drawn: '<g/>', versions: [versionOf(2, { svg: null, restores: 0 })] });
  await expect.element(page.getByRole('button', { name: 'Reset to the drawing' })).toBeVisible();
  await expect.element(entry).toHaveTextContent('As drawn from its words');
  open();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('no longer there for questions', { exact: false })).toBeVisible();
});
