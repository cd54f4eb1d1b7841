import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@quotient/tools/places';
import { figure, type Row, type Trial } from './trial.ts';

const LIMIT_MS = 30 * 60_000;

/** Seconds of `npm start` in a folder until its site answers; then ends all its processes. */
async function start(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...env, PORT: '0' }, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  try {
    for (;;) {
      const [, url] = /(http:\/\/localhost:\d+)/.exec(printed) ?? [];
      if (
        url &&
        (await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        break;
      if (child.exitCode !== null || performance.now() - startedAt > LIMIT_MS)
        throw new Error(`npm start has not come up: ${printed}`);
      await wait(20);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    const exited = once(child, 'close');
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await exited;
    }
  }
}

/** Seconds of the whole test run, which must pass. */
async function test(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['test'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-2000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm test has failed: ${last}`);
  return (performance.now() - startedAt) / 1000;
}

/** Works in a fresh clone with an empty home folder, and removes both. */
async function inFreshClone<T>(act: (clone: string, env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotient-clone-'));
  const clone = path.join(folder, 'clone');
  const home = path.join(folder, 'home');
  await mkdir(home);
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    return await act(clone, { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const row = (what: string, seconds: number, atMost: number): Row => ({
  what,
  unit: 's',
  figures: [figure('ours', [seconds])],
  aims: [{ atMost }],
});

/** Time to start the project in a fresh clone, and the next time. */
export const startCommand: Trial = {
  name: 'npm-start',
  about: 'npm start in a fresh clone with an empty home folder, and again',
  run: ({ progress }) =>
    inFreshClone(async (clone, env) => {
      progress('cold');
      const cold = await start(clone, env);
      progress('warm');
      const warm = await start(clone, env);
      return [row('npm start in a fresh clone', cold, 25), row('npm start again', warm, 1)];
    }),
};

/** Time of the whole test run. */
export const testCommand: Trial = {
  name: 'npm-test',
  about: 'npm test in a fresh clone with an empty home folder, its install included; not with --quick',
  run: async ({ isQuick }) =>
    isQuick ? [] : inFreshClone(async (clone, env) => [row('npm test', await test(clone, env), 300)]),
};
