import type { SvgShape } from '@quotient/contract';
import type { ShapeDetail, ShapeSummary, ShapeVersion } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { drawShape } from './grammar.ts';
import type { Shapes } from './ports.ts';
import { idOfToken, type SvgShapeRecord } from './record.ts';

/** So many versions of a figure are kept: more than anybody compares, and a document that is written within milliseconds. */
const MAX_VERSIONS = 100;

interface ShapeTableOptions {
  /** What is drawn for every installation, see `seedShapes`. */
  seeds: readonly SvgShape[];
  records: Collection<SvgShapeRecord>;
  clock: Clock;
  log: Log;
}

/** A new version of a figure. `basedOn` is the number of the version that its author had before him, 0 = none. */
export interface NewVersion extends Pick<ShapeVersion, 'svg' | 'by' | 'comment' | 'restores'> {
  token: string;
  basedOn: number;
}

/** The shapes table with what operators have made of it: the figures as they are drawn, their own ones over them. */
export interface ShapeTable extends Shapes {
  /** Reads what is stored. Until then the figures are as they are drawn. */
  load(): Promise<void>;
  /** Every figure, those that were removed too. */
  summaries(): Omit<ShapeSummary, 'uses'>[];
  /** `undefined` where its words draw nothing and no operator has made it. */
  find(token: string): ShapeDetail | undefined;
  /**
   * Adds a version; none where the newest is the same already. Throws `version_changed` where `basedOn` is not the newest:
   * then nothing is changed.
   */
  save(version: NewVersion): Promise<ShapeDetail>;
}

/** All is held in memory as well, so that reading waits for nothing: some hundred kilobytes. */
export function createShapeTable({ seeds, records, clock, log }: ShapeTableOptions): ShapeTable {
  const seeded = new Map(seeds.map(({ name, svg_content }) => [name, svg_content]));
  const held = new Map<string, SvgShapeRecord>();
  let listed: readonly SvgShape[] | undefined;
  const newestOf = (record?: SvgShapeRecord) => record?.versions.at(-1);
  const hold = (record: SvgShapeRecord) => {
    // Of two changes, the later one stays, whichever is told first.
    if ((newestOf(held.get(record.token))?.number ?? 0) > (newestOf(record)?.number ?? 0)) return;
    held.set(record.token, record);
    listed = undefined;
  };

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
      for await (const id of records.ids()) {
        try {
          const record = await records.get(id);
          if (record) hold(record);
        } catch (error) {
          // The figure stays as it is drawn; its record is left as it is.
          log.error('shape_not_read', { id, cause: describeThrown(error) });
        }
      }
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
