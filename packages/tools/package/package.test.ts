import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBudget } from '../../bench/budgets.ts';
import { testLaunchOptions } from '../browser/browser.ts';
import { root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';
import { doorName, doors, readApi, reportFile } from './apiReport.ts';
import type { componentDocs } from './componentDocs.ts';
import { publicComponents } from './componentFacts.ts';
import {
  copyConsumer,
  expectNoHints,
  expectTreeShaking,
  reactProject,
  renderOnServer,
  run,
  typeErrors,
} from './consumers.ts';
import { leftOversIn, linksIn } from './docsText.ts';
import { type Packed, packPackage } from './pack.ts';
import { bytesBeforeChoice, consentBytes, sizeTable, writtenTable } from './sizes.ts';
import { visitStreamed } from './streaming.ts';
import { buildAndVisit } from './visits.ts';

const packageDir = path.join(root, 'packages/iq-test');
let folder: string;
let packed: Packed;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quotient-package-'));
  packed = packPackage(folder);
  run('tar', ['-xzf', packed.tarball], folder);
  browser = await chromium.launch(await testLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Advice after a change of the package's public API. */
const ACCEPT = 'if you meant this change: npm run api:accept, and npm run changeset for its users';

test('the public API is the accepted one, and every export is documented', () => {
  const { report, undocumented } = readApi();
  // props that come from types without an export, too
  expect(report).toMatch(/\n {2}type ResultsScreenProps = .*\n(?: {6}.*\n)* {6}onPrint\?: /);
  expect(report, ACCEPT).toBe(readFileSync(reportFile, 'utf8'));
  expect(undocumented, 'exports and props without a sentence in a doc comment').toEqual([]);
});

test('the sizes in the README are those of the package', async () => {
  const figures = (table: string) => (table.match(/\d+\.\d(?= )/g) ?? []).map(Number);
  const [written, measured] = [writtenTable(), await sizeTable()];
  expect(written.replaceAll(/[\d.]+ /g, ''), ACCEPT).toBe(measured.replaceAll(/[\d.]+ /g, ''));
  expect(figures(written), ACCEPT).toHaveLength(figures(measured).length);
  // compressors differ by a few bytes from machine to machine
  for (const [index, size] of figures(measured).entries())
    expect(Math.abs((figures(written)[index] ?? 0) - size), ACCEPT).toBeLessThanOrEqual(0.11);
});

test('`CookieConsent` alone keeps its budget: code, styles and English words', async () => {
  expect(
    brokenBudget('consentComponent', 'English', { CookieConsent: await consentBytes() }),
  ).toBeUndefined();
});

test('cookie consent looks the same with its own style sheet as with that of everything', async () => {
  const lib = path.join(packageDir, 'lib');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement as h } from 'react';
        import { flushSync } from 'react-dom';
        import { createRoot } from 'react-dom/client';
        import { CookieConsent } from './consent/CookieConsent.js';
        import { createConsent } from './consent/createConsent.js';
        import { consent as messages } from './i18n/locales/en/consent.js';
        window.consent = createConsent({ hasPrivacySignal: () => true });
        const props = { consent, words: { lang: 'en', messages }, categoriesInUse: ['necessary'] };
        const root = createRoot(document.querySelector('main'));
        window.show = (looks) => flushSync(() => root.render(h(CookieConsent, { ...props, ...looks })));`,
      resolveDir: lib,
      loader: 'js',
    },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  try {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><style></style><main></main>' }),
    );
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    /** Computed look of every element and its pseudo-elements. */
    const looksWith = async (sheet: string) => {
      await page.evaluate(
        (css) => {
          (document.querySelector('style') as HTMLElement).textContent = css;
        },
        readFileSync(path.join(lib, sheet), 'utf8'),
      );
      return page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap((element) =>
          ['', '::before', '::after', '::backdrop'].map((part) => {
            const style = getComputedStyle(element, part);
            // undrawn parts have no look
            if (part === '::backdrop' ? element.tagName !== 'DIALOG' : part && style.content === 'none')
              return `${element.tagName}${part}`;
            const entries = [...style].filter((name) => !name.startsWith('--'));
            return `${element.tagName}${part} ${entries.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
          }),
        ),
      );
    };
    const steps = ['', 'consent.openDialog()', 'consent.acceptAll()'];
    for (const looks of [
      {},
      { theme: 'dark', brandTheme: 'harbor' },
      { brandTheme: 'high-contrast', transparent: true },
    ])
      for (const step of steps) {
        await page.evaluate(`show(${JSON.stringify(looks)});${step}`);
        // the effects are done, one of which opens the dialog
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        const whole = await looksWith('styles.css');
        expect(whole.length).toBeGreaterThan(8);
        expect(await looksWith('consent.css'), `${JSON.stringify(looks)} ${step}`).toEqual(whole);
      }
  } finally {
    await page.close();
  }
});

test('cookie consent without a framework keeps its budget in five languages', () => {
  const files = Object.entries(bytesBeforeChoice());
  expect(files).toHaveLength(5);
  for (const [file, bytes] of files)
    expect(brokenBudget('consentBeforeChoice', file, { [file]: bytes })).toBeUndefined();
});

test('publint finds nothing wrong with the packed package', async () => {
  const tarball = new Uint8Array(readFileSync(packed.tarball)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('are-the-types-wrong finds types at every entry point, for bundlers and for Node', async () => {
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(packed.tarball)));
  const excludeEntrypoints = ['./consent.css', './styles.css', './script/*'];
  const analysis = await checkPackage(tarball, { excludeEntrypoints });
  if (!analysis.types) throw new Error('The package has no types.');
  const problems = analysis.problems.filter(
    // ESM only, on purpose: what concerns `require` and the resolution before exports maps doesn't apply
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

/** Every file of the tarball, from its root: `package/lib/index.js`. */
const packedFiles = () => run('tar', ['-tzf', packed.tarball], folder).trim().split('\n');
const readPacked = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the tarball holds built files only: no source, no question bank, no test', () => {
  const files = packedFiles();
  expect(files).toContain('package/lib/styles.css');
  expect(files).toContain('package/README.md');
  expect(files).toContain('package/LICENSE');
  expect(files).toContain('package/lib/words.schema.json');
  // npm publishes the tarball: only its settings count
  expect(JSON.parse(readPacked('package/package.json')).publishConfig).toMatchObject({ provenance: true });
  expect(
    files.filter(
      (file) =>
        !/^package\/(?:lib\/.+|docs\/[\w-]+\.md|(?:README|CHANGELOG)\.md|LICENSE|llms\.txt|(?:package|custom-elements)\.json)$/.test(
          file,
        ),
    ),
  ).toEqual([]);
  for (const map of files.filter((file) => file.endsWith('.map'))) {
    const { sources } = JSON.parse(readPacked(map)) as { sources: string[] };
    expect(
      sources.filter((source) => /(?:^|\/)(?:server|mocks|fixtures|node_modules)\//.test(source)),
    ).toEqual([]);
  }
});

test('components.json has every export of the entry points, and every prop of a component with a sentence', () => {
  const docs: ReturnType<typeof componentDocs> = JSON.parse(readPacked('package/lib/components.json'));
  const { components, hooks, functions, models, classes, values, types } = docs;
  const all = [components, hooks, functions, models, classes, values, types].flat();
  const reported = readFileSync(reportFile, 'utf8').match(/^\w+$/gm);
  expect(all.flatMap(({ name, doors }) => doors.map(() => name)).sort()).toEqual(reported?.sort());
  expect(all.filter(({ summary }) => !summary)).toEqual([]);
  expect(components.filter(({ example }) => !example)).toEqual([]);

  expect(components.map(({ name }) => name).sort()).toEqual(componentNames);
  const props = components.flatMap(({ name, props }) =>
    props.map((prop) => ({ place: `${name}.${prop.name}`, ...prop })),
  );
  const untold = props.filter(({ description }) => !description).map(({ place }) => place);
  expect(props.length).toBeGreaterThan(150);
  expect(untold.length / props.length, untold.join('\n')).toBeLessThanOrEqual(0.03);

  expect(components.find(({ name }) => name === 'Button')).toMatchObject({
    doors: ['@quotient/iq-test'],
    ref: true,
    states: ['data-busy'],
    parts: ['button'],
  });
  expect(props).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        place: 'Button.size',
        values: ['large', 'medium'],
        default: "'medium'",
        required: false,
      }),
      expect.objectContaining({ place: 'Timer.deadlineAt', type: 'number', required: true }),
      expect.objectContaining({ place: 'IqTest.onResults', required: false }),
    ]),
  );
  const element = readPacked(`package/${docs.element.manifest}`);
  for (const part of components.flatMap(({ parts }) => parts)) expect(element).toContain(`"name": "${part}"`);
  const tokens = docs.theme.flatMap((group) => group.tokens);
  const variables = ['--iq-color-accent', '--iq-space-3', '--iq-density'];
  expect(tokens.map(({ variable }) => variable)).toEqual(expect.arrayContaining(variables));
  expect([...docs.theme, ...tokens].filter(({ description }) => !description)).toEqual([]);
  for (const name of [...variables, '--iq-light-accent', '--iq-dark-accent'])
    expect(element).toContain(`"name": "${name}"`);
});

const componentNames = [...publicComponents().keys()].sort();

test('every guide is in the tarball as Markdown that holds nothing of the page it was', () => {
  expect(leftOversIn('import { a } from "b";\n<Table rows={[]} />\n{names}')).toHaveLength(3);
  expect(leftOversIn('`<p>`\n```ts\nimport { a } from "b";\n```\n')).toEqual([]);
  const titles = ['guides', 'decisions'].flatMap((room) =>
    readdirSync(path.join(root, 'stories', room))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => /^# .*/m.exec(readText(`stories/${room}/${file}`))?.[0]),
  );
  const pages = packedFiles()
    .filter((file) => file.startsWith('package/docs/'))
    .map(readPacked);
  expect(titles.length).toBeGreaterThan(20);
  expect(pages.map((text) => text.split('\n')[0]).sort()).toEqual(titles.sort());
  expect(pages.flatMap(leftOversIn)).toEqual([]);
  for (const text of pages) expect(text.length).toBeGreaterThan(500);
  // text that a page reads from the source
  const everything = [...pages, readPacked('package/lib/components.json')].join('\n');
  for (const fact of [
    '| `--iq-color-accent` | The one accent: ',
    '| `--iq-density` | Factor of every space',
    '`iq-test:results`',
    '| `partner_not_found` |',
    '`ar`: العربية',
    '<BellCurve results={results} />',
    "const words = await loadWords({ locale: 'de',",
  ])
    expect(everything).toContain(fact);
});

test('llms.txt names every component once, and every link of the documentation leads to a file', () => {
  expect(linksIn('[a](lib/a.json) `[b](c)` [d](https://e.example)')).toEqual(['lib/a.json']);
  const text = readPacked('package/llms.txt');
  expect(text).toMatch(/^# @quotient\/iq-test\n\n> \S/);
  const listed = [...text.matchAll(/^- \[([A-Z]\w+)\]\(lib\/.+\.d\.ts\): \S/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(componentNames);

  const files = packedFiles();
  const documents = files.filter((file) => /\.(?:md|txt)$/.test(file));
  const links = documents.flatMap((file) =>
    linksIn(readPacked(file)).map((address) => ({
      file,
      target: path.posix.join(path.posix.dirname(file), address),
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ target }) => !files.includes(target))).toEqual([]);
  // every page is linked
  expect(
    files.filter((file) => file.startsWith('package/docs/') && !text.includes(file.slice('package/'.length))),
  ).toEqual([]);
});

test('in an empty project with React 19 it type-checks, renders on a server, and brings what is asked for and no hint', async () => {
  const project = reactProject(packed, '19.3.1');
  const html = await renderOnServer(project);
  expect(html).toContain('lang="de"');
  expect(html).toContain('data-curve=""');
  expect(html).toContain('25:00');
  expect(html).toMatch(/<!-- score \d+ -->/);
  // as Node resolves, which asks for more; as bundlers do, the compiler of the Next app below
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        target: 'es2022',
        module: 'nodenext',
        jsx: 'react-jsx',
        noEmit: true,
        types: [],
        // the package's own types are checked as well
        skipLibCheck: false,
      },
      files: ['app.tsx', 'streaming/page.tsx'],
    }),
  );
  expect(typeErrors(project)).toEqual([]);
  await expectTreeShaking(project);
  // the one for tests holds the whole server
  const forPages = doors.filter((door) => door !== 'testing');
  await expectNoHints(project, forPages.map(doorName));
});

test('in an empty project with React 18 it renders the same', async () => {
  const html = await renderOnServer(reactProject(packed, '18.3.1'));
  expect(html).toContain('lang="de"');
  expect(html).toContain('data-curve=""');
});

test.each(['19.3.1', '18.3.1'])(
  'React %s streams test and consent, each in a Suspense, and takes them over in StrictMode without a word',
  (react) => visitStreamed(reactProject(packed, react), browser),
);

test('the Next app of the README is built of it, and one with values and handlers: words in the first HTML, no hydration error', async () => {
  const project = copyConsumer('next', packed, { readme: 'Next' });
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  await buildAndVisit(project, browser, {
    build: [next, 'build'],
    start: [next, 'start', '-p', '0'],
    pages: [
      { path: '/', kind: 'readme', hasConsent: true },
      { path: '/own', kind: 'own', hasConsent: true },
    ],
  });
  expect(typeErrors(project)).toEqual([]); // by the settings that Next has written
});

/** Opens a page with the files of `lib/script` under a strict policy; returns its requests and messages. */
async function scriptPage(html: string, policy = '') {
  const page = await browser.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/consent.')) {
      asked.push(pathname);
      return route.fulfill({ path: path.join(packageDir, 'lib/script', pathname) });
    }
    if (pathname !== '/') return route.fulfill({ status: 404 });
    const contentPolicy = `default-src 'none'; script-src 'self'; style-src 'self'${policy}`;
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': contentPolicy },
      body: `<!doctype html><html lang="de"><title>A page</title>${html}<p>Words`,
    });
  });
  await page.goto('http://localhost/');
  return { page, said, asked, banner: page.getByRole('region') };
}
const sheetTag = '<link rel="stylesheet" href="/consent.css">';

test('cookie consent without a framework: one script and one sheet ask, under a strict policy; the rest comes later', async () => {
  const { page, said, asked, banner } = await scriptPage(
    `${sheetTag}<script src="/consent.de.js" data-privacy-href="/datenschutz" data-categories-in-use="necessary, analytics"></script>`,
    "; require-trusted-types-for 'script'; trusted-types iq-consent",
  );
  try {
    await page.getByRole('link', { name: 'Datenschutzerklärung' }).waitFor();
    const look = () =>
      banner.evaluate((element) => {
        const { position, backgroundColor } = getComputedStyle(element);
        const buttonHeight = element.querySelector('button')?.getBoundingClientRect().height ?? 0;
        return { position, backgroundColor, isForFingers: buttonHeight >= 44 };
      });
    expect(await look()).toEqual({
      position: 'fixed',
      backgroundColor: 'rgb(255, 255, 255)',
      isForFingers: true,
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look()).toMatchObject({ backgroundColor: 'rgb(24, 27, 33)' });
    expect(await page.getByRole('link').first().getAttribute('href')).toBe('/datenschutz');
    await page.waitForLoadState('networkidle');
    expect(asked.sort()).toEqual(['/consent.css', '/consent.de.js']);
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('cookie-consent', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await banner.getByRole('button').first().click();
    expect(await told).toEqual({ necessary: true, analytics: false, marketing: false, preferences: false });
    const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
    expect(await settings.boundingBox()).toMatchObject({ width: 48, height: 48 });
    await page.evaluate(() =>
      (window as unknown as { cookieConsent: { openDialog(): void } }).cookieConsent.openDialog(),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch').nth(3).waitFor();
    expect(asked.slice(2)).toEqual(['/consent.rest.de.js']);
    expect(await dialog.evaluate((element) => getComputedStyle(element).inlineSize)).toBe('620px');
    expect(said).toEqual([]);
  } finally {
    await page.close();
  }
});

test('preferences that a lost connection has hidden once come when they are asked for again', async () => {
  const { page, banner } = await scriptPage(`${sheetTag}<script src="/consent.en.js"></script>`);
  try {
    await page.route('**/consent.rest.*', (route) => route.abort(), { times: 1 });
    await banner.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await banner.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('dialog', { name: 'Cookie Preferences' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  } finally {
    await page.close();
  }
});

test('with its script before that of the consent a tag is denied at once, and asked for after consent', async () => {
  const { page, said, banner } = await scriptPage(
    `${sheetTag}<script src="/consent.tag.js" data-google-tag="G-ABC1234567"></script><script src="/consent.en.js"></script>`,
    '; script-src-elem *',
  );
  try {
    const tags: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      tags.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const commands = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
          entry[0] === 'consent' ? `consent ${entry[1]}` : entry[0],
        ),
      );
    expect(await commands()).toEqual(['consent default']);
    await banner.getByRole('button', { name: 'Accept All Cookies' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByText('Not in use on this site at present').nth(1).waitFor();
    expect(tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
    expect(await commands()).toEqual(['consent default', 'consent update', 'js', 'config']);
    expect(said).toEqual([]);
  } finally {
    await page.close();
  }
});

test('every class of the style sheets is one that the code gives to an element', () => {
  const files = readdirSync(path.join(packageDir, 'lib'), { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(path.join(packageDir, 'lib', file), 'utf8');
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map(read)
    .join('\n');
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    const names = new Set(read(sheet).match(/(?<=\.)_?[a-z][\da-z]{5,}(?=[^\da-z])/g));
    expect(names.size, sheet).toBeGreaterThan(10);
    expect(
      [...names].filter((name) => !code.includes(name)),
      sheet,
    ).toEqual([]);
  }
});
