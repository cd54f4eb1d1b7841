import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;
/** Time between looks: `ps` counts whole seconds, and less than one in this time is idle. */
const LOOK_EACH_MS = 2500;

/** Milliseconds of processor time that a process has used so far. */
function cpuMs(pid: number): number {
  const printed = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  // `[days-]hours:minutes:seconds`, on macOS with hundredths
  const [seconds = 0, minutes = 0, hours = 0] = printed
    .trim()
    .replace(/^\d+-/, '')
    .split(':')
    .map(Number)
    .reverse();
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Waits until a process is idle: then a server's preparations after its start are done. */
export async function whenIdle(pid: number): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  for (let before = cpuMs(pid); Date.now() < until; ) {
    await wait(LOOK_EACH_MS);
    const now = cpuMs(pid);
    if (now === before) return;
    before = now;
  }
}

/** Megabytes of memory that a process holds (resident set). */
export const memoryMB = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
