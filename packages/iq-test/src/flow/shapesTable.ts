import { type ReadonlySignal, signal } from '@preact/signals-react';
import { retryDelayMs } from '../api/ApiError.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';

/** Waits between tries, in milliseconds; after the last try the built-in shapes stand in. */
const DELAYS_MS = [1000, 2000, 4000, 8000];

/** The figures that the server stores, for one journey. */
export interface ShapesTable {
  /** Name → SVG content of the stored shapes; empty until they are here. */
  readonly shapes: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Fetches them, once. After a failure the next call tries again. Never rejects. */
  load(): Promise<void>;
}

/** The table of shapes that the server keeps. */
export function createShapesTable(api: Pick<ApiClient, 'listSvgShapes'>): ShapesTable {
  const shapes = signal<ReadonlyMap<string, string>>(new Map());
  let loading: Promise<void> | undefined;
  async function load(): Promise<void> {
    for (let tries = 0; tries <= DELAYS_MS.length; tries += 1) {
      try {
        const rows = await api.listSvgShapes();
        shapes.value = new Map(rows.map(({ name, svg_content }) => [name, svg_content]));
        return;
      } catch (error) {
        report('the stored shapes could not be loaded', error);
        if (tries < DELAYS_MS.length)
          await new Promise((done) => setTimeout(done, retryDelayMs(error, DELAYS_MS, tries)));
      }
    }
    loading = undefined;
  }
  return {
    shapes,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
