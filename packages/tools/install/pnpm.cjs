// Package manager, as pinned in package.json. Old syntax and no dependencies: nothing is installed yet.
// biome-ignore-start lint/style/useNodejsImportProtocol: unknown to the versions that `ensure.cjs` has to turn away
const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
// biome-ignore-end lint/style/useNodejsImportProtocol: see above

const manifest = path.join(__dirname, '../../../package.json');

/** Runs a program in a folder and returns its output. */
function run(program, args, cwd) {
  const ran = childProcess.spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (ran.error || ran.status !== 0) throw new Error(`\`${program} ${args.join(' ')}\` failed (see above).`);
  return ran.stdout;
}

/**
 * Downloads the package manager into an empty folder and checks it against the hash in package.json: only the pinned
 * one runs. Returns the path of its script.
 */
module.exports = function fetchPnpm(folder) {
  const [name, wantedHash] = JSON.parse(fs.readFileSync(manifest, 'utf8')).packageManager.split('+sha512.');
  const file = run('npm', ['pack', name, '--silent'], folder).trim().split('\n').pop();
  const hash = crypto
    .createHash('sha512')
    .update(fs.readFileSync(path.join(folder, file)))
    .digest('hex');
  if (hash !== wantedHash) {
    throw new Error(
      `${name} from the npm registry is not the one that package.json pins (sha512 ${hash}). Nothing of it was run. Check which registry npm uses.`,
    );
  }
  run('tar', ['-xzf', file], folder);
  return path.join(folder, 'package', 'bin', 'pnpm.cjs');
};
