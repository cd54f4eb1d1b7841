/** First npm that published without a token, according to the workflow. */
const NPM_OF_TRUSTED_PUBLISHING = [11, 5, 1] as const;

/** Facts that decide a release. */
export interface ReleaseFacts {
  /** Manifest of the package. */
  manifest: { version: string; repository?: { url: string } };
  /** CHANGELOG.md of the package; empty if missing. */
  changelog: string;
  /** Names of the notes that wait in `.changeset`. */
  notes: readonly string[];
  /** Output of `npm --version`. */
  npm: string;
  /** Environment of the workflow. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Problem that prevents a release. */
export interface ReleaseProblem {
  code:
    | 'changesets_waiting'
    | 'version_not_in_changelog'
    | 'no_repository'
    | 'other_repository'
    | 'tag_differs'
    | 'no_provenance'
    | 'old_npm';
  message: string;
}

const isOlder = (version: string, [major, minor, patch]: readonly [number, number, number]) => {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number.parseFloat);
  return a * 1e6 + b * 1e3 + c < major * 1e6 + minor * 1e3 + patch;
};

/** Problems that prevent the package's release, each with its fix; empty if there are none. */
export function releaseProblems({ manifest, changelog, notes, npm, env }: ReleaseFacts): ReleaseProblem[] {
  const { version, repository } = manifest;
  const { GITHUB_REPOSITORY: builtIn, GITHUB_REF_NAME: tag, ACTIONS_ID_TOKEN_REQUEST_URL: identity } = env;
  const hasSection = changelog.split('\n').includes(`## ${version}`);
  const problems: (ReleaseProblem | false)[] = [
    notes.length > 0 && {
      code: 'changesets_waiting',
      message: `${notes.length} notes are in no version yet (${notes.join(', ')}). Run "npm run changeset -- version", and commit what it writes.`,
    },
    !hasSection && {
      code: 'version_not_in_changelog',
      message: `packages/iq-test/CHANGELOG.md has no section "## ${version}". Run "npm run changeset -- version", which writes it.`,
    },
    !repository && {
      code: 'no_repository',
      message:
        'npm compares the repository that the package names with the one that built it, and packages/iq-test/package.json names none. Add "repository": { "type": "git", "url": "git+https://…", "directory": "packages/iq-test" }.',
    },
    repository !== undefined &&
      builtIn !== undefined &&
      !repository.url.replace(/\.git$/, '').endsWith(`/${builtIn}`) && {
        code: 'other_repository',
        message: `This runs in ${builtIn}, and packages/iq-test/package.json names ${repository.url}: npm would refuse the provenance. Publish from there, or change the name.`,
      },
    identity === undefined
      ? {
          code: 'no_provenance',
          message:
            'Nothing here can say which commit this is built from. Push the tag: the workflow "release" publishes, and it has the right "id-token: write" for that.',
        }
      : tag !== `v${version}` && {
          code: 'tag_differs',
          message: `The tag is ${tag}, the version ${version}. Tag the commit of the version: v${version}.`,
        },
    isOlder(npm, NPM_OF_TRUSTED_PUBLISHING) && {
      code: 'old_npm',
      message: `npm ${npm} cannot publish without a token; ${NPM_OF_TRUSTED_PUBLISHING.join('.')} can. Node 24 brings one.`,
    },
  ];
  return problems.filter((problem) => problem !== false);
}
