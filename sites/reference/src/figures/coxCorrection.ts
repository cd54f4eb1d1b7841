/** Short name of a person whose IQ Cox estimated. */
export type Person = (typeof people)[number][0];

/**
 * Cox (1926), Table 12A: the grade of the record (higher is thinner), the IQ that her raters arrived at for the years
 * up to 26, and the "corrected" one that was published. As tabulated at assessmentpsychology.com/301geniuses.htm.
 */
export const people = [
  ['adams', 3, 165, 175],
  ['goethe', 3, 200, 210],
  ['mill', 3, 170, 180],
  ['balzac', 3.5, 145, 155],
  ['emerson', 3.5, 145, 155],
  ['napoleon', 3.5, 140, 145],
  ['pascal', 3.5, 180, 195],
  ['voltaire', 3.5, 180, 190],
  ['jefferson', 4, 150, 160],
  ['johnson', 4, 155, 165],
  ['lincoln', 4, 140, 150],
  ['descartes', 4.5, 160, 180],
  ['franklin', 4.5, 145, 160],
  ['handel', 4.5, 155, 170],
  ['newton', 4.5, 170, 190],
  ['beethoven', 5.5, 140, 165],
  ['copernicus', 5.5, 130, 160],
  ['kant', 5.5, 145, 175],
  ['rembrandt', 5.5, 135, 155],
  ['spinoza', 5.5, 145, 175],
  ['leonardo', 6, 150, 180],
] as const;

/** Heights of a row, and of a group's name before its rows, in pixels. */
const ROW = 28;
const GROUP = 36;
/** The height of the chart in pixels, the same in either order: nothing below it moves. */
export const coxHeight = people.length * ROW + new Set(people.map(([, grade]) => grade)).size * GROUP;

/** One row of the chart. */
export interface CoxRow {
  person: Person;
  grade: number;
  obtained: number;
  corrected: number;
  gain: number;
  startsGroup: boolean;
  /** The middle of the row in pixels, ordered by record. */
  yByRecord: number;
  /** The same, ordered by published IQ. */
  yByIq: number;
  /** Rank from 0 for the highest published IQ; among equals, the better record is first. */
  rankByIq: number;
}

/** All rows, the best record first. */
export function coxRows(): CoxRow[] {
  let y = 0;
  const byIq = [...people].sort(([, , , one], [, , , other]) => other - one);
  return people.map((entry, index) => {
    const [person, grade, obtained, corrected] = entry;
    const startsGroup = grade !== people[index - 1]?.[1];
    y += ROW + (startsGroup ? GROUP : 0);
    const rankByIq = byIq.indexOf(entry);
    return {
      person,
      grade,
      obtained,
      corrected,
      gain: corrected - obtained,
      startsGroup,
      yByRecord: y - ROW / 2,
      yByIq: ((rankByIq + 0.5) * coxHeight) / people.length,
      rankByIq,
    };
  });
}

/** Range of the axis, in IQ points. */
const AXIS = { low: 120, high: 220 };
/** The numbers along the axis. */
export const coxTicks = [120, 140, 160, 180, 200, 220];
/** The place of an IQ along the axis, as an SVG length. */
export const coxX = (iq: number): string => `${(100 * (iq - AXIS.low)) / (AXIS.high - AXIS.low)}%`;
