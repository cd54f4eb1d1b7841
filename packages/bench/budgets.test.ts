import { expect, test } from 'vitest';
import { brokenBudget, budgets } from './budgets.ts';

test('a budget that is met says nothing, one that is not names the language, the files, the bytes and its own file', () => {
  expect(brokenBudget('loader', 'de', { 'embed.js': budgets.loader })).toBeUndefined();
  expect(brokenBudget('loader', 'de', { 'first-A1.js': 7, 'embed.js': budgets.loader })).toBe(
    `de: 7 B over. ${budgets.loader + 7} B, and \`loader\` in packages/bench/budgets.ts allows ${budgets.loader}. Files: embed.js ${budgets.loader}, first-A1.js 7. Make one smaller, or raise the budget there and say why in the commit.`,
  );
});
