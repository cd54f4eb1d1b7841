import type { SlotName } from '../cellAttributes.ts';
import type { Direction } from '../rules.ts';

/** A text for lines that are rows, and one for columns. */
export type ByDirection = Readonly<Record<Direction, string>>;

/** Words of a language about generated figures. Sentences start with the name of the changing attribute and a colon. */
export interface FigureWords {
  readonly question: string;
  /** Names inside a sentence. */
  readonly slots: Readonly<Record<SlotName, string>>;
  readonly shapes: Readonly<Record<string, string>>;
  readonly fills: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<'small' | 'medium' | 'large', string>>;
  readonly colon: string;
  /** Result of the rule in the last cell. */
  readonly here: (value: string) => string;
  readonly constant: ByDirection;
  readonly distribution: string;
  /** Change from cell to cell by `number`, 1 or 2. */
  readonly more: (number: number, by: Direction) => string;
  readonly fewer: (number: number, by: Direction) => string;
  readonly larger: ByDirection;
  readonly smaller: ByDirection;
  readonly turned: (degrees: number, isClockwise: boolean, by: Direction) => string;
  readonly halfTurned: ByDirection;
  /** `steps` from 1 to 4 places around the middle. */
  readonly around: (steps: number, isClockwise: boolean, by: Direction) => string;
  readonly shift: Readonly<Record<'right' | 'left' | 'down' | 'up', ByDirection>>;
  readonly sum: ByDirection;
  readonly rest: ByDirection;
  readonly xor: ByDirection;
  readonly or: ByDirection;
  readonly and: ByDirection;
  readonly minus: ByDirection;
  readonly rightMinus: ByDirection;
  /** Mistake of the most tempting wrong option; `slot` is the attribute that differs. */
  readonly repeats: (slot: string, neighbor: 'left' | 'above') => string;
  readonly keepsPart: (slot: string, neighbor: 'left' | 'above') => string;
}
