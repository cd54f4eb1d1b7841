import { drawnAttributes } from './drawnAttributes.ts';

/** What is told apart when options are compared with each other: each attribute, and each member of a set by itself. */
const traitsOf = (token: string): Map<string, string> =>
  new Map(
    drawnAttributes(token).flatMap(([name, value]) =>
      value.kind === 'set'
        ? value.members.map((member) => [`${name} ${member}`, 'there'] as const)
        : [[name, JSON.stringify(value)] as const],
    ),
  );

/** For each option, in how many traits it is like the other options, counted once for each of them. */
function likeness(options: readonly string[]): number[] {
  const traits = options.map(traitsOf);
  const names = [...new Set(traits.flatMap((each) => [...each.keys()]))];
  return traits.map((own) =>
    names.reduce((sum, name) => sum + traits.filter((other) => other.get(name) === own.get(name)).length, 0),
  );
}

/** How often, from 0 to 1, somebody is right who takes one of the options with the highest score by chance. */
function share(scores: readonly number[], correct: number): number {
  const best = Math.max(...scores);
  return scores[correct] === best ? 1 / scores.filter((score) => score === best).length : 0;
}

/** What somebody gets who never looks at the grid, and takes the option that is most like the others. */
export const majorityShare = (options: readonly string[], correct: number): number =>
  share(likeness(options), correct);

/** The same for the option that is least like the others. */
export const oddOneOutShare = (options: readonly string[], correct: number): number =>
  share(
    likeness(options).map((score) => -score),
    correct,
  );
