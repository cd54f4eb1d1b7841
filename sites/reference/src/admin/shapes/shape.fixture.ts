import type { ShapeDetail, ShapeVersion } from '@quotient/contract/admin';

/** A drawing, and another one. */
export const [CIRCLE, SQUARE] = ['<circle cx="50" cy="50" r="40"/>', '<rect width="9" height="9"/>'] as const;

/** A version of a figure as it was saved. */
export const versionOf = (number: number, some: Partial<ShapeVersion> = {}): ShapeVersion => ({
  number,
  svg: CIRCLE,
  savedAt: 1,
  by: { id: 'ada', name: 'Ada' },
  comment: '',
  restores: null,
  ...some,
});

/** An operator's own figure, in its second version. */
export const zebra: ShapeDetail = {
  token: 'zebra',
  state: 'own',
  svg: CIRCLE,
  version: 2,
  drawn: null,
  versions: [versionOf(2), versionOf(1, { svg: SQUARE })],
};
