import { expect, test } from 'vitest';
import { broken } from './arrows.ts';
import type { Import } from './imports.ts';

const planted = (file: string, target: string, rest: Partial<Import> = {}): Import => ({
  file,
  target,
  specifier: target,
  isTypeOnly: false,
  isDynamic: false,
  ...rest,
});

test.each([
  ['packages/iq-test/src/runner/Runner.tsx', 'packages/iq-test/src/results/Results.tsx'],
  ['packages/iq-test/src/ui/Button.tsx', 'packages/iq-test/src/flow/flowModel.ts'],
  ['packages/iq-test/src/consent/Banner.tsx', 'packages/iq-test/src/runner/Runner.tsx'],
  ['packages/iq-test/src/embed/element/loader.ts', 'packages/iq-test/src/embed/host/host.ts'],
  ['packages/iq-test/src/embed/host/host.ts', 'packages/iq-test/src/embed/widget/Widget.tsx'],
  ['packages/iq-test/src/flow/IqTest.tsx', 'server/src/app.ts'],
  ['packages/iq-test/src/flow/IqTest.tsx', 'fixtures/index.ts'],
  ['packages/iq-test/src/flow/flowModel.ts', 'packages/mocks/src/index.ts'],
  ['packages/iq-test/src/flow/flowModel.ts', 'packages/iq-test/src/api/realServer.fixture.ts'],
  ['stories/ui/Button.stories.tsx', 'packages/iq-test/src/ui/inPage.fixture.ts'],
  ['packages/iq-test/src/flow/flowModel.test.ts', 'server/src/app.ts'],
  ['packages/iq-test/src/api/apiClient.ts', 'packages/contract/src/index.ts'],
  ['packages/iq-test/src/flow/IqTest.tsx', 'packages/iq-test/src/i18n/mail.ts'],
  ['packages/iq-test/src/i18n/loadI18n.ts', 'packages/iq-test/src/i18n/mail.ts'],
  ['packages/iq-test/src/results/BellCurve.tsx', 'packages/iq-test/src/i18n/served.ts'],
  ['packages/contract/src/index.ts', 'packages/iq-test/src/index.ts'],
  ['packages/mocks/src/createMockApp.ts', 'server/src/bank/bank.ts'],
  ['server/src/app.ts', 'server/src/bank/bank.ts'],
  ['server/src/app.ts', 'server/src/outside/demoCheckout/demoCheckout.ts'],
  ['server/src/ports.ts', 'server/src/outside/memoryStore.ts'],
  ['server/src/outside/memoryStore.ts', 'server/src/outside/demoCheckout/record.ts'],
  ['server/src/session/routes.ts', 'fixtures/index.ts'],
  // up, and along a floor
  ['server/src/http/mount.ts', 'server/src/session/testSessions.ts'],
  ['server/src/session/view.ts', 'server/src/payments/fulfill.ts'],
  ['server/src/mail/routes.ts', 'server/src/dashboard/visits.ts'],
  ['server/src/payments/ports.ts', 'server/src/ports.ts'],
  ['server/src/operators/mount.ts', 'server/src/outside/secret.ts'],
  ['server/src/commands/audit/main.ts', 'server/src/bank/bank.ts'],
  ['packages/mocks/src/createMockApp.ts', 'server/src/session/routes.ts'],
  ['server/src/bank/bank.ts', 'packages/iq-test/src/shapes/describeShape.ts'],
  ['server/src/bank/bank.ts', 'packages/bank-workshop/src/guessing.ts'],
  ['packages/bank-workshop/src/guessing.ts', 'server/src/app.ts'],
  ['fixtures/visitor.ts', 'server/src/app.ts'],
  ['server/src/app.ts', 'packages/iq-test/src/i18n/createI18n.ts'],
  ['sites/reference/src/client.ts', 'packages/mocks/src/browser.ts'],
  ['sites/reference/src/pages/Home.tsx', 'server/src/app.ts'],
  ['sites/reference/src/admin/router.tsx', 'packages/mocks/src/index.ts'],
  ['sites/reference/src/pages/PrivacyPolicy.browser.test.tsx', 'packages/mocks/src/index.ts'],
  ['sites/reference/src/client.ts', 'sites/reference/src/admin/main.tsx'],
  ['sites/reference/src/client.ts', 'packages/contract/src/admin/index.ts'],
  ['packages/iq-test/src/flow/IqTest.tsx', 'packages/contract/src/admin/index.ts'],
  ['packages/contract/src/index.ts', 'packages/contract/src/admin/index.ts'],
  ['sites/partner/inline.js', 'packages/iq-test/src/index.ts'],
  ['packages/tools/build/build.ts', 'server/src/app.ts'],
  ['packages/check-embed/main.ts', 'packages/iq-test/src/index.ts'],
  ['packages/local-stripe/src/createLocalStripe.ts', 'packages/contract/src/values/paths.ts'],
  ['server/src/app.ts', 'packages/local-stripe/src/index.ts'],
  ['packages/e2e/site/site.spec.ts', 'server/src/bank/bank.ts'],
  ['tools/helper.ts', 'server/src/app.ts'],
  ['sites/partner/serve.ts', 'packages/contract/src/refusal.fixture.ts'],
  ['sites/partner/serve.test.ts', 'packages/contract/src/admin/refusal.fixture.ts'],
  ['packages/iq-test/src/api/apiClient.ts', 'packages/contract/src/refusal.fixture.ts'],
])('the check refuses %s → %s', (file, target) => {
  expect(broken(planted(file, target))).toContain(`${file} imports ${target}: `);
});

test('an import from a higher folder of the server is refused for types too', () => {
  const up = planted('server/src/http/route.ts', 'server/src/session/record.ts', { isTypeOnly: true });
  expect(broken(up)).toContain('on floors below its own');
});

test('the check accepts allowed imports', () => {
  const allowed = [
    planted('packages/iq-test/src/runner/Runner.tsx', 'packages/iq-test/src/timer/Timer.tsx'),
    planted('packages/iq-test/src/api/apiClient.ts', 'packages/contract/src/index.ts', { isTypeOnly: true }),
    planted('packages/iq-test/src/flow/IqTest.tsx', 'packages/contract/src/values/brand.ts'),
    planted('server/src/main.ts', 'server/src/bank/bank.ts'),
    planted('server/src/mail/resultsEmail.ts', 'packages/iq-test/src/i18n/mail.ts'),
    planted('server/src/session/results.test.ts', 'fixtures/index.ts'),
    planted('sites/reference/src/islandsClient.ts', 'packages/mocks/src/browser.ts', { isDynamic: true }),
    planted('sites/reference/src/admin/wholeAdmin.fixture.tsx', 'packages/mocks/src/index.ts'),
    planted('sites/partner/serve.test.ts', 'packages/contract/src/refusal.fixture.ts'),
    planted('packages/e2e/support/answerKey.ts', 'server/src/bank/main/answerKey.json'),
    planted('packages/bank-workshop/src/described.test.ts', 'packages/iq-test/src/shapes/describeShape.ts'),
  ];
  expect(allowed.map(broken).filter(Boolean)).toEqual([]);
});
