/**
 * Finds circles of imports: each once, its files sorted.
 * @param imports File → the files of ours that it imports.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reachedFrom = (file: string): Set<string> => {
    const reached = new Set(imports.get(file));
    // the set grows during the loop
    for (const each of reached) for (const target of imports.get(each) ?? []) reached.add(target);
    return reached;
  };
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file)]));
  const circles = new Map<string, string[]>();
  for (const [file, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
