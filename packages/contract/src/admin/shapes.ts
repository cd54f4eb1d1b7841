import * as v from 'valibot';
import { ShapeTokenSchema } from '../schemas/bankQuestion.ts';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, positive } from '../schemas/scalars.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** Why something of a drawing was left out, or changed. The last five: nothing of it can be kept. */
const removalReasons = [
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
const RemovalSchema = v.object({
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

/**
 * Where a figure comes from: `drawn` by its words, `changed` by an operator, an operator's `own` one, or an own one that was
 * `removed`, which can still be restored.
 */
const ShapeStateSchema = v.picklist(['drawn', 'changed', 'own', 'removed']);

const summary = {
  token: v.string(),
  state: ShapeStateSchema,
  /** As it is drawn now; empty where it was removed. */
  svg: v.string(),
  /** Number of its newest version, 0 = never changed. */
  version: count,
};

const ShapeSummarySchema = v.object({
  ...summary,
  /** When its newest version was saved, in milliseconds since the epoch. */
  savedAt: v.nullable(count),
  /** How many questions of the bank show it. */
  uses: count,
});

/** A figure as it was saved once. */
export const ShapeVersionSchema = v.object({
  /** Counts from 1. */
  number: positive,
  /** `null`: as it is drawn by its words; for an operator's own figure, that it was removed. */
  svg: v.nullable(v.string()),
  /** Milliseconds since the epoch. */
  savedAt: count,
  by: v.object({ id: v.string(), name: v.string() }),
  comment: v.string(),
  /** The version that it restored, 0 = as it is drawn by its words. */
  restores: v.nullable(count),
});

const ShapeDetailSchema = v.object({
  ...summary,
  /** As it is drawn by its words. `null`: they draw nothing, it is an operator's own. */
  drawn: v.nullable(v.string()),
  /** Newest first; the oldest go when there are more than a hundred. */
  versions: v.array(ShapeVersionSchema),
});

/** Who shows a figure. */
const ShapeUseSchema = v.object({
  questions: v.array(v.object({ set: QuestionSetNameSchema, id: positive })),
  /** Tests under way in which it stands. */
  tests: count,
});

/** So much is read of a source, in bytes of UTF-8: files of drawing programs carry much that is no drawing. */
export const MAX_SHAPE_BYTES = 50_000;
/** A source as it is sent. */
const source = v.pipe(v.string(), v.maxLength(MAX_SHAPE_BYTES));
const comment = v.pipe(v.string(), v.maxLength(200));
/** The version that the operator had before him: where another one is the newest, nothing is changed. */
const basedOn = count;
const ofToken = v.object({ token: ShapeTokenSchema });

const importedShapes = v.pipe(
  v.array(v.object({ token: ShapeTokenSchema, svg: source, basedOn: v.nullable(basedOn) })),
  v.maxLength(100),
);

/** `same`: it is drawn like that already. `conflict`: somebody has changed it since the import was tried. */
const ImportOutcomeSchema = v.picklist(['new', 'changed', 'same', 'refused', 'conflict']);

const ImportedSchema = v.object({
  token: v.string(),
  outcome: ImportOutcomeSchema,
  /** Number of its newest version. */
  version: count,
  ...CheckedShapeSchema.entries,
});

/** The figures that questions are drawn with. */
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
    /** `number` 0: as it is drawn by its words; an operator's own figure is removed. */
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

/** The newest of a figure, for a list of all of them. */
export type ShapeSummary = v.InferOutput<typeof ShapeSummarySchema>;
/** A figure with its history. */
export type ShapeDetail = v.InferOutput<typeof ShapeDetailSchema>;
/** A figure as it was saved once. */
export type ShapeVersion = v.InferOutput<typeof ShapeVersionSchema>;
/** Who shows a figure. */
export type ShapeUse = v.InferOutput<typeof ShapeUseSchema>;
/** What an import does, or did, to one figure. */
export type ImportedShape = v.InferOutput<typeof ImportedSchema>;
