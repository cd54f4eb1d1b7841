import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { root } from '@quotient/tools/places';

/** Machine and software of the measurements. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGB: number;
  system: string;
  node: string;
  browser: string;
  /** Short hash of the commit; with `+` if files had been changed since. */
  commit: string;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`;
  } catch {
    return 'unknown'; // not a checkout, or no git
  }
}

/** Describes this machine, with the browser of the measurements. */
export const machine = (browser: string): Machine => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.version,
  browser,
  commit: commit(),
});
