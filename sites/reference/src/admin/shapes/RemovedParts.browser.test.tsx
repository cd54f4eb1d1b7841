import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { RemovedParts } from './RemovedParts.tsx';

anewForEachTest();
const text = '<g/>\n<script/>\n<script/>\n<text/>';
const script = { what: '<script>', why: 'script' } as const;
const entry = page.getByRole('listitem');

test('what a drawing loses is told once with its reason, the line of the first and how often', async () => {
  const removed = [
    { ...script, from: 5, to: 14 },
    { ...script, from: 15, to: 24 },
    { what: '<text>', why: 'text', from: 25, to: 32 } as const,
  ];
  show(<RemovedParts checked={{ text, svg: '<g/>', removed }} />);
  await expect.element(page.getByText('3 things will be left out or changed')).toBeVisible();
  await expect.element(entry.first()).toHaveTextContent('<script> It runs a script. line 2, 2 times');
  await expect.element(entry.last()).toHaveTextContent('<text> A figure has no text. line 4');
});

test('where nothing can be kept it is refused, and where all is kept it says so', async () => {
  const removed = [{ what: '', why: 'empty', from: 0, to: 0 } as const];
  show(<RemovedParts checked={{ text, svg: '', removed }} />);
  await expect.element(page.getByText('This drawing cannot be saved')).toBeVisible();
  await expect.element(entry).toHaveTextContent(/^Nothing is left that draws. line 1$/);
  show(<RemovedParts checked={{ text, svg: '<g/>', removed: [] }} />);
  await expect.element(page.getByText('Nothing will be left out.')).toBeVisible();
});
