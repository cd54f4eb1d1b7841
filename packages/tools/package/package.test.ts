import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { createMockBackend } from '@quotient/mocks';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testLaunchOptions } from '../browser/browser.ts';
import { nativeTsc, root } from '../support/places.ts';
import { readApi, reportFile } from './apiReport.ts';
import { copyConsumer, installPacked, type Packed, run, serve } from './consumers.ts';

const fetchPnpm: (folder: string) => string = createRequire(import.meta.url)('../install/pnpm.cjs');
const packageDir = path.join(root, 'packages/iq-test');
let folder: string;
let packed: Packed;

/** An empty project outside of the workspace with the packed package and one version of React in it. */
function installInto(name: string, react: string): string {
  const project = path.join(folder, name);
  mkdirSync(project);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({
      name,
      private: true,
      type: 'module',
      dependencies: { react, 'react-dom': react },
      devDependencies: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
    }),
  );
  installPacked(project, packed);
  return project;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quotient-package-'));
  mkdirSync(path.join(folder, 'pnpm'));
  const pnpm = fetchPnpm(path.join(folder, 'pnpm'));
  run(process.execPath, ['--import', 'tsx', path.join(root, 'packages/tools/package/buildLib.ts')], root);
  run(process.execPath, [pnpm, 'pack', '--pack-destination', folder], packageDir);
  const tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  packed = { tarball, pnpm };
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the public API is the accepted one (npm run api:accept), and every export is documented', () => {
  const { report, undocumented } = readApi();
  expect(report).toBe(readFileSync(reportFile, 'utf8'));
  expect(undocumented).toEqual([]);
});

test('publint finds nothing wrong with the packed package', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: toArrayBuffer(readFileSync(packed.tarball)) },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('are-the-types-wrong finds types at every door, for bundlers and for Node', async () => {
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(packed.tarball))),
    {
      excludeEntrypoints: ['./consent.css', './styles.css'],
    },
  );
  if (!analysis.types) throw new Error('The package has no types.');
  const problems = analysis.problems.filter(
    // ESM only, on purpose: what concerns `require` and the resolution before exports maps does not apply
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

test('the tarball holds built files only: no source, no question bank, no test', () => {
  const files = run('tar', ['-tzf', packed.tarball], folder).trim().split('\n');
  expect(files).toContain('package/lib/styles.css');
  expect(files).toContain('package/README.md');
  expect(files).toContain('package/LICENSE');
  expect(
    files.filter(
      (file) => !/^package\/(?:lib\/|README\.md|LICENSE|(?:package|custom-elements)\.json)/.test(file),
    ),
  ).toEqual([]);
  run('tar', ['-xzf', packed.tarball], folder);
  for (const map of files.filter((file) => file.endsWith('.map'))) {
    const { sources } = JSON.parse(readFileSync(path.join(folder, map), 'utf8')) as { sources: string[] };
    expect(sources.filter((source) => /server|mocks|fixtures|node_modules/.test(source))).toEqual([]);
  }
});

const APP = `
import { useRef } from 'react';
import {
  BellCurve, createApiClient, IqTest, IqTestProvider, loadI18n, loadMessages, createI18n, Landing, defaultBrand, Shape, Button,
  type IqTestProps, type Stage, type TestResults,
} from '@quotient/iq-test';
import { ConsentBanner, ConsentModel, CookieConsent, parseConsentRecord } from '@quotient/iq-test/consent';
import { defineIqTest, type IqTestElement, useIqTestEvents } from '@quotient/iq-test/embed';
import { brandThemes, vars } from '@quotient/iq-test/theme';

export const props: IqTestProps = { baseUrl: 'https://quiz.example', theme: 'dark', brandTheme: 'harbor' };
export const stages: Stage[] = ['welcome', 'testing', 'payment', 'results'];
export const client = createApiClient({ baseUrl: 'https://quiz.example' });
export const accent: string = vars.color.accent;
export const names: string[] = Object.keys(brandThemes);
defineIqTest();

export async function page() {
  const i18n = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const results: Pick<TestResults, 'iq' | 'band' | 'averageIq'> = { iq: 131, band: { low: 130, high: 139 }, averageIq: 100 };
  const consent = new ConsentModel({ storage: { read: () => null, write() {} } });
  return (
    <IqTestProvider i18n={i18n}>
      <Landing brand={defaultBrand} timeFactor={1} onTimeFactorChange={() => {}} onStart={() => {}} starting={false} />
      <BellCurve results={results} data-curve="" />
      <Shape token="circle-filled" shapes={new Map()} />
      <Button tone="primary" className="mine">Los</Button>
      <IqTest i18n={await loadI18n({ locale: 'de' })} {...props} />
      <CookieConsent consent={consent} />
    </IqTestProvider>
  );
}
export { ConsentBanner, parseConsentRecord };

export const eventful = (
  <IqTest
    onEvent={(name, detail) => name === 'results' && console.log(detail.iq + 1)}
    onResults={({ percentile }) => console.log(percentile + 1)}
  />
);
// @ts-expect-error no event of that name
export const misspelt = <IqTest onResult={() => {}} />;
// @ts-expect-error the detail has no score before the payment
export const early = <IqTest onFinish={({ iq }) => iq} />;

export function listen(element: IqTestElement): void {
  element.addEventListener('iq-test:results', ({ detail }) => console.log((detail.iq ?? 0) + 1, detail.hiddenData.campaign));
  // @ts-expect-error no event before the payment has a score
  element.addEventListener('iq-test:finish', ({ detail }) => detail.iq);
  document.addEventListener('iq-test:answer', ({ detail }) => console.log(detail.step + 1));
  window.addEventListener('iq-test:paid', ({ detail }) => console.log(detail.price.amountMinor));
  element.start();
  element.hiddenData = { campaign: 'june' };
  window.iqTest?.push(['open', '#test'], ['close']);
}
export const element = (
  <iq-test id="test" partner="acme" mode="popup" time="1.5" hidden-data='{"a":"b"}'>
    <a href="/">Take the test</a>
  </iq-test>
);
export function Listening() {
  const ref = useRef<IqTestElement>(null);
  useIqTestEvents(ref, { step: ({ step }) => console.log(step + 1) });
  // @ts-expect-error no event of that name
  useIqTestEvents(ref, { reslts: () => {} });
  return <iq-test ref={ref} oniq-test:answer={({ detail }) => console.log(detail.step + 1)} />;
}
// @ts-expect-error not a mode
export const wrong = <iq-test mode="modal" />;
`;

/** Bundles for Node with React and the package outside, and prints what it renders. */
async function renderOnServer(project: string): Promise<string> {
  writeFileSync(path.join(project, 'app.tsx'), APP);
  writeFileSync(
    path.join(project, 'server.tsx'),
    `import { renderToString } from 'react-dom/server'; import { page } from './app.tsx'; console.log(renderToString(await page()));`,
  );
  await build({
    entryPoints: [path.join(project, 'server.tsx')],
    outfile: path.join(project, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  });
  return run(process.execPath, ['server.mjs'], project);
}

test('in an empty project with React 19 it type-checks for bundlers and Node, and renders on a server', async () => {
  const project = installInto('react-19', '19.3.1');
  const html = await renderOnServer(project);
  expect(html).toContain('lang="de"');
  expect(html).toContain('data-curve=""');
  expect(html).toContain('25:00');
  for (const moduleResolution of ['bundler', 'nodenext']) {
    writeFileSync(
      path.join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          target: 'es2022',
          module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
          moduleResolution,
          jsx: 'react-jsx',
          noEmit: true,
          types: [],
          // the package's own types are checked as well
          skipLibCheck: false,
        },
        files: ['app.tsx'],
      }),
    );
    expect(typeErrors(project)).toEqual([]);
  }
  await expectTreeShaking(project);
}, 600_000);

test('in an empty project with React 18 it renders the same', async () => {
  const html = await renderOnServer(installInto('react-18', '18.3.1'));
  expect(html).toContain('lang="de"');
  expect(html).toContain('data-curve=""');
}, 600_000);

test('a Next app is built of it: values in server components, words in the first HTML, and no hydration error', async () => {
  const project = path.join(folder, 'next');
  copyConsumer('next', project, packed);
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  run(process.execPath, [next, 'build'], project);
  const site = await serve(project, [next, 'start', '-p', '0']);
  const browser = await chromium.launch(await testLaunchOptions());
  try {
    const readable = await browser.newPage({ javaScriptEnabled: false });
    await readable.goto(site.url);
    expect(await readable.locator('#values').textContent()).toBe(
      'IQ-Test | cookie-consent | var(--iq-color-accent)',
    );
    const heading = await readable.locator('h1').textContent();

    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (entry) => ['error', 'warning'].includes(entry.type()) && said.push(entry.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const server = createMockBackend({ publicUrl: site.url });
    await page.route(`${site.url}/api/**`, async (route) => {
      const request = route.request();
      const response = await server.fetch(
        new Request(request.url(), {
          method: request.method(),
          headers: await request.allHeaders(),
          body: request.postData(),
        }),
      );
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    });
    await page.goto(site.url);
    expect(await page.locator('h1').textContent()).toBe(heading);
    await page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' }).click();
    await page.getByText('Frage 1 von 20', { exact: true }).waitFor();
    expect(await page.locator('body').getAttribute('data-stage')).toBe('testing');
    expect(said).toEqual([]);
  } finally {
    await browser.close();
    site.stop();
  }
}, 600_000);

/** What the compiler says about a project and all declarations it reaches. */
function typeErrors(project: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [nativeTsc, '-p', project, '--singleThreaded'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  if (stderr || status === null) throw new Error(`The compiler did not run: ${stderr}`);
  // the types of signals-react 3.12 themselves miss a file; every user of it has that
  return stdout.split('\n').filter((line) => line !== '' && !line.includes('/@preact/signals-react/'));
}

/** Bundles one import as a user's bundler does; React and our dependencies stay outside. */
async function bundleOf(project: string, statement: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${statement};`, resolveDir: project, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: path.join(project, 'out'),
    external: ['react', 'react-dom', 'react-dom/*', 'react/*', 'i18next', 'react-i18next', '@preact/*'],
  });
  // what stays outside is imported for nothing; every bundler drops that in the next step
  return (outputFiles.find(({ path: file }) => file.endsWith('stdin.js'))?.text ?? '').replaceAll(
    /import[^;]*;/g,
    '',
  );
}

/** What is not asked for does not come along. */
async function expectTreeShaking(project: string): Promise<void> {
  const format = await bundleOf(project, "export { formatClock } from '@quotient/iq-test'");
  expect(format.length).toBeLessThan(250);
  const button = await bundleOf(project, "export { Button } from '@quotient/iq-test'");
  expect(button.length).toBeLessThan(1000);
  const consent = await bundleOf(project, "export { CookieConsent } from '@quotient/iq-test/consent'");
  const all = await bundleOf(project, "export * from '@quotient/iq-test'");
  expect(consent).not.toContain('/api/test-sessions');
  expect(all).toContain('/api/test-sessions');
  // without the stages after the test, which come by themselves
  expect(consent.length).toBeLessThan(all.length / 3);
}

const toArrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
