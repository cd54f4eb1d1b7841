import { spawn } from 'node:child_process';
import { root } from './places.ts';

interface RunOptions {
  /** @default the repository */
  cwd?: string;
  /** Environment variables besides those of this process. */
  env?: Record<string, string>;
  /** Returns the output instead of showing it at once. @default false */
  isKept?: boolean;
  /** Milliseconds after which it is ended. @default never */
  timeout?: number;
}

/** End of a script. */
export interface Run {
  isFine: boolean;
  /** The signal that ended it, if one did. */
  signal: NodeJS.Signals | null;
  /** Output of the script; empty unless `isKept`. */
  printed: string;
}

/** Runs a script of Node, or one of ours in TypeScript, to its end. Never rejects. */
export function runNode(
  script: string,
  args: string[],
  { cwd = root, env = {}, isKept = false, timeout }: RunOptions = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const output = isKept ? 'pipe' : 'inherit';
    const child = spawn(
      process.execPath,
      [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, ...args],
      {
        cwd,
        stdio: ['ignore', output, output],
        env: { ...process.env, ...env },
        ...(timeout && { timeout }),
      },
    );
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code, signal) =>
      resolve({ isFine: code === 0, signal, printed: Buffer.concat(printed).toString() }),
    );
  });
}
