import { type ReadonlySignal, signal } from '@preact/signals-react';
import { pause } from '@quotient/contract/pause';
import type { ApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import { shapeNames } from '../shapes/shapeNames.ts';

/** Number of names per request: at 80 characters each, they fit into an address that the server accepts. */
const NAMES_AT_ONCE = 90;
/** Number of retries before the built-in shapes are used. */
const MAX_RETRIES = 5;

/** The figures that the server stores, for one journey. */
export interface ShapesTable {
  /** Name → SVG content of the stored shapes that were wanted; empty until they are here. */
  readonly shapes: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Fetches what these tokens draw, each once. After a failure the next call tries again. Never rejects. */
  load(tokens: Iterable<string>): Promise<void>;
  /** Asks no more for what has not come; the next call does. */
  stop(): void;
}

/** The table of shapes that the server keeps, as far as it is needed. */
export function createShapesTable(api: Pick<ApiClient, 'listSvgShapes'>): ShapesTable {
  const shapes = signal<ReadonlyMap<string, string>>(new Map());
  const asked = new Set<string>();
  let stopping = new AbortController();
  async function fetchShapes(names: string[]): Promise<void> {
    const { signal } = stopping;
    for (let tries = 0; tries <= MAX_RETRIES && !signal.aborted; tries += 1) {
      try {
        const rows = await api.listSvgShapes(names);
        const fetched = rows.map(({ name, svg_content }) => [name, svg_content] as const);
        shapes.value = new Map([...shapes.peek(), ...fetched]);
        return;
      } catch (error) {
        report('the stored shapes could not be loaded', error);
        if (tries < MAX_RETRIES) await pause(retryDelayMs(error, tries), signal);
      }
    }
    for (const name of names) asked.delete(name);
  }
  return {
    shapes,
    async load(tokens) {
      const names = shapeNames(tokens).filter((name) => !asked.has(name));
      for (const name of names) asked.add(name);
      const parts = names.flatMap((_, i) => (i % NAMES_AT_ONCE ? [] : [names.slice(i, i + NAMES_AT_ONCE)]));
      await Promise.all(parts.map(fetchShapes));
    },
    stop() {
      stopping.abort();
      stopping = new AbortController();
    },
  };
}
