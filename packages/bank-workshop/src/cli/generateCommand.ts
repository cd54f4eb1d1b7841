import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cognitiveCategories, difficulties } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { findMatrix, type Matrix } from '@quotient/server/bank/figures/generate';
import { categoryOf, matrixIdea, questionOf } from '@quotient/server/bank/figures/question';
import { oneOf, readArguments, UsageError } from './arguments.ts';
import { addQuestion, gridsIn, idsIn } from './questionFiles.ts';
import type { Terminal } from './terminal.ts';

/** Sets that may grow, and their first id. The specification fixes `main`. */
const firstIds = { visual: 1, advanced: 1, extended: 31 };
const sets = ['visual', 'advanced', 'extended'] as const;

/** Folder of a set's generated figures. */
const homeOf = (bankFolder: string, set: string): string => path.join(bankFolder, set, 'matrices');

/** Every folder in which a set may have questions. */
function foldersOf(bankFolder: string, set: string): string[] {
  const own = path.join(bankFolder, set);
  const entries = existsSync(own) ? readdirSync(own, { withFileTypes: true }) : [];
  return [own, ...entries.flatMap((entry) => (entry.isDirectory() ? path.join(own, entry.name) : []))];
}

const ATTEMPTS = 20_000;

/** Adds one verified figure question. Answers the exit code. */
export function generateCommand(args: readonly string[], { print, note, bankFolder }: Terminal): number {
  const { values, flags } = readArguments(args, ['set', 'difficulty', 'seed', 'category'], ['dry-run']);
  const set = oneOf('set', values.set, sets);
  const difficulty = oneOf('difficulty', values.difficulty, difficulties);
  const category = values.category && oneOf('category', values.category, cognitiveCategories);
  if (!values.seed) throw new UsageError('--seed is missing: give any text, such as 7.');
  const folders = foldersOf(bankFolder, set);
  const suits = (each: Matrix) => !category || categoryOf(each) === category;
  const matrix = findMatrix({ difficulty }, values.seed, suits, ATTEMPTS);
  if (!matrix)
    throw new UsageError('No such matrix came out of this seed. Try another seed, or another category.');
  if (folders.flatMap(gridsIn).includes(JSON.stringify(matrix.grid)))
    throw new UsageError(`The set "${set}" has this figure already. Try another seed.`);
  const taken = new Set(folders.flatMap(idsIn));
  let id = firstIds[set];
  while (taken.has(id)) id += 1;
  const question = new Map(localeCodes.map((language) => [language, questionOf(matrix, id, language)]));
  if (flags.has('dry-run')) {
    print(JSON.stringify(Object.fromEntries(question), null, 2));
    return 0;
  }
  const folder = homeOf(bankFolder, set);
  addQuestion(folder, question, matrixIdea);
  print(`Question ${id} of the set "${set}" is in ${folder}.`);
  note('Look at it in the browser before you commit it.');
  return 0;
}
