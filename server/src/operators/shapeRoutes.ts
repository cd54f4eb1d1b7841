import type { QuestionSetName } from '@quotient/contract';
import { type ImportedShape, type ShapeDetail, shapeRoutes } from '@quotient/contract/admin';
import { ApiError, hasCode } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import type { Store } from '../ports.ts';
import { sanitizeShape } from '../shapes/sanitize/sanitize.ts';
import type { ShapeTable } from '../shapes/shapeTable.ts';
import type { AdminMount } from './mount.ts';
import { countTestsUnderWay, type StartedTests } from './testsUnderWay.ts';

/** Tools of the admin area's shapes besides the app's. */
export interface ShapeTools {
  table: ShapeTable;
  /** The questions of the bank that show a figure. */
  usedBy(token: string): readonly { set: QuestionSetName; id: number }[];
}

/** Result of importing one figure. */
function tryOne(table: ShapeTable, token: string, source: string): ImportedShape {
  const { svg, removed } = sanitizeShape(source);
  const known = table.find(token);
  const version = known?.version ?? 0;
  if (svg === '') return { token, outcome: 'refused', version, svg, removed };
  const isKnown = known && known.state !== 'removed';
  const changed = known?.svg === svg ? 'same' : 'changed';
  return { token, outcome: isKnown ? changed : 'new', version, svg, removed };
}

/** Mounts the figures for operators: visitors see changes with their next page. */
export function mountShapesAdmin(
  mount: AdminMount,
  { store, clock, rows }: { store: Store; clock: Clock; rows: StartedTests },
  { table, usedBy }: ShapeTools,
): void {
  mount(shapeRoutes.listShapes, () =>
    table.summaries().map((summary) => ({ ...summary, uses: usedBy(summary.token).length })),
  );
  const get = (token: string): ShapeDetail => {
    const shape = table.find(token);
    if (!shape) throw new ApiError('shape_not_found');
    return shape;
  };
  mount(shapeRoutes.getShape, ({ params: { token } }) => get(token));
  mount(shapeRoutes.getShapeUse, async ({ params: { token } }) => ({
    questions: [...usedBy(token)],
    tests: await countTestsUnderWay({ store, clock, rows }, token),
  }));
  mount(shapeRoutes.checkShape, ({ body }) => sanitizeShape(body.svg));

  mount(shapeRoutes.saveShape, async ({ params: { token }, body, operator, note }) => {
    const { svg, removed } = sanitizeShape(body.svg);
    if (svg === '') throw new ApiError('shape_refused', { svg: removed.map(({ why }) => why).join(', ') });
    const { basedOn, comment } = body;
    const by = { id: operator.id, name: operator.name };
    const saved = await table.save({ token, svg, basedOn, by, comment, restores: null });
    note({ version: saved.version, removed: removed.length });
    return saved;
  });

  mount(shapeRoutes.restoreShape, async ({ params: { token }, body, operator, note }) => {
    const { number, basedOn, comment } = body;
    const version = get(token).versions.find((each) => each.number === number);
    if (number > 0 && !version) throw new ApiError('shape_not_found');
    const by = { id: operator.id, name: operator.name };
    const svg = version?.svg ?? null;
    const saved = await table.save({ token, svg, basedOn, by, comment, restores: number });
    note({ restored: number, version: saved.version });
    return saved;
  });

  mount(shapeRoutes.tryShapeImport, ({ body }) =>
    body.shapes.map(({ token, svg }) => tryOne(table, token, svg)),
  );
  mount(shapeRoutes.importShapes, async ({ body, operator, note }) => {
    const by = { id: operator.id, name: operator.name };
    const results: ImportedShape[] = [];
    for (const { token, svg: source, basedOn } of body.shapes) {
      const tried = tryOne(table, token, source);
      results.push(tried);
      if (tried.outcome !== 'new' && tried.outcome !== 'changed') continue;
      try {
        const change = { token, svg: tried.svg, by, comment: body.comment, restores: null };
        tried.version = (await table.save({ ...change, basedOn: basedOn ?? tried.version })).version;
      } catch (error) {
        if (!hasCode(error, 'version_changed')) throw error;
        tried.outcome = 'conflict';
      }
    }
    const count = (outcome: ImportedShape['outcome']) =>
      results.filter((result) => result.outcome === outcome).length;
    note({ added: count('new'), changed: count('changed'), refused: count('refused') });
    return results;
  });
}
