import { drawnAttributes } from './drawnAttributes.ts';

/** Traits that options are compared by: each attribute, and each member of a set. */
const traitsOf = (token: string): Map<string, string> =>
  new Map(
    drawnAttributes(token).flatMap(([name, value]) =>
      value.kind === 'set'
        ? value.members.map((member) => [`${name} ${member}`, 'there'] as const)
        : [[name, JSON.stringify(value)] as const],
    ),
  );

/** Number of shared traits of each option, counted for each other option. */
function likeness(options: readonly string[]): number[] {
  const traits = options.map(traitsOf);
  const names = [...new Set(traits.flatMap((each) => [...each.keys()]))];
  return traits.map((own) =>
    names.reduce((sum, name) => sum + traits.filter((other) => other.get(name) === own.get(name)).length, 0),
  );
}

/** Chance, from 0 to 1, that a random option with the highest score is correct. */
function share(scores: readonly number[], correct: number): number {
  const best = Math.max(...scores);
  return scores[correct] === best ? 1 / scores.filter((score) => score === best).length : 0;
}

/** Chance of somebody who ignores the grid and takes the option most similar to the others. */
export const majorityShare = (options: readonly string[], correct: number): number =>
  share(likeness(options), correct);

/** Chance of somebody who takes the option least similar to the others. */
export const oddOneOutShare = (options: readonly string[], correct: number): number =>
  share(
    likeness(options).map((score) => -score),
    correct,
  );
