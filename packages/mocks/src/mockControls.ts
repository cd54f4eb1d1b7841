import type { TextMap } from '@quotient/server/stand-ins';
import { isScenarioName, type ScenarioName } from './scenarios.ts';

/** Keeps the controls in a storage under a prefix. Values that are not ours to read count as absent. */
export function createMockControls(storage: Storage, prefix: string) {
  const scenarioKey = `${prefix}control/scenario`;
  const clockKey = `${prefix}control/clock`;
  const texts: TextMap = {
    get: (key) => storage.getItem(prefix + key) ?? undefined,
    set: (key, text) => storage.setItem(prefix + key, text),
    delete: (key) => storage.removeItem(prefix + key),
    keys: () =>
      Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
  };
  const clockAheadMs = () => {
    const ahead = Number(storage.getItem(clockKey));
    return Number.isFinite(ahead) ? ahead : 0;
  };
  return {
    /** Where the store's documents are. */
    texts,
    scenario(): ScenarioName {
      const name = storage.getItem(scenarioKey);
      return isScenarioName(name) ? name : 'online';
    },
    setScenario: (name: ScenarioName) => storage.setItem(scenarioKey, name),
    /** How far the server's clock is ahead, in milliseconds. */
    clockAheadMs,
    moveClock: (ms: number) => storage.setItem(clockKey, String(clockAheadMs() + ms)),
    /** Forgets documents, scenario and clock. */
    reset(): void {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
  };
}

/** What the mock remembers across reloads and shares with pop-ups of the origin. */
export type MockControls = ReturnType<typeof createMockControls>;
