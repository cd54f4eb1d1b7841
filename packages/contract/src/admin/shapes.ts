import * as v from 'valibot';
import { ShapeTokenSchema } from '../schemas/bankQuestion.ts';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, positive } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** Reasons why part of a drawing was removed or changed. The last five: nothing can be kept. */
const removalReasons = [
  // elements that run, load or act in the page
  'script',
  'animation',
  'link',
  'style',
  'foreign',
  // elements that figures don't use
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

/** Part of the drawing that was removed or changed. */
const RemovalSchema = v.object({
  /** Name in the source, e.g. `<script>` or `onclick`; for `not_well_formed` the problem, in English. */
  what: v.string(),
  why: v.picklist(removalReasons),
  /** Place in the source, in UTF-16 code units. */
  from: v.number(),
  to: v.number(),
});

/** Sanitized drawing. */
export const CheckedShapeSchema = v.object({
  /** Content of an `<svg viewBox="0 0 100 100">`; empty if nothing can be kept. */
  svg: v.string(),
  removed: v.array(RemovalSchema),
});

/** Part of the drawing that was removed or changed. */
export type Removal = v.InferOutput<typeof RemovalSchema>;
/** Reason why part of a drawing was removed or changed. */
export type RemovalReason = Removal['why'];
/** Sanitized drawing. */
export type CheckedShape = v.InferOutput<typeof CheckedShapeSchema>;

/**
 * Source of a figure: `drawn` by its words, `changed` by an operator, an operator's `own` one, or an own one that was
 * `removed`, which can still be restored.
 */
const ShapeStateSchema = v.picklist(['drawn', 'changed', 'own', 'removed']);

const summary = {
  token: v.string(),
  state: ShapeStateSchema,
  /** Current drawing; empty if it was removed. */
  svg: v.string(),
  /** Number of its newest version, 0 = never changed. */
  version: count,
};

const ShapeSummarySchema = v.object({
  ...summary,
  /** Time of its newest version, in milliseconds since the epoch. */
  savedAt: v.nullable(count),
  /** Number of the bank's questions that show it. */
  uses: count,
});

/** Saved version of a figure. */
export const ShapeVersionSchema = v.object({
  /** Counts from 1. */
  number: positive,
  /** `null`: the drawing by its words; for an operator's own figure, its removal. */
  svg: v.nullable(v.string()),
  /** Milliseconds since the epoch. */
  savedAt: count,
  by: v.object({ id: v.string(), name: v.string() }),
  comment: v.string(),
  /** Restored version, 0 = the drawing by its words. */
  restores: v.nullable(count),
});

const ShapeDetailSchema = v.object({
  ...summary,
  /** Drawing by its words. `null`: they draw nothing, it is an operator's own. */
  drawn: v.nullable(v.string()),
  /** Newest first; the oldest are deleted when there are more than a hundred. */
  versions: v.array(ShapeVersionSchema),
});

/** Questions and tests that show a figure. */
const ShapeUseSchema = v.object({
  questions: v.array(v.object({ set: QuestionSetNameSchema, id: positive })),
  /** Running tests that show it. */
  tests: count,
});

/** Most bytes of a source, in UTF-8: files of drawing programs have much besides the drawing. */
export const MAX_SHAPE_BYTES = 50_000;
/** Source of a drawing. */
const source = v.pipe(v.string(), v.maxLength(MAX_SHAPE_BYTES));
const comment = v.pipe(v.string(), v.maxLength(200));
/** Version that the operator saw: if another one is the newest, nothing changes. */
const basedOn = count;
const ofToken = v.object({ token: ShapeTokenSchema });

const importedShapes = v.pipe(
  v.array(v.object({ token: ShapeTokenSchema, svg: source, basedOn: v.nullable(basedOn) })),
  v.maxLength(100),
);

/** `same`: it is already drawn like that. `conflict`: somebody has changed it since the import was tried. */
const ImportOutcomeSchema = v.picklist(['new', 'changed', 'same', 'refused', 'conflict']);

const ImportedSchema = v.object({
  token: v.string(),
  outcome: ImportOutcomeSchema,
  /** Number of its newest version. */
  version: count,
  ...CheckedShapeSchema.entries,
});

/** Routes of the figures of questions. */
export const shapeRoutes = {
  listShapes: adminCall('GET', '/api/admin/shapes', v.array(ShapeSummarySchema)),
  getShape: {
    ...adminCall('GET', '/api/admin/shapes/:token', ShapeDetailSchema),
    params: ofToken,
    failures: ['shape_not_found'],
  },
  getShapeUse: {
    ...adminCall('GET', '/api/admin/shapes/:token/use', ShapeUseSchema),
    params: ofToken,
  },
  saveShape: {
    ...adminCall('PUT', '/api/admin/shapes/:token', ShapeDetailSchema),
    action: 'shape.save',
    params: ofToken,
    body: v.object({ svg: source, basedOn, comment }),
    failures: ['version_changed', 'shape_refused'],
  },
  restoreShape: {
    ...adminCall('POST', '/api/admin/shapes/:token/restore', ShapeDetailSchema),
    action: 'shape.restore',
    params: ofToken,
    /** `number` 0: the drawing by its words; an operator's own figure is removed. */
    body: v.object({ number: count, basedOn, comment }),
    failures: ['version_changed', 'shape_not_found'],
  },
  checkShape: {
    ...adminCall('POST', '/api/admin/shape-checks', CheckedShapeSchema),
    changesNothing: true,
    body: v.object({ svg: source }),
  },
  tryShapeImport: {
    ...adminCall('POST', '/api/admin/shape-imports/trials', v.array(ImportedSchema)),
    changesNothing: true,
    body: v.object({ shapes: importedShapes }),
  },
  importShapes: {
    ...adminCall('POST', '/api/admin/shape-imports', v.array(ImportedSchema)),
    action: 'shape.import',
    body: v.object({ shapes: importedShapes, comment }),
  },
} as const satisfies Record<string, AdminRoute>;

/** Newest version of a figure, for a list of all of them. */
export type ShapeSummary = v.InferOutput<typeof ShapeSummarySchema>;
/** A figure with its history. */
export type ShapeDetail = v.InferOutput<typeof ShapeDetailSchema>;
/** Saved version of a figure. */
export type ShapeVersion = v.InferOutput<typeof ShapeVersionSchema>;
/** Questions and tests that show a figure. */
export type ShapeUse = v.InferOutput<typeof ShapeUseSchema>;
/** Result of importing one figure, planned or done. */
export type ImportedShape = v.InferOutput<typeof ImportedSchema>;
