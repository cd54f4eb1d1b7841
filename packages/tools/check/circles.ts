/**
 * Files that reach themselves by their imports, each circle once and sorted (Tarjan's strongly connected components).
 * @param imports File → the files of ours that it imports.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
      lowest.set(file, low);
    }
    if (low === own) {
      const members = open.splice(open.indexOf(file));
      if (members.length > 1 || imports.get(file)?.includes(file)) circles.push(members.sort());
    }
    return low;
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
