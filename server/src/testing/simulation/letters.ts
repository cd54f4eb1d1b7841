/**
 * Makes the mail server: it keeps what has arrived, and how many copies more are excused. One is if nobody could know
 * that it had arrived: its answer was lost, its sender was killed or slept for longer than its lease, or the note of it
 * failed.
 */
export function createLetters() {
  const arrived: string[] = [];
  const excused = new Map<string, number>();
  /** Emails that an instance is about to send, or has sent without a note. */
  const underWay = new Map<string, string>();
  const excuse = (id: string) => void excused.set(id, (excused.get(id) ?? 0) + 1);
  return {
    excuse,
    claimed: (id: string, instance: string) => void underWay.set(id, instance),
    noted: (id: string) => void underWay.delete(id),
    excuseAllOf(instance: string): void {
      for (const [id, by] of underWay) if (by === instance) excuse(id);
    },
    excuseAll(): void {
      for (const id of underWay.keys()) excuse(id);
    },
    /** Sends an email by a step that may fail. */
    async send(id: string, instance: string, step: (deliver: () => void) => Promise<void>): Promise<void> {
      underWay.set(id, instance);
      const before = arrived.length;
      try {
        await step(() => void arrived.push(id));
      } catch (error) {
        if (arrived.length > before && arrived.includes(id)) excuse(id);
        throw error;
      }
    },
    copiesOf: (id: string): number => arrived.filter((each) => each === id).length,
    mostCopiesOf: (id: string): number => 1 + (excused.get(id) ?? 0),
  };
}

/** See `createLetters`. */
export type Letters = ReturnType<typeof createLetters>;
