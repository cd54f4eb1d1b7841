import { numbersIn, optionsWith, subsets, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import { type Coded, codesOf } from '../../verify/coding.ts';
import { every, mustBeTrue, permutations, type Statement, some } from '../../verify/logicModels.ts';
import type { Proof, Proofs, UnsolvedQuestion } from '../../verify/proof.ts';
import { meaningsOf, mustSay, optionsThat, optionsThatSay } from '../../verify/told.ts';

/** The option that all rules lead to; a second answer counts against a question even where no option has it. */
function onlyAnswer(question: UnsolvedQuestion, answers: readonly string[]): number[] {
  const [answer = '', ...others] = new Set(answers);
  return others.length === 0 ? optionsThatSay(question, answer) : [];
}

/** A device that makes one code of digits from another: every rule that it may follow is tried. */
const digitCode: Proof = {
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
};

/** Ways to play a line, or to leave it out. */
const playings: readonly ((line: readonly string[]) => readonly string[])[] = [
  () => [],
  (line) => line,
  (line) => [...line].reverse(),
  (line) => line.map((beat) => (beat === 'dum' ? 'tak' : 'dum')),
  (line) => line.map((beat) => (beat === 'dum' ? 'tak' : 'dum')).reverse(),
];

/**
 * A line of beats that is made from the two lines before it. Every line is tried that is up to three pieces long: a
 * piece is one of those two lines, as it is, backwards or with the beats exchanged, or a single beat.
 */
const drumLines: Proof = {
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
};

const keeper = 'goat keeper';
const not = { not: true };
const villagePremises: Record<string, Statement> = {
  'Everyone who keeps goats is a beekeeper or a painter, or both': (people) =>
    people.every((person) => !person.has(keeper) || person.has('beekeeper') || person.has('painter')),
  'Every beekeeper has a bicycle': every('beekeeper', 'bicycle'),
  'No painter has a bicycle': every('painter', 'bicycle', not),
  'At least one person who keeps goats is not a painter': some(keeper, 'painter', not),
};
const villageConclusions: Record<string, Statement> = {
  'Everyone who keeps goats is a beekeeper.': every(keeper, 'beekeeper'),
  'At least one painter keeps goats.': some('painter', keeper),
  'At least one person who keeps goats has a bicycle.': some(keeper, 'bicycle'),
  'No painter keeps goats.': every('painter', keeper, not),
  'At least one person who keeps goats has no bicycle.': some(keeper, 'bicycle', not),
};

const speakers = ['Adam', 'Dina', 'Karim', 'Lina', 'Sami'];
type Liars = ReadonlySet<string>;
const sayings: Record<string, (liars: Liars) => boolean> = {
  'Exactly two of us five always tell the truth.': (liars) => speakers.length - liars.size === 2,
  'Karim and Sami both always lie.': (liars) => liars.has('Karim') && liars.has('Sami'),
  'Of Dina and Lina, exactly one always lies.': (liars) => liars.has('Dina') !== liars.has('Lina'),
  'At least one of Adam and Dina always lies.': (liars) => liars.has('Adam') || liars.has('Dina'),
  'Adam always lies.': (liars) => liars.has('Adam'),
};

/** Those of the cases for which a number that somebody was told leaves more than one case. */
const stillOpen = <T>(cases: readonly T[], told: (one: T) => number): T[] =>
  cases.filter((one) => cases.filter((other) => told(other) === told(one)).length > 1);

/** Proofs of the questions on codes, statements and who knows what. */
export const logicProofs: Proofs = {
  69: drumLines,

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
      const fitting = optionsThat(question, (option) =>
        dictionaries.some(
          (wordFor) =>
            option.split(' ').sort().join() === [wordFor.get(one), wordFor.get(other)].sort().join(),
        ),
      );
      return { fitting, rules: [`${dictionaries.length} dictionary`] };
    },
  },

  81: {
    method: 'models',
    solve(question) {
      const told =
        /is true\. (.+)\. Which statement must be true\?/.exec(question.question)?.[1]?.split('. ') ?? [];
      const premises = meaningsOf(told, villagePremises);
      const terms = [keeper, 'beekeeper', 'painter', 'bicycle'];
      const conclusions = meaningsOf(question.options, villageConclusions);
      return {
        fitting: conclusions.flatMap((conclusion, index) =>
          mustBeTrue(terms, premises, conclusion) ? index : [],
        ),
        rules: told,
      };
    },
  },

  89: {
    method: 'models',
    solve(question) {
      mustSay(question, [
        'Each of five people either always lies or always tells the truth.',
        'Which answer names all who lie, and nobody else?',
      ]);
      const said = [...question.question.matchAll(/(\w+) says: “([^”]+)”/g)].map(
        ([, speaker = '', saying = '']) => ({ speaker, isTrue: meaningsOf([saying], sayings)[0] }),
      );
      const worlds = wholeNumbers(0, speakers.length)
        .flatMap((count) => subsets(speakers, count))
        .filter((names) => {
          const liars = new Set(names);
          return said.every(({ speaker, isTrue }) => isTrue?.(liars) === !liars.has(speaker));
        });
      const named = (option: string) => speakers.filter((speaker) => option.includes(speaker)).join();
      return {
        fitting: optionsThat(question, (option) => worlds.some((liars) => liars.join() === named(option))),
        rules: worlds.map((liars) => `liars: ${liars.join(', ')}`),
      };
    },
  },

  96: digitCode,

  100: {
    method: 'knowledge',
    solve(question) {
      mustSay(question, [
        'Sara is told only the product of the two numbers, Tom is told only their sum',
        'Sara says: “I cannot tell which two cards were drawn.”',
        'Tom says: “I could not tell before, and I cannot tell now.”',
        'What is the sum of the two numbers?',
      ]);
      const [first = 0, last = 0] = numbersIn(question.question);
      const numbers = wholeNumbers(first, last);
      const pairs = tuples(numbers, numbers).flatMap(([a = 0, b = 0]) => (a < b ? [{ a, b }] : []));
      const sum = ({ a, b }: { a: number; b: number }) => a + b;
      const openBefore = new Set(stillOpen(pairs, sum));
      const afterSara = stillOpen(pairs, ({ a, b }) => a * b);
      const afterTom = stillOpen(afterSara, sum).filter((pair) => openBefore.has(pair));
      return {
        fitting: optionsWith(question.options, ...afterTom.map(sum)),
        rules: [`left: ${afterTom.map(({ a, b }) => `${a} and ${b}`).join('; ')}`],
      };
    },
  },
};
