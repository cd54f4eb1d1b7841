import type { SvgShape } from '@quotient/contract';
import type { ShapeDetail, ShapeSummary, ShapeVersion } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { drawShape } from './grammar.ts';
import type { Shapes } from './ports.ts';
import { idOfToken, type SvgShapeRecord } from './record.ts';

/** Most stored versions of a figure: more than anybody compares, and the document is written within milliseconds. */
const MAX_VERSIONS = 100;

interface ShapeTableOptions {
  /** Figures drawn for every installation, see `seedShapes`. */
  seeds: readonly SvgShape[];
  records: Collection<SvgShapeRecord>;
  clock: Clock;
  log: Log;
}

/** New version of a figure. `basedOn` is the number of the version that its author saw, 0 = none. */
export interface NewVersion extends Pick<ShapeVersion, 'svg' | 'by' | 'comment' | 'restores'> {
  token: string;
  basedOn: number;
}

/** Shapes table of drawn figures, overridden by the operators' own. */
export interface ShapeTable extends Shapes {
  /** Reads the stored figures. Before, only the drawn ones are there. */
  load(): Promise<void>;
  /** Every figure, removed ones included. */
  summaries(): Omit<ShapeSummary, 'uses'>[];
  /** `undefined` if its words draw nothing and no operator has made it. */
  find(token: string): ShapeDetail | undefined;
  /**
   * Adds a version, unless the newest is the same. Throws `version_changed` if `basedOn` isn't the newest: then
   * nothing changes.
   */
  save(version: NewVersion): Promise<ShapeDetail>;
}

/** Makes the table. Everything is also in memory, so that reading doesn't wait: some hundred kilobytes. */
export function createShapeTable({ seeds, records, clock, log }: ShapeTableOptions): ShapeTable {
  const seeded = new Map(seeds.map(({ name, svg_content }) => [name, svg_content]));
  const held = new Map<string, SvgShapeRecord>();
  let listed: readonly SvgShape[] | undefined;
  const newestOf = (record?: SvgShapeRecord) => record?.versions.at(-1);
  const hold = (record: SvgShapeRecord) => {
    // The later of two changes stays, in any order of reports.
    const known = held.get(record.token);
    if (known && (newestOf(known)?.number ?? 0) >= (newestOf(record)?.number ?? 0)) return;
    held.set(record.token, record);
    listed = undefined;
  };

  async function read(id: string): Promise<void> {
    try {
      const record = await records.get(id);
      if (record) hold(record);
    } catch (error) {
      // The figure stays as it is drawn; its record is left as it is.
      log.error('shape_not_read', { id, cause: describeThrown(error) });
    }
  }

  const drawnOf = (token: string): string | null => seeded.get(token) ?? drawShape(token) ?? null;

  function summaryOf(token: string): Omit<ShapeSummary, 'uses'> {
    const newest = newestOf(held.get(token));
    const drawn = drawnOf(token);
    const svg = newest?.svg ?? null;
    const own = svg === null ? 'removed' : 'own';
    const ofWords = svg === null ? 'drawn' : 'changed';
    return {
      token,
      state: drawn === null ? own : ofWords,
      svg: svg ?? drawn ?? '',
      version: newest?.number ?? 0,
      savedAt: newest?.savedAt ?? null,
    };
  }

  const allTokens = () => [...new Set([...seeded.keys(), ...held.keys()])];

  function find(token: string): ShapeDetail | undefined {
    const drawn = drawnOf(token);
    const versions = held.get(token)?.versions ?? [];
    if (drawn === null && versions.length === 0) return undefined;
    const { state, svg, version } = summaryOf(token);
    return { token, state, svg, version, drawn, versions: [...versions].reverse() };
  }

  return {
    list() {
      listed ??= allTokens()
        .map((name) => ({ name, svg_content: summaryOf(name).svg }))
        .filter(({ name, svg_content }) => seeded.has(name) || svg_content !== '');
      return listed;
    },
    async load() {
      records.onOthersChange((id) => void read(id));
      for await (const id of records.ids()) await read(id);
    },
    summaries: () => allTokens().map(summaryOf),
    find,
    async save({ token, basedOn, svg, by, comment, restores }) {
      const id = idOfToken(token);
      const isAsDrawn = svg === drawnOf(token);
      if (basedOn > 0 && !held.has(token)) throw new ApiError('version_changed');
      await records.create(id, { schemaVersion: SCHEMA_VERSION, id, token, versions: [] });
      const changed = await records.update(id, (record) => {
        const newest = newestOf(record);
        if ((newest?.number ?? 0) !== basedOn) throw new ApiError('version_changed');
        const next = isAsDrawn ? null : svg;
        if (next === (newest?.svg ?? null)) return record;
        const version = { number: basedOn + 1, svg: next, savedAt: clock.now(), by, comment, restores };
        return { ...record, versions: [...record.versions, version].slice(-MAX_VERSIONS) };
      });
      if (changed) hold(changed);
      const saved = find(token);
      if (!saved) throw new ApiError('shape_not_found');
      return saved;
    },
  };
}
