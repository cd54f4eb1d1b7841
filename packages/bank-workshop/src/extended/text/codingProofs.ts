import type { Proofs, UnsolvedQuestion } from '@quotient/server/bank/verify/proof';
import { permutations, tuples } from '../../verify/arithmetic.ts';
import { type Coded, codesOf } from '../../verify/coding.ts';
import { fittingOptions, mustSay, optionsThatSay } from '../../verify/textMeanings.ts';

/** Returns the option that all rules lead to; a second answer is a fault even if no option has it. */
function onlyAnswer(question: UnsolvedQuestion, answers: readonly string[]): number[] {
  const [answer = '', ...others] = new Set(answers);
  return others.length === 0 ? optionsThatSay(question, answer) : [];
}

/** Ways to play a line, or to leave it out. */
const playings: readonly ((line: readonly string[]) => readonly string[])[] = [
  () => [],
  (line) => line,
  (line) => [...line].reverse(),
  (line) => line.map((beat) => (beat === 'dum' ? 'tak' : 'dum')),
  (line) => line.map((beat) => (beat === 'dum' ? 'tak' : 'dum')).reverse(),
];

/** Proofs of the questions about rules that make one text from others. */
export const codingProofs: Proofs = {
  /**
   * A line of beats that is made from the two lines before it. The solver tries every line of up to three pieces: a
   * piece is one of those two lines, unchanged, backwards or with the beats exchanged, or a single beat.
   */
  69: {
    method: 'coding',
    solve(question) {
      mustSay(question, ['From line 3 on, every line is made from the lines before it by the same rule.']);
      const lines = [...question.question.matchAll(/^Line \d: (.+)$/gm)].map(([, beats = '']) =>
        beats.split(' '),
      );
      const pieces = [0, 1].flatMap((back) =>
        playings.map((play) => (before: readonly string[][]) => play(before.at(-1 - back) ?? [])),
      );
      const beats = ['dum', 'tak'].map((beat) => () => [beat]);
      const all = [...pieces, ...beats];
      const goesOn = tuples(all, all, all).flatMap((rule) => {
        const next = (before: readonly string[][]) => rule.flatMap((piece) => piece(before)).join(' ');
        const fits = lines.every((line, i) => i < 2 || next(lines.slice(0, i)) === line.join(' '));
        return fits ? next(lines) : [];
      });
      return { fitting: onlyAnswer(question, goesOn), rules: [...new Set(goesOn)] };
    },
  },

  76: {
    method: 'coding',
    solve(question) {
      const messages = [...question.question.matchAll(/“([a-z ]+)” means (\w+), (\w+) and (\w+)\./g)].map(
        ([, words = '', ...things]) => ({ words: words.split(' ').sort(), things }),
      );
      const [, one = '', other = ''] = /say “(\w+) and (\w+)”/.exec(question.question) ?? [];
      const words = [...new Set(messages.flatMap((message) => message.words))];
      const things = [...new Set(messages.flatMap((message) => message.things))];
      const dictionaries = permutations(words)
        .map((order) => new Map(things.map((thing, i) => [thing, order[i] ?? ''])))
        .filter((wordFor) =>
          messages.every((message) => {
            const said = message.things.map((thing) => wordFor.get(thing)).sort();
            return said.join() === message.words.join();
          }),
        );
      return fittingOptions(question, [`${dictionaries.length} dictionary`], (option) =>
        dictionaries.some(
          (wordFor) =>
            option.split(' ').sort().join() === [wordFor.get(one), wordFor.get(other)].sort().join(),
        ),
      );
    },
  },

  /** A device that makes one code of digits from another: every rule that it may follow is tried. */
  96: {
    method: 'coding',
    solve(question) {
      const examples = [...question.question.matchAll(/[Ff]rom (\d+) it makes (\d+)/g)].map(
        ([, plain = '', code = '']): Coded => [plain, code],
      );
      const asked = /make from (\d+)\?/.exec(question.question)?.[1] ?? '';
      const codes = codesOf('0123456789', examples, asked);
      return {
        fitting: onlyAnswer(
          question,
          codes.map(({ code }) => code),
        ),
        rules: codes.map(({ rule }) => rule),
      };
    },
  },
};
