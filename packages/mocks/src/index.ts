export { createMockBackend } from './createMockBackend.ts';
export { isScenarioName, type ScenarioName } from './scenarios.ts';
