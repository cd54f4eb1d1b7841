import path from 'node:path';

/** Above this, in lines, a file has something to be wrong. */
export const FROM_LINES = 40;

/** Files without a test of their own: words, styles, data, ports (types alone), parts of tests and measurements, and settings of tools. */
const notCode =
  /\.(?:test|spec|stories|fixture|d)\.tsx?$|\/(?:locales|words|fixtures|testing)\/|[wW]ords\.tsx?$|(?:\.css|[sS]tyles?)\.ts$|^fixtures\/|^packages\/(?:bench|e2e)\/|^\.storybook\/|\.config\.[cm]?[jt]s$|\/ports\.ts$/;

/** Returns true if a file should have a test beside it. */
export const isCode = (file: string, lines: number): boolean => lines > FROM_LINES && !notCode.test(file);

/**
 * Paths of the tests of a file: `a/b.ts` has `a/b.test.ts`, `a/b.browser.test.tsx` and similar; a component of the package
 * also has its stories, whose assertions run as tests.
 */
export const testsBeside = (file: string): string[] => {
  const { dir, name } = path.posix.parse(file);
  const beside = ['.test.ts', '.test.tsx', '.browser.test.ts', '.browser.test.tsx'].map(
    (end) => `${dir}/${name}${end}`,
  );
  const [, room] = /^packages\/iq-test\/src\/(\w+)$/.exec(dir) ?? [];
  return room === undefined ? beside : [...beside, `stories/${room}/${name}.stories.tsx`];
};
