import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import type { Ports } from './ports.ts';

/** Most documents removed in one transaction. */
const AT_ONCE = 500;

interface Options {
  kind: string;
  ids: AsyncIterable<string>;
  /** True for documents that may be removed. */
  isDue: (id: string) => boolean;
  remove: NonNullable<Ports['store']['removeTogether']>;
  onRemoved: (count: number) => void;
  log: Pick<Log, 'warn'>;
  signal?: AbortSignal | undefined;
}

/** Removes due documents together, and yields those that must be removed alone. */
export async function* sweepTogether(options: Options): AsyncIterable<string> {
  const { kind, ids, isDue, remove, onRemoved, log, signal } = options;
  let failedCount = 0;
  let lastCause: unknown;

  async function* rest(group: readonly string[]) {
    if (signal?.aborted) return;
    let removed: readonly string[] = [];
    try {
      removed = await remove(group);
    } catch (error) {
      failedCount += group.length;
      lastCause = error instanceof Error ? (error.cause ?? error) : error;
    }
    onRemoved(removed.length);
    const isRemoved = new Set(removed);
    yield* group.filter((id) => !isRemoved.has(id));
  }

  let group: string[] = [];
  for await (const id of ids) {
    if (signal?.aborted) return;
    if (isDue(id)) group.push(id);
    if (group.length < AT_ONCE) continue;
    yield* rest(group);
    group = [];
  }
  if (group.length > 0) yield* rest(group);
  if (failedCount > 0)
    log.warn('not_removed_together', { kind, count: failedCount, cause: describeThrown(lastCause) });
}
