import { expect, test } from 'vitest';
import { type ReleaseFacts, releaseProblems } from './releaseProblems.ts';

const ready: ReleaseFacts = {
  manifest: { version: '1.2.0', repository: { url: 'git+https://git.example/acme/quotient.git' } },
  changelog: '# @quotient/iq-test\n\n## 1.2.0\n\n- News.\n',
  notes: [],
  npm: '11.5.1',
  env: {
    GITHUB_REPOSITORY: 'acme/quotient',
    GITHUB_REF_NAME: 'v1.2.0',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://identity.example',
  },
};
const codes = (changed: Partial<ReleaseFacts>) =>
  releaseProblems({ ...ready, ...changed }).map(({ code }) => code);

test('nothing keeps a version that is written down, tagged, and built where its repository is', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ npm: '12.0.0' })).toEqual([]);
});

test('what keeps a release back has a code of its own', () => {
  expect(codes({ notes: ['hints.md'] })).toEqual(['changesets_waiting']);
  expect(codes({ changelog: '' })).toEqual(['version_not_in_changelog']);
  expect(codes({ changelog: '## 1.2.01' })).toEqual(['version_not_in_changelog']);
  expect(codes({ manifest: { version: '1.2.0' } })).toEqual(['no_repository']);
  expect(codes({ env: { ...ready.env, GITHUB_REPOSITORY: 'fork/quotient' } })).toEqual(['other_repository']);
  expect(codes({ env: { ...ready.env, GITHUB_REF_NAME: 'v1.1.0' } })).toEqual(['tag_differs']);
  expect(codes({ env: {} })).toEqual(['no_provenance']);
  expect(codes({ npm: '10.9.3' })).toEqual(['old_npm']);
  expect(codes({ npm: '11.5.0' })).toEqual(['old_npm']);
});

test('a message says what is there and what to do', () => {
  const [waiting] = releaseProblems({ ...ready, notes: ['a.md', 'b.md'] });
  expect(waiting?.message).toContain('2 notes are in no version yet (a.md, b.md). Run "npm run changeset');
});
