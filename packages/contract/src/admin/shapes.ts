import * as v from 'valibot';

/** Why something of a drawing was left out, or changed; `removalOfAll` = the drawing cannot be taken at all. */
export const removalReasons = [
  // what runs, loads or takes part in the page
  'script',
  'animation',
  'link',
  'style',
  'foreign',
  // what a figure is not made of
  'text',
  'comment',
  'document',
  'element',
  'attribute',
  'value',
  /** Another color became ink, or none. */
  'color',
  // the whole drawing
  'not_well_formed',
  'too_large',
  'too_many_elements',
  'too_deep',
  'empty',
] as const;

/** One thing that is not, or not so, in the drawing that is kept. */
export const RemovalSchema = v.object({
  /** As it is called in the source, e.g. `<script>` or `onclick`; for `not_well_formed` what is wrong, in English. */
  what: v.string(),
  why: v.picklist(removalReasons),
  /** Where it stands in the source, in UTF-16 code units. */
  from: v.number(),
  to: v.number(),
});

/** A drawing as it would be kept. */
export const CheckedShapeSchema = v.object({
  /** The inside of an `<svg viewBox="0 0 100 100">`; empty where nothing can be kept. */
  svg: v.string(),
  removed: v.array(RemovalSchema),
});

/** One thing that is not, or not so, in the drawing that is kept. */
export type Removal = v.InferOutput<typeof RemovalSchema>;
/** Why something of a drawing was left out, or changed. */
export type RemovalReason = Removal['why'];
/** A drawing as it would be kept. */
export type CheckedShape = v.InferOutput<typeof CheckedShapeSchema>;
