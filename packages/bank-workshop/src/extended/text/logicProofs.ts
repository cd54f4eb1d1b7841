import type { Proofs } from '@quotient/server/bank/verify/proof';
import { numbersIn, optionsWith, permutations, tuples, wholeNumbers } from '../../verify/arithmetic.ts';
import { every, mustBeTrue, type Statement, some } from '../../verify/logicModels.ts';
import { fittingOptions, meaningsIn, meaningsOf, mustSay } from '../../verify/textMeanings.ts';
import { honestWorlds, smallestChecks, type World } from '../../verify/truthTellers.ts';

/** Clue about an order: it checks the places of things, counted from 0. */
type Clue = (at: (thing: string) => number) => boolean;

/** All orders of the things in which the clues of the text are true. */
function ordersWith(
  text: string,
  things: readonly string[],
  clues: Readonly<Record<string, Clue>>,
): string[][] {
  const told = meaningsIn(text, clues);
  return permutations(things).filter((order) => told.every((clue) => clue((thing) => order.indexOf(thing))));
}

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
const sayings: Record<string, (world: World) => boolean> = {
  'Exactly two of us five always tell the truth.': (world) =>
    speakers.filter((speaker) => world[speaker]).length === 2,
  'Karim and Sami both always lie.': ({ Karim, Sami }) => !Karim && !Sami,
  'Of Dina and Lina, exactly one always lies.': ({ Dina, Lina }) => Dina !== Lina,
  'At least one of Adam and Dina always lies.': ({ Adam, Dina }) => !Adam || !Dina,
  'Adam always lies.': ({ Adam }) => !Adam,
};

/** Cases for which a number that somebody heard leaves more than one case. */
const stillOpen = <T>(cases: readonly T[], told: (one: T) => number): T[] =>
  cases.filter((one) => cases.filter((other) => told(other) === told(one)).length > 1);

/** Proofs of the questions about orders, statements and others' knowledge. */
export const logicProofs: Proofs = {
  33: {
    method: 'logic',
    solve: (question) => {
      const orders = ordersWith(question.question, question.options, {
        'The green one comes right after the red one.': (at) => at('green') === at('red') + 1,
        'The black one comes earlier than the red one, but is not the first.': (at) =>
          at('black') < at('red') && at('black') > 0,
        'The blue one comes earlier than the yellow one.': (at) => at('blue') < at('yellow'),
        'The green one is not the last.': (at) => at('green') < 4,
      });
      return fittingOptions(
        question,
        orders.map((order) => order.join(', ')),
        (option) => orders.some(([, , third]) => third === option),
      );
    },
  },

  41: {
    method: 'logic',
    solve: (question) => {
      const statements = meaningsIn<[string, (world: World) => boolean]>(question.question, {
        'Kip says: “Lum says false things.”': ['Kip', ({ Lum }) => !Lum],
        'Lum says: “Nox says false things.”': ['Lum', ({ Nox }) => !Nox],
        'Nox says: “Kip and Lum both say false things.”': ['Nox', ({ Kip, Lum }) => !Kip && !Lum],
      });
      const truthful = honestWorlds(Object.fromEntries(statements)).map((world) =>
        Object.keys(world).filter((name) => world[name]),
      );
      return fittingOptions(
        question,
        truthful.map((names) => names.join(', ')),
        (option) => truthful.some((names) => option.replace('only ', '') === names.join(' and ')),
      );
    },
  },

  51: {
    method: 'logic',
    solve: (question) => {
      const names =
        /table: ([\w, ]+) and (\w+)\./.exec(question.question)?.slice(1).join(', ').split(', ') ?? [];
      const apart = (one: number, other: number) => Math.min((one - other + 6) % 6, (other - one + 6) % 6);
      const orders = ordersWith(question.question, names, {
        'Lina sits directly opposite Omar.': (at) => apart(at('Lina'), at('Omar')) === 3,
        'Rosa sits next to Max.': (at) => apart(at('Rosa'), at('Max')) === 1,
        'Tom does not sit next to Omar.': (at) => apart(at('Tom'), at('Omar')) !== 1,
        'Rosa does not sit directly opposite Tom.': (at) => apart(at('Rosa'), at('Tom')) !== 3,
      });
      const neighbors = orders.map((order) =>
        order
          .filter((_, seat) => apart(seat, order.indexOf('Omar')) === 1)
          .sort()
          .join(' and '),
      );
      return fittingOptions(question, ['all seatings tried'], (option) => neighbors.includes(option));
    },
  },

  57: {
    method: 'logic',
    solve: (question) => {
      const premises = meaningsIn<Statement>(question.question, {
        'every blue key opens the gate.': every('blue', 'gate'),
        'No key that opens the gate also opens the cellar.': every('gate', 'cellar', { not: true }),
        'Some of the rusty keys open the cellar.': some('rusty', 'cellar'),
      });
      const conclusions: Readonly<Record<string, Statement>> = {
        'No rusty key is blue.': every('rusty', 'blue', { not: true }),
        'Some rusty keys are blue.': some('rusty', 'blue'),
        'Every key that opens the gate is blue.': every('gate', 'blue'),
        'Some rusty keys are not blue.': some('rusty', 'blue', { not: true }),
        'Some blue keys are not rusty.': some('blue', 'rusty', { not: true }),
      };
      const follows = (option: string) => {
        const conclusion = conclusions[option];
        if (!conclusion) throw new Error(`The proof does not know the statement "${option}".`);
        return mustBeTrue(['blue', 'gate', 'cellar', 'rusty'], premises, conclusion);
      };
      return fittingOptions(question, ['all houses tried'], follows);
    },
  },

  58: {
    method: 'logic',
    solve: (question) => {
      const first = (ring: number) => ring === 2 || ring === 4;
      const notes = meaningsIn(question.question, {
        'Drawer 1: “The ring is in drawer 2 or in drawer 4.”': first,
        'Drawer 2: “The ring is not in drawer 5.”': (ring: number) => ring !== 5,
        'Drawer 3: “The note on drawer 1 is false.”': (ring: number) => !first(ring),
        'Drawer 4: “The ring is in drawer 4 or in drawer 5.”': (ring: number) => ring === 4 || ring === 5,
        'Drawer 5: “The ring is in drawer 1, 2 or 3.”': (ring: number) => [1, 2, 3].includes(ring),
      });
      const [told] = meaningsIn(question.question, { 'exactly two of the five notes are true': 2 });
      const trueNotes = (ring: number) => notes.filter((note) => note(ring)).length;
      return fittingOptions(
        question,
        question.options.map((option) => `ring in ${option}: ${trueNotes(Number(option))} true`),
        (option) => trueNotes(Number(option)) === told,
      );
    },
  },

  64: {
    method: 'logic',
    solve: (question) => {
      const groups = smallestChecks(
        meaningsIn(question.question, {
          'a circle,': { seen: 'the circle', hidden: ['7', '4'] },
          'a square,': { seen: 'the square', hidden: ['7', '4'] },
          'a 7 ': { seen: 'the 7', hidden: ['the circle', 'the square'] },
          'a 4.': { seen: 'the 4', hidden: ['the circle', 'the square'] },
        }),
        (...sides) => !sides.includes('the circle') || !sides.some((side) => side.includes('4')),
      );
      const names = groups.map((group) => group.join(' and '));
      return fittingOptions(question, names, (option) => names.includes(option));
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
      const said = [...question.question.matchAll(/(\w+) says: “([^”]+)”/g)];
      const statements = meaningsOf(
        said.map(([, , saying = '']) => saying),
        sayings,
      );
      const worlds = honestWorlds(
        Object.fromEntries(statements.map((statement, i) => [said[i]?.[1] ?? '', statement])),
      ).map((world) => speakers.filter((speaker) => !world[speaker]));
      const named = (option: string) => speakers.filter((speaker) => option.includes(speaker)).join();
      return fittingOptions(
        question,
        worlds.map((liars) => `liars: ${liars.join(', ')}`),
        (option) => worlds.some((liars) => liars.join() === named(option)),
      );
    },
  },

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
