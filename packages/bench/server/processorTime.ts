import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick: Linux counts 100 a second. */
const TICK_MS = 10;

/** Fields of `/proc/<pid>/stat` after the name, which may have spaces. `undefined` if the process has ended. */
function statOf(pid: number | string): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** Parent of a process. */
export const parentOf = (pid: number): number => statOf(pid)?.[1] ?? 0;

/**
 * Milliseconds of processor time that a process and its children have used, those that have ended too. 0 on a system
 * that doesn't say: all but Linux.
 */
export function processorMs(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const own = statOf(pid)?.slice(11, 15) ?? [];
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    return stat?.[1] === pid ? stat.slice(11, 15) : [];
  });
  return [...own, ...children].reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
}
