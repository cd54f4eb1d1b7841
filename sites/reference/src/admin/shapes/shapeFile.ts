import { ShapeTokenSchema } from '@quotient/contract';
import { MAX_SHAPE_BYTES, type ShapeSummary } from '@quotient/contract/admin';
import * as v from 'valibot';
import { download } from '../parts/download.ts';

const FORMAT = 'quotient-shapes';
/** Limit of a file with figures, larger than any real one. */
const MAX_FILE_BYTES = 10_000_000;
/**
 * Number of figures per call, within this number of characters: the import shows progress, and no call is too large.
 */
const MOST_AT_ONCE = 25;
const MAX_CHARACTERS = 300_000;

const ShapeFileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  shapes: v.array(
    v.object({ token: ShapeTokenSchema, svg: v.pipe(v.string(), v.maxLength(MAX_SHAPE_BYTES)) }),
  ),
});

/** One figure in a file. */
export type FileShape = v.InferOutput<typeof ShapeFileSchema>['shapes'][number];

/** Hands out the changed and the own figures as one file. */
export function exportShapes(all: readonly ShapeSummary[]): void {
  const shapes = all
    .filter(({ state }) => state === 'changed' || state === 'own')
    .map(({ token, svg }) => ({ token, svg }));
  const day = new Date().toISOString().slice(0, 10);
  const text = `${JSON.stringify({ format: FORMAT, version: 1, shapes }, null, 2)}\n`;
  download(`shapes-${day}.json`, text, 'application/json');
}

/** Reads the figures of a file, the last of each name; `undefined` if it isn't a file of ours. */
export async function readShapeFile(file: File): Promise<FileShape[] | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  try {
    const { shapes } = v.parse(ShapeFileSchema, JSON.parse(await file.text()));
    return [...new Map(shapes.map((shape) => [shape.token, shape])).values()];
  } catch {
    return undefined;
  }
}

/** Lists that are small enough for one call each. */
export function inParts<S extends { svg: string }>(shapes: readonly S[]): S[][] {
  const parts: S[][] = [];
  let characters = 0;
  for (const shape of shapes) {
    const last = parts.at(-1);
    characters += shape.svg.length;
    if (last && last.length < MOST_AT_ONCE && characters <= MAX_CHARACTERS) last.push(shape);
    else {
      parts.push([shape]);
      characters = shape.svg.length;
    }
  }
  return parts;
}
