import type { Draft, Slot, SlotName } from './cellAttributes.ts';
import type { Draws } from './random.ts';
import { type DirectedRule, wrongOutcomes } from './rules.ts';
import { areGlued } from './unintendedRules.ts';

/** Attribute with its nine values, and the rule that made them; without one it has the same value everywhere. */
export interface Column {
  readonly slot: Slot;
  readonly values: readonly number[];
  readonly directed?: DirectedRule;
}

/** Reasons to take a wrong option. */
export interface Mistakes {
  /** True if it is already in the grid. */
  readonly isRepetition: boolean;
  /** True if it differs only by the results of other rules. */
  readonly isWrongRule: boolean;
  /** True if one attribute equals a neighboring cell's. */
  readonly isIncomplete: boolean;
}

/** One option: its changes of the correct figure (none for the correct one). */
export interface Candidate {
  readonly draft: Draft;
  readonly changed: readonly SlotName[];
  readonly mistakes: Mistakes;
}

/** New values for some attributes. Edits of one answer set never change the same value, or the same member of a set. */
type Edit = ReadonlyMap<SlotName, number>;

const LEFT = 7;
const ABOVE = 5;
const LAST = 8;
const VISIBLE = [0, 1, 2, 3, 4, 5, 6, 7];

const isSet = ({ slot }: Column): boolean => slot.domain.kind === 'set';
const keyOf = ({ values }: Column): number => values[LAST] ?? 0;
const draftAt = (columns: readonly Column[], cell: number): Map<SlotName, number> =>
  new Map(columns.map(({ slot, values }) => [slot.name, values[cell] ?? 0]));

/** Column with the results of other rules in the last cell. */
interface Puzzled extends Column {
  readonly wrong: readonly number[];
}

function mistakesOf(columns: readonly Puzzled[], draft: Draft): { changed: SlotName[]; mistakes: Mistakes } {
  const wrong = columns.filter((column) => draft.get(column.slot.name) !== keyOf(column));
  const value = ({ slot }: Column): number => draft.get(slot.name) ?? 0;
  const [only] = wrong;
  const leftOver = (column: Column): boolean =>
    [LEFT, ABOVE].some((cell) => {
      const neighbor = column.values[cell] ?? 0;
      if (!isSet(column)) return value(column) === neighbor;
      // of a set, some members are as in the neighbor, and none is wrong in any other way
      return ((value(column) ^ keyOf(column)) & ~(neighbor ^ keyOf(column))) === 0;
    });
  return {
    changed: wrong.map(({ slot }) => slot.name),
    mistakes: {
      isRepetition: VISIBLE.some((cell) => columns.every((column) => value(column) === column.values[cell])),
      isWrongRule: wrong.length > 0 && wrong.every((column) => column.wrong.includes(value(column))),
      isIncomplete: wrong.length === 1 && only !== undefined && leftOver(only),
    },
  };
}

/**
 * Applies edits. Sets change member by member, so that edits of one set can be combined; everything else changes as a
 * whole.
 */
function apply(columns: readonly Column[], edits: readonly Edit[]): Draft {
  const draft = draftAt(columns, LAST);
  for (const edit of edits)
    for (const [name, value] of edit) {
      const column = columns.find(({ slot }) => slot.name === name);
      draft.set(name, column && isSet(column) ? (draft.get(name) ?? 0) ^ value : value);
    }
  return draft;
}

/** Makes an edit that changes an attribute to this value. */
const change = (column: Column, value: number): Edit =>
  new Map([[column.slot.name, isSet(column) ? value ^ keyOf(column) : value]]);
const joined = (edits: readonly Edit[]): Edit => new Map(edits.flatMap((edit) => [...edit]));

const areDisjoint = (columns: readonly Column[], edits: readonly Edit[]): boolean => {
  const taken = new Map<SlotName, number>();
  for (const edit of edits)
    for (const [name, value] of edit) {
      const column = columns.find(({ slot }) => slot.name === name);
      const bits = column && isSet(column) ? value : -1;
      if (bits === 0 || (taken.get(name) ?? 0) & bits) return false;
      taken.set(name, (taken.get(name) ?? 0) | bits);
    }
  return true;
};

/** Possible edits of an attribute: values beside and above, results of other rules; for sets, parts of those. */
function editsOf(column: Puzzled, draws: Draws): Edit[] {
  const key = keyOf(column);
  const neighbors = [column.values[LEFT] ?? key, column.values[ABOVE] ?? key];
  const targets = column.directed
    ? [...neighbors, ...column.wrong]
    : column.slot.allowed.filter((value) => value !== key);
  const values = [...new Set(targets)].filter((value) => value !== key);
  if (!isSet(column)) return values.map((value) => change(column, value));
  // a few are enough for one try
  const masks = [...new Set([...neighbors, ...draws.shuffled(column.wrong).slice(0, 4)])].map(
    (value) => value ^ key,
  );
  const parts = masks.flatMap((mask) => masks.flatMap((other) => [mask & other, mask & ~other]));
  const single = 1 << draws.below(column.slot.domain.kind === 'set' ? column.slot.domain.size : 1);
  return [...new Set([...masks, ...parts, single])].flatMap((mask) =>
    mask === 0 ? [] : change(column, mask ^ key),
  );
}

/** Edits, of three, in each of the six options: the corners of a cube without two opposite ones. */
const ring = [[], [0, 1, 2], [0], [1, 2], [1], [0, 2]];

function ringOfEdits(columns: readonly Puzzled[], draws: Draws): Edit[][] | undefined {
  const cell = draws.pick([LEFT, ABOVE]);
  const moving = columns.filter(({ directed }) => directed);
  const toNeighbor = moving.flatMap((column) => {
    const value = column.values[cell] ?? 0;
    return value === keyOf(column) ? [] : change(column, value);
  });
  const bundles: Edit[][] = [[], [], []];
  const isBundling = draws.next() < 0.6;
  if (isBundling)
    for (const [i, edit] of draws.shuffled(toNeighbor).entries()) bundles[(i + 1) % 3]?.push(edit);
  const still = columns.filter(({ directed }) => !directed);
  const pool = (moving.length > 1 || draws.next() < 0.6 ? moving : [...moving, ...still]).flatMap((column) =>
    editsOf(column, draws),
  );
  const edits = bundles.map((bundle) => (bundle.length > 0 ? joined(bundle) : draws.pick(pool)));
  if (!areDisjoint(columns, edits)) return undefined;
  return ring.map((taken) => edits.filter((_, i) => taken.includes(i)));
}

/** Every pair of one of three values of one attribute with one of two states of the others. */
function prismOfEdits(columns: readonly Puzzled[], draws: Draws): Edit[][] | undefined {
  const whole = columns.filter((column) => column.directed && !isSet(column));
  if (whole.length === 0) return undefined;
  const first = draws.pick(whole);
  const [one, two] = draws.shuffled(editsOf(first, draws));
  const cell = draws.pick([LEFT, ABOVE]);
  const others = columns.filter((column) => column !== first);
  const toNeighbor = others.flatMap((column) => {
    const value = column.values[cell] ?? 0;
    return column.directed && value !== keyOf(column) ? [change(column, value)] : [];
  });
  const pool = others.flatMap((column) => editsOf(column, draws));
  if (!one || !two || pool.length === 0) return undefined;
  const second = toNeighbor.length > 0 ? joined(toNeighbor) : draws.pick(pool);
  return [[], [one], [two]].flatMap((edits) => [edits, [...edits, second]]);
}

const TRIES = 40;
/** Most wrong options that repeat a cell: if most did, the correct one would stand out as new. */
const MOST_REPETITIONS = 2;

/**
 * Makes the correct figure and five wrong ones, so that the options alone reveal nothing: each value of an attribute,
 * and each member of a set, is in as many options as every other choice for it, and every option differs from the
 * others in the same way. The idea of such balanced answer sets is that of I-RAVEN (Hu et al., "Stratified Rule-Aware
 * Network for Abstract Visual Reasoning", AAAI 2021) and RAVEN-FAIR (Benny et al., "Scale-Localized Abstract
 * Reasoning", CVPR 2021). One or two wrong options repeat a cell, at least one follows a wrong rule, and one leaves
 * an attribute unchanged.
 * @returns the correct one first; `undefined` if none was found
 */
export function makeOptions(given: readonly Column[], draws: Draws): Candidate[] | undefined {
  const columns = given.map(
    (column): Puzzled => ({
      ...column,
      wrong: wrongOutcomes(column.slot.domain, column.values).filter((value) =>
        column.slot.allowed.includes(value),
      ),
    }),
  );
  // values that are always together in the grid stay together in every option: otherwise the correct one would stand
  // out
  const glued = columns.flatMap((one, i) =>
    columns.slice(0, i).flatMap((other) => (areGlued(one.values, other.values) ? [[one, other]] : [])),
  );
  for (let i = 0; i < TRIES; i++) {
    const sets = draws.next() < 0.5 ? prismOfEdits(columns, draws) : ringOfEdits(columns, draws);
    if (!sets) continue;
    const candidates = sets.map((edits): Candidate => {
      const draft = apply(columns, edits);
      return { draft, ...mistakesOf(columns, draft) };
    });
    const isAllowed = candidates.every(({ draft }) =>
      columns.every(({ slot }) => slot.allowed.includes(draft.get(slot.name) ?? Number.NaN)),
    );
    const isPaired = candidates.every(({ draft }) =>
      glued.every((pair) =>
        VISIBLE.some((cell) => pair.every(({ slot, values }) => draft.get(slot.name) === values[cell])),
      ),
    );
    const having = (kind: keyof Mistakes): number =>
      candidates.filter(({ mistakes }) => mistakes[kind]).length;
    const repetitions = having('isRepetition');
    const isFair = repetitions > 0 && repetitions <= MOST_REPETITIONS;
    if (isAllowed && isPaired && isFair && having('isWrongRule') > 0 && having('isIncomplete') > 0)
      return candidates;
  }
  return undefined;
}
