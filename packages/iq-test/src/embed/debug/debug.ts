// The report of `<iq-test debug>`: fetched only where it is asked for, so it may take its time and its words.
import type { Host } from '../host/host.ts';
import type { Check } from './check.ts';
import { checkTheme } from './checkTheme.ts';
import { checkWords } from './checkWords.ts';

/** Time that loading takes at most on a slow line. */
const READY_LIMIT_MS = 15_000;
/** Attributes that every element may have. */
const COMMON = /^(?:id|class|style|slot|part|dir|title|role|tabindex|hidden|is|data-.*|aria-.*|on.*)$/;
/** A picture of the questions: small, and on every server. */
const PICTURE = '/figures/cube-corner.svg';

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function whenReady({ element, isWaiting, refusal }: Host): Promise<number | undefined> {
  if (!isWaiting.peek() || refusal.peek()) return Promise.resolve(performance.now());
  return new Promise((resolve) => {
    const done = (at?: number) => {
      clearTimeout(timer);
      resolve(at);
    };
    const timer = setTimeout(done, READY_LIMIT_MS);
    for (const name of ['ready', 'error'])
      element.addEventListener(`iq-test:${name}`, () => done(performance.now()), { once: true });
  });
}

function checkAttributes({ element, settings }: Host): Check {
  const known = Object.keys(settings.peek()); // importing the list would put it in a file of its own
  const unknown = element.getAttributeNames().filter((name) => !known.includes(name) && !COMMON.test(name));
  return {
    name: 'attributes',
    isFine: unknown.length === 0,
    text: unknown.length
      ? `not known: ${unknown.join(', ')}; known: ${known.join(', ')}`
      : JSON.stringify(settings.peek()),
  };
}

function checkPartner({ settings, refusal, baseUrl }: Host): Check {
  const { partner } = settings.peek();
  const refused = refusal.peek();
  if (refused) return { name: 'partner', isFine: false, text: `${refused.code}: ${refused.message}` };
  return {
    name: 'partner',
    isFine: true,
    text: partner === null ? `none: the page is on ${baseUrl} itself` : `${partner} may embed on ${origin}`,
  };
}

async function checkCall({ baseUrl }: Host): Promise<Check> {
  const name = 'calls to the server (CORS, connect-src)';
  try {
    const { ok, status } = await fetch(`${baseUrl}/api/svg-shapes`, { credentials: 'omit' });
    return { name, isFine: ok, text: `${baseUrl} answers ${status}` };
  } catch {
    const text = `${baseUrl} cannot be reached: it is down, its list of partners lacks ${origin}, or the page's connect-src lacks ${baseUrl}`;
    return { name, isFine: false, text };
  }
}

async function checkPicture({ baseUrl }: Host): Promise<Check> {
  const name = 'pictures (img-src)';
  const picture = new Image();
  picture.src = baseUrl + PICTURE;
  return picture.decode().then(
    () => ({ name, isFine: true, text: `${baseUrl} gives pictures` }),
    () => ({ name, isFine: false, text: `no pictures from ${baseUrl}: the page's img-src lacks it` }),
  );
}

function checkStorage(): Check {
  const name = 'storage';
  try {
    const key = 'iq-test_debug';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return { name, isFine: true, text: 'a running test outlives a reload' };
  } catch {
    return {
      name,
      isFine: false,
      text: 'the browser refuses it: the test works, but a reload forgets it, and the checkout needs its pop-up',
    };
  }
}

/** Headers of the page itself, where it lets them be read. */
async function checkHeaders(): Promise<Check[]> {
  const headers = await fetch(location.href, { method: 'HEAD' }).then(
    (answer) => answer.headers,
    () => undefined,
  );
  const opener = headers?.get('cross-origin-opener-policy');
  const csp = headers?.get('content-security-policy');
  return [
    {
      name: 'opener policy',
      ...(headers && { isFine: opener !== 'same-origin' }),
      text:
        opener === 'same-origin'
          ? 'same-origin cuts the checkout window off: results come all the same, but later; same-origin-allow-popups avoids it'
          : (opener ?? (headers ? 'none' : 'could not be read: the page may not ask for itself')),
    },
    {
      name: 'content security policy',
      text: csp ?? (headers ? 'none in the headers' : 'could not be read: the page may not ask for itself'),
    },
  ];
}

function checkFrame(): Check {
  const isFramed = window.top !== window;
  const isOpaque = origin === 'null';
  return {
    name: 'window',
    isFine: !isOpaque,
    text: isOpaque
      ? 'a sandboxed frame without allow-same-origin: no server can tell whose page this is'
      : isFramed
        ? 'inside a frame: the checkout needs its pop-up (sandbox: allow-popups)'
        : 'a page of its own',
  };
}

function checkScripts(baseUrl: string): Check {
  const scripts = [...document.scripts].filter(
    ({ src }) => src.startsWith(`${baseUrl}/`) && /\/embed\.js$/.test(src.split('?')[0] ?? ''),
  );
  const text = scripts.map(({ src, integrity }) => `${src}${integrity && ' (with integrity)'}`).join(', ');
  return {
    name: 'script',
    isFine: scripts.length <= 1,
    text: `${scripts.length > 1 ? 'more than one; the first counts: ' : ''}${text || `built into the page; the server is ${baseUrl}`}`,
  };
}

/** Layout shifts of the whole page so far; undefined where the browser does not tell. */
function layoutShift(): Promise<number | undefined> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return resolve(undefined);
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(sum);
    }, 300);
  });
}

/** Looks at an element and its page, prints what it found, and dispatches it as `iq-test:debug`, `{ checks }`. */
export async function printReport(host: Host): Promise<void> {
  const violations = new Set<string>();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(host.baseUrl)) violations.add(`${effectiveDirective} lacks ${blockedURI}`);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const readyAt = await whenReady(host);
  const [words, call, picture, headers, shift] = await Promise.all([
    checkWords(host),
    checkCall(host),
    host.isRemote ? undefined : checkPicture(host), // in a frame the page's policy is not asked
    checkHeaders(),
    layoutShift(),
  ]);
  document.removeEventListener('securitypolicyviolation', onViolation);
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${host.baseUrl}/embed`)) as PerformanceResourceTiming[];
  const lastFile = Math.max(0, ...files.map(({ responseEnd }) => responseEnd));
  const checks: Check[] = [
    { name: 'version', text: `${import.meta.env.EMBED_VERSION} from ${host.baseUrl}` },
    checkScripts(host.baseUrl),
    checkAttributes(host),
    checkPartner(host),
    checkTheme(host),
    ...(words ? [words] : []),
    call,
    ...(picture ? [picture] : []),
    {
      name: 'violations of the policy',
      isFine: violations.size === 0,
      text: [...violations].join('; ') || 'none',
    },
    ...headers,
    checkStorage(),
    checkFrame(),
    {
      name: 'timing',
      isFine: readyAt !== undefined,
      text:
        readyAt === undefined
          ? `not ready after ${seconds(READY_LIMIT_MS)}`
          : `${files.length} files by ${seconds(lastFile)}, ready by ${seconds(readyAt)} after the page was asked for`,
    },
    ...(shift === undefined
      ? []
      : [{ name: 'layout shift', isFine: shift < 0.1, text: `${shift.toFixed(3)} on the whole page` }]),
  ];
  console.groupCollapsed(`[iq-test] report on <iq-test${host.element.id && ` id="${host.element.id}"`}>`);
  for (const { name, isFine, text } of checks)
    console.info(`${isFine === undefined ? '·' : isFine ? '✓' : '✗'} ${name}: ${text}`);
  console.groupEnd();
  host.element.dispatchEvent(
    new CustomEvent('iq-test:debug', { bubbles: true, composed: true, detail: { checks } }),
  );
}
