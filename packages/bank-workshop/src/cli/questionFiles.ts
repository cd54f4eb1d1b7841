import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Question } from '@quotient/contract';

const WIDTH = 110;

/** JSON as the formatter of this repository lays it out: lists on one line where they fit. */
function format(value: unknown, depth = 0, prefix = ''): string {
  const inner = '  '.repeat(depth + 1);
  const outer = '  '.repeat(depth);
  if (Array.isArray(value)) {
    const line = `[${value.map((entry) => format(entry, depth + 1)).join(', ')}]`;
    const isNested = value.length > 1 && value.every((entry) => typeof entry === 'object');
    if (!isNested && !line.includes('\n') && outer.length + prefix.length + line.length < WIDTH) return line;
    return `[\n${value.map((entry) => `${inner}${format(entry, depth + 1)}`).join(',\n')}\n${outer}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, entry]) => `${inner}"${key}": ${format(entry, depth + 1, `"${key}": `)}`,
    );
    return entries.length > 0 ? `{\n${entries.join(',\n')}\n${outer}}` : '{}';
  }
  return JSON.stringify(value);
}

/** Paths of the two files of a language; other languages than English have words only. */
const filesOf = (folder: string, language: string) => {
  const suffix = language === 'en' ? '' : `.${language}`;
  return {
    questions: path.join(folder, `questions${suffix}.json`),
    answerKey: path.join(folder, `answerKey${suffix}.json`),
  };
};

const read = (file: string, empty: unknown): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
const write = (file: string, value: unknown): void => writeFileSync(file, `${format(value)}\n`);

/** Adds an entry to a file of entries by id. */
function addEntry(file: string, id: number, entry: object): void {
  write(file, { ...Object(read(file, {})), [id]: entry });
}

function questionsIn(folder: string): { id: number; visualPattern?: { grid?: unknown } }[] {
  const questions = read(filesOf(folder, 'en').questions, []);
  return Array.isArray(questions) ? questions : [];
}

/** The ids that a folder has already. */
export const idsIn = (folder: string): number[] => questionsIn(folder).map(({ id }) => id);

/** The grids that a folder has already, as JSON. */
export const gridsIn = (folder: string): string[] =>
  questionsIn(folder).flatMap(({ visualPattern }) => JSON.stringify(visualPattern?.grid) ?? []);

/**
 * Writes a question into the files of a folder of the bank.
 * @param question language code → the question in it; `en` among them
 * @param idea source of its idea
 */
export function addQuestion(folder: string, question: ReadonlyMap<string, Question>, idea: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [language, { correct, explanation, choices, ...rest }] of question) {
    const files = filesOf(folder, language);
    const words = { explanation, ...(choices && { choices }) };
    if (language === 'en') {
      const others = read(files.questions, []);
      const all = [...(Array.isArray(others) ? others : []), rest];
      write(
        files.questions,
        all.sort((a, b) => a.id - b.id),
      );
      addEntry(files.answerKey, rest.id, { correct, ...words, idea });
    } else {
      addEntry(files.questions, rest.id, { question: rest.question });
      addEntry(files.answerKey, rest.id, words);
    }
  }
}
