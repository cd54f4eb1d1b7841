import type { BrowsedQuestion } from '@quotient/contract/admin';

/** A question of the main set, as operators browse it. */
export const browsed: BrowsedQuestion = {
  id: 7,
  question: 'Which word is left out?',
  options: ['red', 'blue', 'green'],
  type: 'logic',
  skill: 'logical-reasoning',
  category: 'fluid-reasoning',
  difficulty: 'easy',
  points: 2,
};
