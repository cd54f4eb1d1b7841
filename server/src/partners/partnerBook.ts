import { type Partner, partnerFields } from '@quotient/contract';
import { type PartnerProblem, type PartnerView, partnerProblems } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import type { Log, ServerClock } from '../base/ports.ts';
import { createSerializer } from '../base/serialize.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { observe } from '../store/observe.ts';
import { createPartnerIndex } from './partnerIndex.ts';
import { createPartners, indexOfRepeat } from './partners.ts';
import { FILE_PREFIX, fileView, viewOf } from './partnerViews.ts';
import type { Partners } from './ports.ts';
import type { PartnerRecord } from './record.ts';

/** Fields of a partner that an operator writes, without its key. */
export type PartnerFields = Omit<Partner, 'key'>;

/** Partners of `PARTNERS_FILE` and of the admin area. If both have a key, the file's partner takes precedence. */
export interface PartnerBook extends Partners {
  /** Reads the stored partners. It knows none before. */
  load(): Promise<void>;
  readonly hasFile: boolean;
  /** Lists partners: first those of the file, then by name. */
  list(): PartnerView[];
  /** Throws `partner_not_found`. */
  view(id: string): PartnerView;
  /** The stored partner that has or had a key. */
  ownerOf(key: string): PartnerRecord | undefined;
  isOfFile(key: string): boolean;
  /**
   * Makes a partner. Throws `invalid_request` if the key belongs to another partner or is in the file (unless it is
   * taken over from there).
   */
  create(partner: Partner, options?: { isTakenOver?: boolean }): Promise<PartnerView>;
  /** Throws `partner_not_found`, `partner_read_only`, and `version_changed` if another version was seen. */
  change(id: string, version: number, fields: PartnerFields): Promise<PartnerView>;
  setRevoked(id: string, version: number, isRevoked: boolean): Promise<PartnerView>;
  /** Adds one more key. Throws like `create` for the key. */
  addKey(id: string, version: number, key: string): Promise<PartnerView>;
  /** Ends a key: it is refused from `endsAt` on; `null`: never. */
  endKey(id: string, version: number, key: string, endsAt: number | null | 'now'): Promise<PartnerView>;
}

/** Names of other admin screens below the partners' path: no new partner may have one as its key. */
export const reservedKeys: ReadonlySet<string> = new Set(['new', 'import']);

const refuse = (field: string, problem: PartnerProblem) =>
  new ApiError('invalid_request', { [field]: partnerProblems[problem] });

/** Throws `invalid_request` if the list has an origin twice. */
function checkOrigins({ origins }: PartnerFields): void {
  const twice = indexOfRepeat(origins);
  if (twice >= 0) throw refuse(`origins.${twice}`, 'origin_twice');
}

type OwnFields = Omit<PartnerRecord, keyof PartnerFields>;

/** Fields of a stored partner that no operator writes, including those of a newer version. */
const withoutFields = (record: PartnerRecord) =>
  // The compiler doesn't follow the names through the list.
  Object.fromEntries(
    Object.entries(record).filter(([field]) => !(field in partnerFields)),
  ) as unknown as OwnFields;

/** Parts of a partner book. */
export interface PartnerBookOptions {
  collection: Collection<PartnerRecord>;
  clock: ServerClock;
  log: Log;
  /** Partners of `PARTNERS_FILE`. @default there is no file */
  file?: readonly Partner[] | undefined;
  /** See `Ports`. @default in turn within this process */
  inTurn?: <T>(subject: string, work: () => Promise<T>) => Promise<T>;
}

/** Reads a stored partner into the index. */
async function readInto(
  held: ReturnType<typeof createPartnerIndex>,
  { collection, log }: Pick<PartnerBookOptions, 'collection' | 'log'>,
  id: string,
): Promise<void> {
  try {
    const record = await collection.get(id);
    // A change of ours may have come between.
    if ((record?.version ?? 0) >= (held.get(id)?.version ?? 0)) held.hold(id, record);
  } catch {
    log.error('partner_unreadable', { partner: id });
  }
}

/** Makes a book of partners. It hears of changes by other instances within seconds. */
export function createPartnerBook({
  collection,
  clock,
  log,
  file,
  inTurn = createSerializer(),
}: PartnerBookOptions): PartnerBook {
  const fromFile = createPartners(file ?? []);
  const held = createPartnerIndex();
  const kept = observe(collection, ({ id, after }) => held.hold(id, after));

  const read = (id: string) => readInto(held, { collection, log }, id);

  const isOpen = ({ endsAt, isEnded }: PartnerRecord['keys'][number]) =>
    !isEnded && (endsAt === null || endsAt > clock.atLeast());
  const isOfFile = (key: string) => fromFile.get(key) !== undefined;
  const works = (record: PartnerRecord, key?: string) =>
    record.revokedAt === null &&
    record.keys.some(
      (each) => (key === undefined || each.key === key) && isOpen(each) && !isOfFile(each.key),
    );

  const toView = (record: PartnerRecord) => viewOf(record, { isOpen, isOfFile });

  /** The file's partner with this id. */
  const inFile = (id: string) =>
    id.startsWith(FILE_PREFIX) ? fromFile.get(id.slice(FILE_PREFIX.length)) : undefined;

  function checkKey(key: string, isTakenOver = false): void {
    if (held.ofKey(key)) throw refuse('key', 'key_taken');
    if (isOfFile(key) && !isTakenOver) throw refuse('key', 'key_of_file');
  }

  const update = (id: string, version: number, change: (record: PartnerRecord) => PartnerRecord) =>
    inTurn('partners', async () => {
      if (inFile(id)) throw new ApiError('partner_read_only');
      const after = await kept.update(id, (record) => {
        if (record.version !== version) throw new ApiError('version_changed');
        return { ...change(record), version: version + 1 };
      });
      if (!after) throw new ApiError('partner_not_found');
      return toView(after);
    });

  return {
    hasFile: file !== undefined,
    get(key) {
      const listed = fromFile.get(key);
      if (listed) return listed;
      const record = held.ofKey(key);
      if (!record || !works(record, key)) return undefined;
      const { schemaVersion: _, id, keys: __, createdAt: ___, revokedAt: ____, version, ...fields } = record;
      return { ...fields, key: id };
    },
    hasOrigin: (origin) =>
      fromFile.hasOrigin(origin) || held.ofOrigin(origin).some((record) => works(record)),
    nameOf: (key) => fromFile.nameOf(key) ?? held.ofKey(key)?.name,
    async load() {
      collection.onOthersChange((id) => void read(id));
      for await (const id of collection.ids()) await read(id);
    },
    list: () => [
      ...(file ?? []).map(fileView),
      ...held
        .all()
        .map(toView)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ],
    view(id) {
      const listed = inFile(id);
      if (listed) return fileView(listed);
      const record = held.get(id);
      if (!record) throw new ApiError('partner_not_found');
      return toView(record);
    },
    ownerOf: held.ofKey,
    isOfFile,
    create: ({ key, ...fields }, { isTakenOver } = {}) =>
      inTurn('partners', async () => {
        checkKey(key, isTakenOver);
        if (reservedKeys.has(key)) throw refuse('key', 'key_reserved');
        checkOrigins(fields);
        const createdAt = clock.now();
        const record: PartnerRecord = {
          schemaVersion: SCHEMA_VERSION,
          id: key,
          ...fields,
          keys: [{ key, createdAt, endsAt: null }],
          createdAt,
          revokedAt: null,
          version: 1,
        };
        if (!(await kept.create(key, record))) throw refuse('key', 'key_taken');
        return toView(record);
      }),
    async change(id, version, fields) {
      checkOrigins(fields);
      return update(id, version, (record) => ({ ...withoutFields(record), ...fields }));
    },
    setRevoked: (id, version, isRevoked) =>
      update(id, version, (record) => ({ ...record, revokedAt: isRevoked ? clock.now() : null })),
    addKey: (id, version, key) =>
      update(id, version, (record) => {
        checkKey(key);
        return { ...record, keys: [...record.keys, { key, createdAt: clock.now(), endsAt: null }] };
      }),
    endKey: (id, version, key, endsAt) =>
      update(id, version, (record) => {
        if (!record.keys.some((each) => each.key === key)) throw new ApiError('partner_not_found');
        const isEnded = endsAt === 'now';
        const end = { endsAt: isEnded ? clock.now() : endsAt, isEnded };
        const keys = record.keys.map((each) => (each.key === key ? { ...each, ...end } : each));
        return { ...record, keys };
      }),
  };
}
