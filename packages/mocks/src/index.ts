export { createMockApp } from './createMockApp.ts';
export { createMockBackend, type MockBackend, type MockBackendOptions } from './createMockBackend.ts';
export { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';
