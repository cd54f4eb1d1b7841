// Publishes the npm package with its provenance: `npm run release`, called by the workflow of that name. With
// `--dry-run` it lists the problems, packs the package anyway, and shows the content.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/places.ts';
import { packPackage } from './pack.ts';
import { releaseProblems } from './releaseProblems.ts';

const packageDir = path.join(root, 'packages/iq-test');
const changelogFile = path.join(packageDir, 'CHANGELOG.md');
const isDry = process.argv.includes('--dry-run');
const shell = process.platform === 'win32'; // npm is a script there

const problems = releaseProblems({
  manifest: JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')),
  changelog: existsSync(changelogFile) ? readFileSync(changelogFile, 'utf8') : '',
  notes: readdirSync(path.join(root, '.changeset')).filter((file) => file.endsWith('.md')),
  npm: execFileSync('npm', ['--version'], { encoding: 'utf8', shell }).trim(),
  env: process.env,
});
for (const { code, message } of problems) console.error(`[release] ${code}: ${message}`);
if (problems.length > 0 && !isDry) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'quotient-release-'));
try {
  const { tarball } = packPackage(folder);
  // `publishConfig` of the package asks for the provenance
  execFileSync('npm', ['publish', tarball, ...(isDry ? ['--dry-run'] : [])], {
    cwd: folder,
    stdio: 'inherit',
    shell,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
