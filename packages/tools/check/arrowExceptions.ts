import type { Import } from './imports.ts';

const mocks = 'packages/mocks/';

/** Exceptions: one file each, and its additional allowed import. */
export const exceptions: readonly (Pick<Import, 'file'> & { target: string; isDynamic?: true })[] = [
  // each use of the installation's secret has its own key, derived in one place
  { file: 'server/src/outside/betterAuth/ports.ts', target: 'server/src/outside/secret.ts' },
  // the store records the build that wrote it
  { file: 'server/src/outside/serverVersion.ts', target: 'server/package.json' },
  // one store keeps what all providers store
  ...['betterAuth', 'demoCheckout'].map((provider) => ({
    file: 'server/src/outside/configuredStore.ts',
    target: `server/src/outside/${provider}/record.ts`,
  })),
  // stored fields are compared with the privacy policy
  ...['ports', 'records'].map((name) => ({
    file: 'packages/tools/check/storedFields.test.ts',
    target: `server/src/${name}.ts`,
  })),
  // only for development, behind a build constant
  { file: 'sites/reference/src/islandsClient.ts', target: mocks, isDynamic: true as const },
  { file: 'sites/reference/src/admin/main.tsx', target: mocks, isDynamic: true as const },
  // browser tests answer like the bank; nothing of theirs is published
  { file: 'packages/e2e/support/answerKey.ts', target: 'server/src/bank/main/answerKey.json' },
  // the documentation for partners lists what the element has
  {
    file: 'sites/reference/src/partners/reference.ts',
    target: 'packages/iq-test/custom-elements.json',
  },
  // the folder that draws with fonts also unpacks them
  ...['packages/tools/build/build.ts', 'packages/tools/dev/develop.ts'].map((file) => ({
    file,
    target: 'server/buildFonts.ts',
    isDynamic: true as const,
  })),
  // pages say what is read from the source of the components and of the theme
  ...['.storybook/componentFacts.ts', '.storybook/virtual.d.ts'].flatMap((file) =>
    ['componentFacts', 'themeDocs'].map((name) => ({ file, target: `packages/tools/package/${name}.ts` })),
  ),
];
