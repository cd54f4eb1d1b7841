import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteIn } from '../testing/siteFolder.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { archiveEmbed } from './embedArchive.ts';

const log = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => log.warn.mockClear());

/** Adds a version to the embed's folder, like a build, and starts twice. */
function releases(root: string) {
  const embedDir = path.join(root, 'embed');
  const embedArchiveDir = path.join(root, 'archive');
  const release = async (version: string, text = `loader ${version}`) => {
    rmSync(embedDir, { recursive: true, force: true });
    mkdirSync(path.join(embedDir, `v${version}`), { recursive: true });
    writeFileSync(path.join(embedDir, 'manifest.json'), JSON.stringify({ version }));
    writeFileSync(path.join(embedDir, `v${version}/embed.js`), text);
    await archiveEmbed(embedDir, embedArchiveDir, log);
    await archiveEmbed(embedDir, embedArchiveDir, log);
  };
  return { embedDir, embedArchiveDir, release };
}

test('a version of the embed that a page has pinned is served after a newer one has taken its place', async () => {
  const root = temporaryFolder();
  const { embedDir, embedArchiveDir, release } = releases(root);
  await release('1.0.0');
  await release('1.1.0');
  const site = siteIn(root, { embedDir, embedArchiveDir });
  for (const version of ['1.0.0', '1.1.0']) {
    const response = await site.request(`/embed/v${version}/embed.js`);
    expect(await response.text()).toBe(`loader ${version}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(readdirSync(embedArchiveDir).sort()).toEqual(['v1.0.0', 'v1.1.0']);
  expect(log.warn).not.toHaveBeenCalled();
  expect((await site.request('/embed/v0.9.0/embed.js')).status).toBe(404);
});

test('a version that is built while the server runs is the present one from then on', async () => {
  const root = temporaryFolder();
  const { release, ...folders } = releases(root);
  const site = siteIn(root, folders);
  const ask = async (version: string) => (await site.request(`/embed/v${version}/embed.js`)).text();
  await release('1.0.0');
  expect(await ask('1.0.0')).toBe('loader 1.0.0');
  await release('1.10.0');
  expect([await ask('1.0.0'), await ask('1.10.0')]).toEqual(['loader 1.0.0', 'loader 1.10.0']);
});

test('an archived version never changes, and another build of it is logged', async () => {
  const root = temporaryFolder();
  const { embedDir, embedArchiveDir, release } = releases(root);
  await release('1.0.0');
  await release('1.0.0', 'another build');
  expect(log.warn).toHaveBeenCalledWith('embed_version_reused', { version: '1.0.0' });
  expect(readFileSync(path.join(embedArchiveDir, 'v1.0.0/embed.js'), 'utf8')).toBe('loader 1.0.0');
  // the present version comes only from its own folder, not from archived files
  const site = siteIn(root, { embedDir, embedArchiveDir });
  expect(await (await site.request('/embed/v1.0.0/embed.js')).text()).toBe('another build');
  rmSync(path.join(embedDir, 'v1.0.0'), { recursive: true });
  expect((await site.request('/embed/v1.0.0/embed.js')).status).toBe(404);
});

test('a half copy has no address', async () => {
  const root = temporaryFolder();
  const { embedDir, embedArchiveDir, release } = releases(root);
  await release('1.0.0');
  mkdirSync(path.join(embedArchiveDir, '.copying-1-2'));
  writeFileSync(path.join(embedArchiveDir, '.copying-1-2/embed.js'), 'half');
  const site = siteIn(root, { embedDir, embedArchiveDir });
  expect((await site.request('/embed/.copying-1-2/embed.js')).status).toBe(404);
});

test.each(['{', '{}', '{"version":"../x"}', undefined])(
  'an embed with the manifest %s is not archived, and stops nothing',
  async (manifest) => {
    const root = temporaryFolder();
    mkdirSync(path.join(root, 'embed'));
    if (manifest !== undefined) writeFileSync(path.join(root, 'embed/manifest.json'), manifest);
    await archiveEmbed(path.join(root, 'embed'), path.join(root, 'archive'), log);
    expect(readdirSync(root)).toEqual(['embed']);
  },
);

test('an unwritable archive is logged, and stops nothing', async () => {
  const root = temporaryFolder();
  const { embedArchiveDir, release } = releases(root);
  writeFileSync(embedArchiveDir, 'a file in the place of the folder');
  await release('1.0.0');
  expect(log.warn).toHaveBeenCalledWith('embed_not_archived', {
    version: '1.0.0',
    reason: expect.any(String),
  });
});
