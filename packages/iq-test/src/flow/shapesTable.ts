import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';

/** After so many further tries the built-in shapes stand in. */
const MAX_RETRIES = 5;

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
    for (let tries = 0; tries <= MAX_RETRIES; tries += 1) {
      try {
        const rows = await api.listSvgShapes();
        shapes.value = new Map(rows.map(({ name, svg_content }) => [name, svg_content]));
        return;
      } catch (error) {
        report('the stored shapes could not be loaded', error);
        if (tries < MAX_RETRIES) await new Promise((done) => setTimeout(done, retryDelayMs(error, tries)));
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
