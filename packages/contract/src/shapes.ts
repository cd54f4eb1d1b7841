import { z } from '@hono/zod-openapi';

/** One row of the shapes table. `svg_content` is the inside of an `<svg viewBox="0 0 100 100">`. */
export const SvgShapeSchema = z
  .object({ name: z.string().min(1), svg_content: z.string().min(1) })
  .openapi('SvgShape');

export type SvgShape = z.infer<typeof SvgShapeSchema>;
