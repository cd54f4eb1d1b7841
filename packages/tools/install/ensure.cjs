// First step of every command: the right Node, and dependencies that match the lockfile. With `--served` only those
// of `npm start`, which are the `dependencies` of every package. Old syntax, no dependencies, and no `node:`
// addresses: even an old Node must print its sentence.
// biome-ignore-start lint/style/useNodejsImportProtocol: unknown to the versions that this file has to turn away
const childProcess = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
// biome-ignore-end lint/style/useNodejsImportProtocol: see above
const fetchPnpm = require('./pnpm.cjs');

const root = path.join(__dirname, '../../..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Lockfile after an install of only the served packages. */
const servedLock = 'node_modules/.served-lock.yaml';

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

function install(isServedOnly) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quotient-pnpm-'));
  try {
    console.log('Installing dependencies; the first time takes up to a minute …');
    return runInstall(fetchPnpm(folder), isServedOnly);
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function runInstall(pnpm, isServedOnly) {
  const run = childProcess.spawnSync(
    process.execPath,
    [
      pnpm,
      'install',
      '--frozen-lockfile',
      isServedOnly ? '--prod' : '--prod=false',
      '--loglevel=error',
      '--config.update-notifier=false',
      // Otherwise pnpm, without a terminal, refuses to replace another tool's node_modules folder.
      '--config.confirmModulesPurge=false',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return !run.error && run.status === 0;
}

// `engines` names the versions that all tests were run on, oldest first: "^20.19 || ^22.12 || ^24".
const supported = manifest.engines.node.split('||').map((range) =>
  range
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number),
);
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = supported.some(([ofRange, least = 0]) => major === ofRange && minor >= least);
const names = supported.map((version) => version.join('.')).join(', ');
if (!isSupported) {
  const [oldest, oldestMinor] = supported[0];
  if (major < oldest || (major === oldest && minor < oldestMinor))
    stop(
      `Node ${process.versions.node} is too old: this project needs Node ${oldest}.${oldestMinor} or newer (https://nodejs.org).`,
    );
  console.warn(
    `Node ${process.versions.node} is not one of the versions that this project is tested on (${names}). It may work; if something fails, try again with one of those (https://nodejs.org).`,
  );
}

const lock = read('pnpm-lock.yaml');
// pnpm writes this copy of the lockfile last, so a broken-off installation is repeated too. Of a part it writes a part.
const installedLock = read('node_modules/.pnpm/lock.yaml');
const isServed = process.argv.includes('--served');
// a complete install isn't reduced
const isServedOnly = isServed && (!installedLock || read(servedLock) !== '');
if (installedLock !== lock && !(isServed && read(servedLock) === lock)) {
  fs.rmSync(path.join(root, servedLock), { force: true });
  if (!install(isServedOnly)) {
    stop(
      'The dependencies could not be installed (see above). Check the connection to the npm registry and run the same command again.',
    );
  }
  if (isServedOnly) fs.writeFileSync(path.join(root, servedLock), lock);
}
