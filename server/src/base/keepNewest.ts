/** Puts an entry at the end of a map that has room for so many; of too many, those that were put there longest ago go. */
export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key); // set anew it goes to the end
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
