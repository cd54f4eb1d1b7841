import type { SvgShape } from '@quotient/contract';

/** The shapes table. */
export interface Shapes {
  /** Returns the same list as before until a shape changes. */
  list(): readonly SvgShape[];
}
