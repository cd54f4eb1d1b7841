/** Copies `list` with another value at `index`; unchanged if there is no such index. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((held, i) => (i === index ? value : held));
}
