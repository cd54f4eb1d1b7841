// `npm run check-embed -- URL`: opens a page that embeds the test, as a visitor would, and says what is fine on it and
// what is not. The element's own report (`src/embed/debug.ts`) is the heart of it; what an element cannot see of itself
// comes from outside: errors in the console, and what the page has that it has not without us.
import { parseArgs } from 'node:util';
import { launchOptionsForStrangers } from '@quotient/tools/browser';
import { chromium } from 'playwright';

const DEFAULT_TIMEOUT_S = 30;
/** Frameworks write the element, and tag managers the script, after the page has loaded. */
const LATE_MS = 3000;
/** An element that could not load its test may still have a report to make. */
const LAST_WORDS_MS = 1500;
const LOOK_AGAIN_MS = 150;
/** The queue of commands, and what analytics events are pushed to. */
const documentedGlobals = ['iqTest', 'dataLayer'];
const LOADER = /\/embed\.js(?:\?|$)/;

const usage = 'npm run check-embed -- https://your-page.example/test [--timeout=30] [--no-sandbox]';
const snippet =
  '<script src="https://quiz.example/embed.js" async></script> <iq-test partner="your-key"></iq-test>';

/** Words of the browser that need others. */
const reasons = { 'net::ERR_BLOCKED_BY_ORB': 'what is there is no script', csp: 'kept out by a policy' };

/** What ends the check with one sentence. */
class Stop extends Error {}

function readArguments(args) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: { timeout: { type: 'string' }, sandbox: { type: 'boolean', default: true } },
    });
  } catch ({ message }) {
    throw new Stop(`${message.split('\n')[0]} Usage: ${usage}`);
  }
  const { values, positionals } = parsed;
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new Stop(`Name the one page to look at: ${usage}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!/^https?:$/.test(url?.protocol ?? ''))
    throw new Stop(`"${address}" is no address that begins with http:// or https://. Usage: ${usage}`);
  const timeoutMs = Number(values.timeout ?? DEFAULT_TIMEOUT_S) * 1000;
  if (!(timeoutMs > 0)) throw new Stop(`--timeout="${values.timeout}" is no number of seconds above 0.`);
  return { url, timeoutMs, hasSandbox: values.sandbox };
}

/**
 * Runs in every frame before its own code. What it keeps hangs under a symbol on the document and on the elements: a
 * name in the window would be one more global.
 */
function listen() {
  const key = Symbol.for('check-embed');
  const kept = { violations: [], brokenScripts: [] };
  document[key] = kept;
  addEventListener('iq-test:debug', (event) => {
    event.composedPath()[0][key] = { checks: event.detail.checks };
  });
  addEventListener('iq-test:error', (event) => {
    if (event.detail.code !== 'load_failed') return;
    event.composedPath()[0][key] ??= { failure: event.detail.message, at: performance.now() };
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    kept.violations.push({ directive: effectiveDirective, blocked: blockedURI }),
  );
  // errors of elements do not bubble
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) kept.brokenScripts.push(target.src);
    },
    true,
  );
  // the query asks for reports in the page itself; frames, and pages that redirect, have another one
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('iq-test:not([debug])'))
      element.toggleAttribute('debug', true);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in a frame: its elements, after the first one that has not reported was brought to the screen. */
function look(elements) {
  const key = Symbol.for('check-embed');
  const seen = elements.map((element) => {
    const { checks, failure, at } = element[key] ?? {};
    const { width, height } = element.getBoundingClientRect();
    const attributes = element
      .getAttributeNames()
      .filter((name) => name !== 'debug' && !name.startsWith('data-') && !/^(?:class|style)$/.test(name))
      .map((name) => ` ${name}="${element.getAttribute(name)}"`);
    return {
      tag: `<iq-test${attributes.join('')}>`,
      isDefined: element.matches(':defined'),
      isShown: element.checkVisibility() && (width > 0 || height > 0),
      checks,
      failure,
      failedForMs: at === undefined ? 0 : performance.now() - at,
    };
  });
  elements.find((element) => !element[key])?.scrollIntoView({ block: 'center' });
  return seen;
}

/** Runs in a frame: what our code must leave as it is. */
function takeStock() {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText);
    } catch {
      return []; // of another origin
    }
  });
  return { globals: Object.getOwnPropertyNames(window), rules, ...document[Symbol.for('check-embed')] };
}

/** The frames that the page itself can reach; ours, in `isolation="iframe"`, is none of the page's. */
async function reachableFrames(page) {
  const frames = await Promise.all(
    page.frames().map(async (frame) => {
      if (/\/embed\/frame(?:\?|$)/.test(frame.url())) return [];
      // what its window calls itself: about:srcdoc has its parent's origin, a sandbox none
      const origin = await frame.evaluate(() => origin).catch(() => undefined);
      return [{ frame, origin }];
    }),
  );
  const [{ origin: pageOrigin }] = frames[0] ?? [{}];
  return frames
    .flat()
    .filter(
      ({ frame, origin }) =>
        frame === page.mainFrame() || (origin && origin === pageOrigin && origin !== 'null'),
    );
}

/** Asks every reachable frame; what a frame that goes away in the middle would have said does not matter. */
async function everywhere(page, ask) {
  const answers = await Promise.all(
    (await reachableFrames(page)).map(({ frame }) => ask(frame).catch(() => undefined)),
  );
  return answers.filter((answer) => answer !== undefined);
}

/** Opens the page in a profile of its own. `isBare`: without our script. */
async function open(browser, url, timeoutMs, isBare) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(listen);
  const page = await context.newPage();
  const notes = { failedScripts: [], complaints: [], hasLoader: false };
  page.on('request', (request) => {
    notes.hasLoader ||= LOADER.test(request.url());
  });
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script')
      notes.failedScripts.push({
        url: request.url(),
        why: reasons[request.failure()?.errorText] ?? request.failure()?.errorText,
      });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() >= 400)
      notes.failedScripts.push({ url: response.url(), why: `status ${response.status()}` });
  });
  page.on('console', (entry) => {
    const [, text] = /^\[iq-test\] (.*)/s.exec(entry.text()) ?? [];
    if (text && /^(?:error|warning)$/.test(entry.type())) notes.complaints.push(text);
  });
  if (isBare) await page.route(LOADER, (route) => route.abort());
  const address = new URL(url);
  // not by searchParams: they would write the page's own query anew
  address.search += `${address.search ? '&' : '?'}iq-test-debug`;
  const answer = await page
    .goto(address.href, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
    .catch(({ message }) => {
      const why = /net::\w+/.exec(message)?.[0] ?? `nothing came within ${timeoutMs / 1000} s`;
      throw new Stop(`${url} cannot be opened (${why}): check the address, and that its server runs.`);
    });
  if (answer && !answer.ok() && answer.status() !== 304)
    throw new Stop(`${url} answers with status ${answer.status()}: check the address.`);
  notes.openerPolicy = answer?.headers()['cross-origin-opener-policy'];
  return { page, notes };
}

const elementsOf = async (page) =>
  (await everywhere(page, (frame) => frame.locator('iq-test').evaluateAll(look))).flat();

const isDone = ({ checks, failure, failedForMs }) =>
  checks !== undefined || (failure !== undefined && failedForMs > LAST_WORDS_MS);

/** Goes from element to element until each has reported, or the time is over. */
async function watch({ page, notes }, timeoutMs) {
  const startedAt = Date.now();
  await page.waitForLoadState('load', { timeout: timeoutMs }).catch(() => {});
  const loadedAt = Date.now();
  for (;;) {
    const elements = await elementsOf(page);
    const now = Date.now();
    const isLate = now - loadedAt > LATE_MS;
    if (elements.length === 0 && isLate) throw new Stop(await whyNoElement(page));
    if (elements.length > 0 && elements.every(isDone)) return elements;
    if (
      elements.some(({ isDefined }) => !isDefined) &&
      (isLate || (notes.failedScripts.length > 0 && now - loadedAt > LAST_WORDS_MS))
    )
      throw new Stop(await whyNotDefined(page, notes));
    if (now - startedAt > timeoutMs) return elements;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}

async function whyNoElement(page) {
  for (const frame of page.frames()) {
    const count = await frame
      .locator('iq-test')
      .count()
      .catch(() => 0);
    if (count > 0 && !/\/embed\/frame(?:\?|$)/.test(frame.url()))
      return `The <iq-test> stands in a frame of another origin (${frame.url()}): check that page by itself; if it is yours and sandboxed, the frame needs allow-same-origin and allow-popups.`;
  }
  return `There is no <iq-test> on this page: paste ${snippet}`;
}

async function whyNotDefined(page, { failedScripts }) {
  const stock = await everywhere(page, (frame) => frame.evaluate(takeStock));
  const scripts = (
    await everywhere(page, (frame) => frame.evaluate(() => [...document.scripts].map(({ src }) => src)))
  ).flat();
  const isOurs = (address) => LOADER.test(address) || /\/embed\//.test(address);
  const banned = stock
    .flatMap(({ violations = [] }) => violations)
    .find(({ directive, blocked }) => directive.startsWith('script-src') && isOurs(blocked));
  if (banned)
    return `The page's content security policy keeps ${banned.blocked} out: add ${new URL(banned.blocked).origin} to its script-src, or give the script tag the page's nonce.`;
  const failed = failedScripts.find(({ url }) => isOurs(url));
  if (failed)
    return `The script ${failed.url} could not be loaded (${failed.why}): check the address in the script tag; it ends in /embed.js.`;
  const broken = stock.flatMap(({ brokenScripts = [] }) => brokenScripts).find(isOurs);
  if (broken)
    return `The browser refused ${broken}: its integrity is another one than that of the file, or crossorigin="anonymous" is missing.`;
  const loader = scripts.find((address) => LOADER.test(address));
  if (loader)
    return `${loader} was loaded, but <iq-test> is not defined: the address leads to another file than the quiz server's.`;
  return `Nothing on this page defines <iq-test>: paste the script tag, too: ${snippet}`;
}

/** What the second list has more often than the first. */
function added(before, after) {
  const counts = new Map();
  for (const entry of before) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return after.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count - 1);
    return count < 1;
  });
}

const short = (text) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The page with our script beside the page without it. `told`: what the elements have said themselves. */
async function compare(page, bare, told) {
  const all = (stock, name) => stock.flatMap((frame) => frame[name] ?? []);
  const [before, after] = await Promise.all(
    [bare, page].map((one) => everywhere(one, (frame) => frame.evaluate(takeStock))),
  );
  const globals = added(all(before, 'globals'), all(after, 'globals')).filter(
    (name) => !documentedGlobals.includes(name),
  );
  const rules = added(all(before, 'rules'), all(after, 'rules'));
  const { origin, pathname } = new URL(page.url());
  const violations = added(
    ...[before, after].map((stock) =>
      all(stock, 'violations')
        // the report asks the page for its own headers, and takes no for an answer
        .filter(({ blocked }) => !blocked.startsWith(origin + pathname) && !told.includes(blocked))
        .map(({ directive, blocked }) => `${directive}: ${blocked}`),
    ),
  );
  return [
    {
      name: 'globals',
      isFine: globals.length === 0,
      text: globals.length
        ? `not there without the test: ${globals.join(', ')}`
        : 'none but the documented ones',
    },
    {
      name: 'style rules of the page',
      isFine: rules.length === 0,
      text: rules.length
        ? `not there without the test: ${rules.map(short).join(' ')}`
        : 'as without the test',
    },
    {
      name: 'policy of the page',
      isFine: violations.length === 0,
      text: violations.length
        ? [...new Set(violations)].join('; ')
        : 'no more violations than without the test',
    },
  ];
}

/** The lines of one element. */
function checksOf({ checks, failure, isShown }, timeoutMs) {
  if (checks) return checks;
  const text =
    failure !== undefined
      ? `could not be fetched, and the page's own content is shown (${failure}): does a script-src name more of the address than its origin, or does something block it?`
      : isShown
        ? `the element is defined, but nothing happened within ${timeoutMs / 1000} s: is the server slow, or the element out of reach of scrolling?`
        : 'the element is defined, but not displayed, so it loads nothing: show it, or write loading="eager"';
  return [{ name: 'the test', isFine: false, text }];
}

const mark = (isFine) => (isFine === undefined ? '·' : isFine ? '✓' : '✗');

function print(title, checks) {
  console.log(`\n${title}`);
  for (const { name, isFine, text } of checks) console.log(`  ${mark(isFine)} ${name}: ${text}`);
}

async function launch(hasSandbox) {
  const options = await launchOptionsForStrangers();
  try {
    return await chromium.launch(hasSandbox ? options : { ...options, chromiumSandbox: false });
  } catch (error) {
    if (!hasSandbox || !/sandbox/i.test(error.message)) throw error;
    throw new Stop(
      'The browser cannot start its sandbox on this machine. Where you trust the page, add --no-sandbox.',
    );
  }
}

async function main() {
  const { url, timeoutMs, hasSandbox } = readArguments(process.argv.slice(2));
  const browser = await launch(hasSandbox);
  try {
    // both at the same time: what a page does late, it does on both
    const [seen, bare] = await Promise.all([
      open(browser, url, timeoutMs, false),
      open(browser, url, timeoutMs, true),
    ]);
    const elements = await watch(seen, timeoutMs);
    const groups = elements.map((element) => [element.tag, checksOf(element, timeoutMs)]);
    const told = groups.flatMap(([, checks]) => checks.map(({ text }) => text)).join('\n');
    const complaints = [...new Set(seen.notes.complaints)].filter((text) => !told.includes(text));
    const { openerPolicy } = seen.notes;
    const page = [
      {
        // as it was sent: the element's own report may not be allowed to ask
        name: 'opener policy',
        isFine: openerPolicy !== 'same-origin',
        text:
          openerPolicy === 'same-origin'
            ? 'same-origin cuts the checkout window off: send same-origin-allow-popups'
            : (openerPolicy ?? 'none'),
      },
      ...complaints.map((text) => ({ name: 'console', isFine: false, text })),
      ...(seen.notes.hasLoader
        ? await compare(seen.page, bare.page, told)
        : [{ name: 'globals and style rules', text: 'not compared: the element is built into the page' }]),
    ];
    console.log(url.href);
    for (const [tag, checks] of groups) print(tag, checks);
    print('The page', page);
    const all = [...groups.flatMap(([, checks]) => checks), ...page];
    const toMend = all.filter(({ isFine }) => isFine === false).length;
    console.log(`\n${all.filter(({ isFine }) => isFine).length} fine, ${toMend} to mend`);
    return toMend === 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
