import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { listen, look, type Seen, takeStock } from './inPage.ts';

test.each(Object.entries({ listen, look, takeStock }))(
  'no function in %s has a name: a compiler would mark it with a helper',
  (_, each) => {
    const [, body = ''] = String(each).split(/\{(.*)/s);
    expect(body.length).toBeGreaterThan(100);
    expect(body).not.toMatch(
      /\b(?:function|class) \w|\b(?:const|let|var) \w+ = (?:async )?(?:function|\w+ =>|\([^()]*\) =>)/,
    );
  },
);

/** An element as far as the functions look at it. */
const elementOf = (attributes: Record<string, string>) => {
  const scrolled: object[] = [];
  return Object.assign(new EventTarget(), {
    scrolled,
    getAttributeNames: () => Object.keys(attributes),
    getAttribute: (name: string) => attributes[name],
    getBoundingClientRect: () => ({ width: 300, height: 0 }),
    matches: () => true,
    checkVisibility: () => true,
    scrollIntoView: (options: object) => scrolled.push(options),
  });
};

/** A page that runs the functions as text, as they are sent there. It has one element, which hears its own events. */
function openPage(element = elementOf({}), styleSheets: object[] = []) {
  const document = Object.assign(new EventTarget(), { styleSheets, adoptedStyleSheets: [] });
  const scope = {
    document,
    elements: [element],
    performance: { now: () => 2000 },
    addEventListener: element.addEventListener.bind(element),
    CustomEvent,
    HTMLScriptElement: class {},
    MutationObserver: class {
      observe() {}
    },
  };
  const run = (text: string) => runInNewContext(text, { ...scope, window: { iqTest: 1 } });
  run(`(${listen})()`);
  return {
    document,
    say: (name: string, detail: object) =>
      element.dispatchEvent(new CustomEvent(`iq-test:${name}`, { detail })),
    look: (): Seen[] => run(`(${look})(elements)`),
    takeStock: () => run(`(${takeStock})()`),
  };
}

test('a tag is reported as the page has written it, without common attributes', () => {
  const element = elementOf({ id: 'a', class: 'wide', partner: 'demo', 'data-x': '1', style: '', debug: '' });
  expect(openPage(element).look()).toMatchObject([
    { tag: '<iq-test id="a" partner="demo">', isDefined: true, isShown: true, failedForMs: 0 },
  ]);
});

test('an element is brought to the screen until it has reported', () => {
  const element = elementOf({});
  const page = openPage(element);
  page.look();
  expect(element.scrolled).toEqual([{ block: 'start' }]);
  const checks = [{ name: 'partner', isFine: true, text: 'demo' }];
  page.say('debug', { checks });
  expect(page.look()).toMatchObject([{ checks }]);
  expect(element.scrolled).toHaveLength(1);
});

test('a test that could not be loaded is a failure, unless its element has reported; other errors are none', () => {
  const page = openPage();
  page.say('error', { code: 'network', message: 'offline' });
  expect(page.look()[0]).not.toHaveProperty('failure');
  page.say('error', { code: 'load_failed', message: 'no connection' });
  expect(page.look()).toMatchObject([{ failure: 'no connection', failedForMs: 0 }]);
  page.say('debug', { checks: [] });
  page.say('error', { code: 'load_failed', message: 'no connection' });
  expect(page.look()[0]).toMatchObject({ checks: [] });
  expect(page.look()[0]).not.toHaveProperty('failure');
});

test('a page tells its globals, its rules and what its policy refused; a style sheet of another origin stays shut', () => {
  const foreign = {
    get cssRules() {
      throw new Error('SecurityError');
    },
  };
  const page = openPage(undefined, [{ cssRules: [{ cssText: 'p { color: red }' }] }, foreign]);
  const violation = { effectiveDirective: 'img-src', blockedURI: 'https://quiz.example' };
  page.document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  expect(page.takeStock()).toMatchObject({
    globals: ['iqTest'],
    rules: ['p { color: red }'],
    violations: [{ directive: 'img-src', blocked: 'https://quiz.example' }],
    brokenScripts: [],
  });
});
