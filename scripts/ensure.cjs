// The first thing every command runs: the right Node, and dependencies that match the lockfile.
// Old syntax, no dependencies, and no `node:` addresses: even an old Node must get to print its sentence.
// biome-ignore-start lint/style/useNodejsImportProtocol: unknown to the versions that this file has to turn away
const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
// biome-ignore-end lint/style/useNodejsImportProtocol: see above

const root = path.join(__dirname, '..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function read(file) {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch (_) {
    return '';
  }
}

/** npm's own command line, with its output as text. */
function npm(args, cwd) {
  const run = childProcess.spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return run.error || run.status !== 0 ? undefined : run.stdout;
}

/**
 * Fetches the package manager into a folder of its own and checks it against the hash in package.json: what the
 * registry serves under its name is run only when it is what was pinned. Answers its script, undefined on failure.
 */
function fetchPnpm(folder) {
  const [name, wantedHash] = manifest.packageManager.split('+sha512.');
  const packed = npm(['pack', name, '--silent', '--pack-destination', folder], folder);
  if (packed === undefined) return undefined;
  const file = path.join(folder, packed.trim().split('\n').pop());
  const hash = crypto.createHash('sha512').update(fs.readFileSync(file)).digest('hex');
  if (hash !== wantedHash) {
    stop(
      `${name} from the npm registry is not the one that package.json pins (sha512 ${hash}). Nothing of it was run. Check which registry npm uses.`,
    );
  }
  const unpacked = childProcess.spawnSync('tar', ['-xzf', file, '-C', folder], { stdio: 'inherit' });
  return unpacked.error || unpacked.status !== 0
    ? undefined
    : path.join(folder, 'package', 'bin', 'pnpm.cjs');
}

function install() {
  console.log(
    `Installing dependencies with ${manifest.packageManager.split('+')[0]}; the first time takes up to a minute …`,
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quotient-pnpm-'));
  try {
    const pnpm = fetchPnpm(folder);
    return pnpm !== undefined && runInstall(pnpm);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function runInstall(pnpm) {
  const run = childProcess.spawnSync(
    process.execPath,
    [
      pnpm,
      'install',
      '--frozen-lockfile',
      '--loglevel=error',
      '--config.update-notifier=false',
      // Without a terminal pnpm would otherwise refuse to replace a node_modules folder that another tool made.
      '--config.confirmModulesPurge=false',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return !run.error && run.status === 0;
}

const wanted = manifest.engines.node.replace(/^\D+/, '').split('.').map(Number);
const found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  stop(
    `Node ${process.versions.node} is too old: this project needs Node ${wanted.join('.')} or newer (https://nodejs.org).`,
  );
}

// pnpm writes this copy of the lockfile last, so a broken-off installation is repeated too.
if (read('node_modules/.pnpm/lock.yaml') !== read('pnpm-lock.yaml') && !install()) {
  stop(
    'The dependencies could not be installed (see above). Check the connection to the npm registry and run the same command again.',
  );
}
