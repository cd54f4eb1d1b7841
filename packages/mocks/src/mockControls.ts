import type { TextMap } from '@quotient/server/stand-ins';
import { isScenarioName, type ScenarioName } from './scenarios.ts';

/** Stores the controls in a storage under a prefix. Values that aren't ours count as absent. */
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
    /** Texts of the store's documents. */
    texts,
    scenario(): ScenarioName {
      const name = storage.getItem(scenarioKey);
      return isScenarioName(name) ? name : 'online';
    },
    setScenario: (name: ScenarioName) => storage.setItem(scenarioKey, name),
    /** Milliseconds that the server's clock is ahead. */
    clockAheadMs,
    moveClock: (ms: number) => storage.setItem(clockKey, String(clockAheadMs() + ms)),
    /** Forgets documents, scenario and clock. */
    reset(): void {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
  };
}

/** State of the mock that survives reloads and is shared with pop-ups of the origin. */
export type MockControls = ReturnType<typeof createMockControls>;
