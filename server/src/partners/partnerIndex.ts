import type { PartnerRecord } from './record.ts';

/** Index of the stored partners in memory: each page of a partner asks by key, then by origin. */
export function createPartnerIndex() {
  const held = new Map<string, PartnerRecord>();
  let byKey = new Map<string, PartnerRecord>();
  let byOrigin = new Map<string, PartnerRecord[]>();
  return {
    /** Stores the current state of a partner; `undefined` removes it. */
    hold(id: string, record: PartnerRecord | undefined): void {
      if (record) held.set(id, record);
      else held.delete(id);
      const all = [...held.values()];
      byKey = new Map(all.flatMap((each) => each.keys.map(({ key }) => [key, each])));
      // One way through all of them: an import of thousands calls this for each.
      byOrigin = new Map();
      for (const each of all) {
        for (const origin of each.origins) {
          const others = byOrigin.get(origin);
          if (others) others.push(each);
          else byOrigin.set(origin, [each]);
        }
      }
    },
    get: (id: string): PartnerRecord | undefined => held.get(id),
    /** The partner that has or had a key. */
    ofKey: (key: string): PartnerRecord | undefined => byKey.get(key),
    ofOrigin: (origin: string): readonly PartnerRecord[] => byOrigin.get(origin) ?? [],
    all: (): PartnerRecord[] => [...held.values()],
  };
}
