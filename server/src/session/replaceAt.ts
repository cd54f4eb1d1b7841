/** A copy of `list` with another value at `index`; the same values when there is no such index. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((held, i) => (i === index ? value : held));
}
