/** Difficulties of a question; its points follow from it. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
/** Rough topics of a question (Specification §3). */
export const questionTypes = ['pattern', 'sequence', 'logic', 'spatial', 'math', 'visual'] as const;
/** The skills that the landing page advertises (Specification §1); finer than `type`. */
export const questionSkills = [
  'pattern-recognition',
  'number-sequences',
  'logical-reasoning',
  'spatial-awareness',
  'mathematical-problems',
  'verbal-analogies',
] as const;
/** The five abilities of the result (Specification §9), in display order. */
export const cognitiveCategories = [
  'fluid-reasoning',
  'quantitative-reasoning',
  'crystallized-intelligence',
  'visual-spatial-processing',
  'working-memory',
] as const;

/** True for the cell that the visitor is to fill: empty, `?`, or a triangle with a `?` in it. */
export const isMissingCell = (cell: string): boolean => cell === '' || cell.includes('?');
