// Builds what is not built yet, then becomes the server: one process, one terminal, one Ctrl-C.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// A process of its own: the server need not carry the build tools in its memory.
const build = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

// npm's shell does not pass a SIGTERM on: without this, ending npm would leave the server behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || process.emit('SIGTERM'), 250).unref();
}

await import('../server/dist/main.js');
