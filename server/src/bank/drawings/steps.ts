import { job } from './models.ts';
import { arrow, card, type Drawing, type Point, text } from './pen.ts';

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

/** The steps of a job with their minutes, and arrows to those that have to wait for them. */
export function drawJob(toDuration: (minutes: number) => string): Drawing {
  const place = (name: string): Point => {
    const found = places[name];
    if (!found) throw new Error(`Step ${name} of the job has no place in its picture.`);
    return found;
  };
  const arrows = [...job].flatMap(([name, { after }]) =>
    after.map((before) => {
      const [from, to] = [place(before), place(name)];
      const aside = (to[0] - from[0]) * 0.24;
      return arrow([from[0] + aside, from[1] + HEIGHT / 2 + 3], [to[0] - aside, to[1] - HEIGHT / 2 - 4]);
    }),
  );
  const cards = [...job].map(([name, { minutes }]) => {
    const [x, y] = place(name);
    return (
      card([x, y], WIDTH, HEIGHT, { radius: 14 }) +
      text([x, y - 15], name, 25) +
      text([x, y + 16], toDuration(minutes), 20)
    );
  });
  return { width: 360, height: 340, parts: [...arrows, ...cards] };
}
