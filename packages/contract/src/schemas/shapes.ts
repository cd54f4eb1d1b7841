import * as v from 'valibot';

/** One row of the shapes table. `svg_content` is the inside of an `<svg viewBox="0 0 100 100">`. */
export const SvgShapeSchema = v.object({ name: v.string(), svg_content: v.string() });

/** One row of the shapes table. */
export type SvgShape = v.InferOutput<typeof SvgShapeSchema>;
