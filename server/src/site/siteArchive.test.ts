import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { folderWith, siteIn } from '../testing/siteFolder.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createSiteArchive } from './siteArchive.ts';

const DAY_MS = 86_400_000;

/** A site with consecutive builds. Builds are their files, by name. */
function deploying() {
  const root = temporaryFolder();
  const [siteDir, archiveDir] = [path.join(root, 'site'), path.join(root, 'archive')];
  const time = { now: Date.UTC(2026, 0, 1) };
  const log = { warn: vi.fn(), error: vi.fn() };
  const archive = createSiteArchive(siteDir, archiveDir, { clock: plainClock(() => time.now), log });
  const site = siteIn(siteDir, { siteArchiveDir: archiveDir });
  return {
    siteDir,
    archiveDir,
    time,
    log,
    refresh: archive.refresh,
    async deploy(build: Record<string, string>) {
      rmSync(siteDir, { recursive: true, force: true });
      folderWith(build, siteDir);
      await archive.refresh();
    },
    /** Status and text of a file. */
    async ask(name: string, encoding = '') {
      const response = await site.request(`/${name}`, { headers: { 'Accept-Encoding': encoding } });
      return [response.status, await response.text(), response.headers.get('cache-control')];
    },
  };
}

const KEPT = 'public, max-age=31536000, immutable';

test('a tab of an older build still finds its files, compressed as they were', async () => {
  const { deploy, ask, log } = deploying();
  await deploy({ 'assets/a-1.js': 'old', 'assets/a-1.js.br': 'packed', 'assets/deep/b-1.js': 'deep' });
  await deploy({ 'assets/a-2.js': 'new', '404.html': 'none' });
  expect(await ask('assets/a-1.js')).toEqual([200, 'old', KEPT]);
  expect(await ask('assets/a-1.js', 'br')).toEqual([200, 'packed', KEPT]);
  expect(await ask('assets/deep/b-1.js')).toEqual([200, 'deep', KEPT]);
  expect(await ask('assets/a-2.js')).toEqual([200, 'new', KEPT]);
  expect(await ask('assets/a-3.js')).toEqual([404, 'none', 'no-cache']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('pages and what else has no hash are not kept', async () => {
  const { deploy, ask, archiveDir } = deploying();
  await deploy({ 'old.html': 'old', 'icon.svg': '<svg/>', 'assets/a-1.js': 'old' });
  await deploy({ 'assets/a-2.js': 'new' });
  expect([(await ask('old'))[0], (await ask('icon.svg'))[0]]).toEqual([404, 404]);
  expect(readdirSync(archiveDir)).toEqual(['assets']);
});

test('a file is deleted 30 days after a build was last seen with it, however long that one was served', async () => {
  const { deploy, refresh, ask, time } = deploying();
  await deploy({ 'assets/a-1.js': 'old', 'assets/same.js': 'same' });
  time.now += 100 * DAY_MS;
  await refresh(); // the server runs on
  await deploy({ 'assets/a-2.js': 'new', 'assets/same.js': 'same' });
  time.now += 30 * DAY_MS;
  await refresh();
  expect((await ask('assets/a-1.js'))[0]).toBe(200);
  time.now += 1;
  await refresh();
  expect((await ask('assets/a-1.js'))[0]).toBe(404);
  await deploy({});
  expect((await ask('assets/same.js'))[0]).toBe(200);
});

test('an archived file is never written again, except for a half written one', async () => {
  const { deploy, refresh, siteDir, archiveDir } = deploying();
  await deploy({ 'assets/a-1.js': 'half' });
  const kept = path.join(archiveDir, 'assets/a-1.js');
  writeFileSync(path.join(siteDir, 'assets/a-1.js'), 'HALF');
  await refresh();
  expect(readFileSync(kept, 'utf8')).toBe('half');
  writeFileSync(path.join(siteDir, 'assets/a-1.js'), 'half and half');
  await refresh();
  expect(readFileSync(kept, 'utf8')).toBe('half and half');
});

test('remains of an ended process are removed in time, and a site that is not built changes nothing', async () => {
  const { refresh, deploy, time, archiveDir, siteDir } = deploying();
  await refresh();
  expect(existsSync(archiveDir)).toBe(false);
  await deploy({ 'assets/a-1.js': 'old' });
  writeFileSync(path.join(archiveDir, '.copying-1'), 'half');
  rmSync(siteDir, { recursive: true });
  await refresh();
  expect(readdirSync(archiveDir).sort()).toEqual(['.copying-1', 'assets']);
  time.now = Date.now() + 31 * DAY_MS;
  await refresh();
  expect(readdirSync(archiveDir)).toEqual(['assets']);
});

test('an unwritable archive is logged, and stops nothing', async () => {
  const { deploy, ask, archiveDir, log } = deploying();
  writeFileSync(archiveDir, 'a file in the place of the folder');
  await deploy({ 'assets/a-1.js': 'new' });
  expect(log.warn).toHaveBeenCalledWith('site_not_archived', { reason: expect.any(String) });
  expect(await ask('assets/a-1.js')).toEqual([200, 'new', KEPT]);
});
