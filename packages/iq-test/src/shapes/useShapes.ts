import { useEffect, useState } from 'react';
import { type ApiClientOptions, createApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { shapeNames } from './shapeNames.ts';

/**
 * Fetches the stored figures of some tokens, and no others: name → SVG content, for the `shapes` of `ShapeGrid`, `Shape`
 * and the like. What the server does not store is missing. Rejects with an `ApiError`.
 *
 * @example
 * import { loadShapes } from '@quotient/iq-test';
 *
 * const shapes = await loadShapes(['square+dot-top'], { baseUrl: 'https://quiz.example' });
 */
export async function loadShapes(
  tokens: Iterable<string>,
  options?: ApiClientOptions,
): Promise<ReadonlyMap<string, string>> {
  const rows = await createApiClient(options).listSvgShapes(shapeNames(tokens));
  return new Map(rows.map(({ name, svg_content }) => [name, svg_content]));
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Loads the stored figures of some tokens in a component, by `loadShapes`: empty at first, while the built-in figures
 * are used. A failure is printed on the console; other tokens or another `baseUrl` start a new load.
 * @example
 * import { Shape, useShapes } from '@quotient/iq-test';
 *
 * const tokens = ['square+dot-top', 'circle-dashed'];
 * const shapes = useShapes(tokens, { baseUrl: 'https://quiz.example' });
 * return tokens.map((token) => <Shape key={token} token={token} shapes={shapes} />);
 */
export function useShapes(
  tokens: Iterable<string>,
  { baseUrl }: Pick<ApiClientOptions, 'baseUrl'> = {},
): ReadonlyMap<string, string> {
  const [shapes, setShapes] = useState(none);
  const names = shapeNames(tokens).join();
  useEffect(() => {
    let isCurrent = true;
    loadShapes(names.split(','), baseUrl === undefined ? {} : { baseUrl }).then(
      (loaded) => isCurrent && setShapes(loaded),
      (error) => report('the stored shapes could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [names, baseUrl]);
  return shapes;
}
