export { likeATranslator } from '@quotient/fixtures/likeATranslator';
export { createVisitor } from '@quotient/fixtures/visitor';
export { createMockBackend } from './createMockBackend.ts';
export { createMockAdmin } from './mockAdmin.ts';
export { isScenarioName, type ScenarioName } from './scenarios.ts';
