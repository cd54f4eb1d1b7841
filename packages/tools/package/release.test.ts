// Tests the steps of a release: the notes, their changelog, and the workflow.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installed, root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';

const notes = readdirSync(path.join(root, '.changeset'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, text = ''] = readText(`.changeset/${file}`).split(/^---\n[\s\S]*?\n---\n/);
    return { file, paragraphs: text.trim().split(/\n{2,}/) };
  });
/** Words of a change that requires something from users. */
const asks = /\b(?:in place of|instead of|is gone|are gone|no longer|any more|is now|takes? no)\b/;

test('a note about a removal says what to do, in a separate paragraph', () => {
  for (const { file, paragraphs } of notes) {
    const [news = '', ...toDo] = paragraphs;
    expect(news, file).not.toBe('');
    expect(news, file).not.toContain('What to do:');
    for (const paragraph of toDo) expect(paragraph, file).toMatch(/^What to do: \S/);
    if (asks.test(news.replaceAll(/`[^`]*`|\([^)]*\)/g, '')))
      expect(toDo, `${file}: ${news}`).toHaveLength(1);
  }
});

test('the notes become a changelog that says what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quotient-version-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  try {
    const config = JSON.parse(readText('.changeset/config.json'));
    mkdirSync(path.join(folder, '.changeset'));
    mkdirSync(path.join(folder, 'packages/iq-test'), { recursive: true });
    cpSync(path.join(root, '.changeset/changelog.cjs'), path.join(folder, '.changeset/changelog.cjs'));
    write('.changeset/config.json', JSON.stringify(config));
    write(
      '.changeset/note.md',
      '---\n"@quotient/iq-test": minor\n---\n\n`Timer` counts.\n\nWhat to do: give it `deadlineAt`.\n',
    );
    write('package.json', '{ "name": "quotient", "private": true, "workspaces": ["packages/*"] }');
    write('package-lock.json', '{}');
    write('packages/iq-test/package.json', '{ "name": "@quotient/iq-test", "version": "1.0.0" }');
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: folder });
    execFileSync(process.execPath, [installed('@changesets/cli/bin.js'), 'version'], { cwd: folder });
    expect(readFileSync(path.join(folder, 'packages/iq-test/CHANGELOG.md'), 'utf8')).toBe(
      '# @quotient/iq-test\n\n## 1.1.0\n\n### Minor Changes\n\n- `Timer` counts.\n  - **What to do:** give it `deadlineAt`.\n',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the workflow runs what there is, pinned, with no right that it does not need, and keeps no token', () => {
  const workflow = readText('.github/workflows/release.yml');
  const { scripts } = JSON.parse(readText('package.json'));
  const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['npm test', 'npm run release']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['test', 'release']));
  expect(workflow.match(/\brun:/g)).toHaveLength(commands.length);

  const actions = workflow.match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  expect(workflow.match(/persist-credentials: false/g)).toHaveLength(
    actions.filter((action) => action.includes('checkout')).length,
  );

  const [head = '', test = '', publish = ''] = workflow.split(/^ {2}(?:test|publish):$/m);
  expect(head).toMatch(/^permissions: \{\}$/m);
  const rightsOf = (job: string) => job.match(/[\w-]+: (?:read|write)/g);
  expect(rightsOf(test)).toEqual(['contents: read']);
  expect(rightsOf(publish)).toEqual(['contents: read', 'id-token: write']);
  expect(publish).toContain('needs: test');
  expect(workflow).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  expect(JSON.parse(readText('packages/iq-test/package.json')).publishConfig).toMatchObject({
    access: 'public',
    provenance: true,
  });
});

test('a pull request is tested as a fresh machine would, with no right but to read', () => {
  const workflow = readText('.github/workflows/check.yml');
  expect(workflow.match(/\brun: .*/g)).toEqual(['run: npm test']);
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(workflow.match(/[\w-]+: (?:read|write)/g)).toEqual(['contents: read']);
  expect(workflow).not.toMatch(/pull_request_target|secrets\./);
  for (const action of workflow.match(/uses: .*/g) ?? [])
    expect(readText('.github/workflows/release.yml')).toContain(action);
});
