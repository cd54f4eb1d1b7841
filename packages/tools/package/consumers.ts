// Projects of users of the npm package, outside of the workspace: they have the packed package, and nothing else of ours.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT_MS = 600_000;

/** Runs a command to its end and answers what it printed; fails with all of it. */
export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: LIMIT_MS,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

/** The packed package, and the package manager that installs it. */
export interface Packed {
  /** Path of the `.tgz`. */
  tarball: string;
  /** Path of the package manager's script. */
  pnpm: string;
}

/**
 * Copies the project of that name from beside this file into a new folder, and installs there what its package.json and
 * `dependencies` name, and the packed package.
 */
export function copyConsumer(
  name: string,
  project: string,
  { tarball, pnpm }: Packed,
  dependencies: Record<string, string> = {},
): void {
  cpSync(fileURLToPath(new URL(`consumers/${name}`, import.meta.url)), project, { recursive: true });
  const file = path.join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(manifest.dependencies, dependencies, { '@quotient/iq-test': `file:${tarball}` });
  writeFileSync(file, JSON.stringify(manifest));
  run(process.execPath, [pnpm, 'install', '--ignore-workspace', '--prefer-offline', '--silent'], project);
}

/** Starts a server of the project on a free port; resolves to its address once it has printed it. */
export async function serve(project: string, args: string[]): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
  return { url, stop: () => void child.kill('SIGTERM') };
}
