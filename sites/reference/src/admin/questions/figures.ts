import type { PublicQuestion } from '@quotient/contract';

/** Every shape that a question draws. */
export const tokensOf = ({ visualPattern }: PublicQuestion): string[] => [
  ...(visualPattern?.type === 'matrix' ? (visualPattern.grid ?? []).flat() : []),
  ...(visualPattern?.optionShapes ?? []),
];
