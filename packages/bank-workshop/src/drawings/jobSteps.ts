import type { Point } from '@quotient/server/shapes/pen';
import type { Job } from '../verify/jobSchedule.ts';
import { arrow, card, text } from './pen.ts';
import type { Language, ToldPicture } from './picture.ts';

const places: Readonly<Record<string, Point>> = {
  P: [118, 44],
  Q: [242, 44],
  R: [56, 170],
  S: [180, 170],
  T: [304, 170],
  U: [118, 296],
  V: [242, 296],
};
const [WIDTH, HEIGHT] = [100, 76];

function placeOf(name: string): Point {
  const found = places[name];
  if (!found) throw new Error(`Step ${name} of the job has no place in its picture.`);
  return found;
}

function duration(minutes: number, language: Language): string {
  if (language !== 'ar') return `${minutes} min`;
  // ten minutes have another word than eleven and more
  return `${minutes} ${minutes > 10 ? 'دقيقة' : 'دقائق'}`;
}

/** Draws the steps of a job with their minutes, and arrows to later steps. */
export const jobSteps = (job: Job): ToldPicture => ({
  draw(language) {
    const arrows = [...job].flatMap(([name, { after }]) =>
      after.map((before) => {
        const [from, to] = [placeOf(before), placeOf(name)];
        const aside = (to[0] - from[0]) * 0.24;
        return arrow([from[0] + aside, from[1] + HEIGHT / 2 + 3], [to[0] - aside, to[1] - HEIGHT / 2 - 4]);
      }),
    );
    const cards = [...job].map(([name, { minutes }]) => {
      const [x, y] = placeOf(name);
      return (
        card([x, y], WIDTH, HEIGHT, { radius: 14 }) +
        text([x, y - 15], name, 25) +
        text([x, y + 16], duration(minutes, language), 20)
      );
    });
    return { width: 360, height: 340, parts: [...arrows, ...cards] };
  },
  mentions: () => [...job].flatMap(([name, { minutes, after }]) => [name, String(minutes), ...after]),
});
