import type { Import } from './imports.ts';

const mocks = 'packages/mocks/';

/** One file each, and what it may import besides what its room may. */
export const exceptions: readonly (Pick<Import, 'file'> & { target: string; isDynamic?: true })[] = [
  // each use of the installation's secret has a key of its own, made in one place
  { file: 'server/src/outside/betterAuth/ports.ts', target: 'server/src/outside/secret.ts' },
  // the store says which build wrote it
  { file: 'server/src/outside/lowdb/manifest.ts', target: 'server/package.json' },
  // what is stored is compared with what the privacy policy says
  ...['ports', 'records'].map((name) => ({
    file: 'packages/tools/check/storedFields.test.ts',
    target: `server/src/${name}.ts`,
  })),
  // only for development, behind a build constant
  { file: 'sites/reference/src/islandsClient.ts', target: mocks, isDynamic: true as const },
  { file: 'sites/reference/src/admin/main.tsx', target: mocks, isDynamic: true as const },
  // browser tests answer as the bank does; nothing of theirs is published
  { file: 'packages/e2e/support/answerKey.ts', target: 'server/src/bank/main/answerKey.json' },
  // fonts are unpacked by the room that draws with them
  ...['packages/tools/build/build.ts', 'packages/tools/dev/develop.ts'].map((file) => ({
    file,
    target: 'server/buildFonts.ts',
    isDynamic: true as const,
  })),
  // pages say what is read from the source of the components and of the theme
  ...['.storybook/componentFacts.ts', '.storybook/virtual.d.ts'].flatMap((file) =>
    ['componentFacts', 'themeDocs'].map((name) => ({ file, target: `packages/tools/package/${name}.ts` })),
  ),
  // the builder is tested on the page that it is for
  { file: 'sites/partner/builder/builder.browser.test.ts', target: 'sites/partner/pages/builder.html' },
];
