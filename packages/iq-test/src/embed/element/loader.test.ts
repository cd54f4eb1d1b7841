import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const defineIqTestElement = vi.fn();
vi.mock('./IqTestElement.ts', () => ({ defineIqTestElement }));

interface PageOptions {
  /** The script at work. */
  running: { src: string } | null;
  /** Element named `currentScript`. */
  hiding?: { src: string };
  /** Addresses of the page's script tags. */
  tags?: string[];
  /** Stack of an error, with its source. */
  stack?: string;
}

/** A page as the loader finds it. */
function openPage({ running, hiding, tags = [], stack = 'Error\n    at runner.js:1:1' }: PageOptions) {
  class Document {
    head = { append: () => {} };
    scripts = tags.map((src) => ({ src }));
    createElement = () => ({});
    get currentScript() {
      return running;
    }
  }
  const document = new Document();
  if (hiding) Object.defineProperty(document, 'currentScript', { value: hiding });
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'Error',
    class {
      stack = stack;
    },
  );
}
/** The server that the loader has found. */
async function found(options: PageOptions): Promise<string | undefined> {
  openPage(options);
  await import('./loader.ts');
  expect(defineIqTestElement).toHaveBeenCalledExactlyOnceWith(
    defineIqTestElement.mock.calls[0]?.[0],
    expect.any(Function),
  );
  return defineIqTestElement.mock.calls[0]?.[0];
}

beforeEach(() => {
  vi.resetModules();
  defineIqTestElement.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const ours = 'https://quiz.example/embed.js';
const theirs = { src: 'https://partner.example/icon.svg' };

test('a picture named currentScript neither becomes the address that code comes from nor stops the test', async () => {
  expect(await found({ running: { src: ours }, hiding: theirs })).toBe('https://quiz.example');
});

test.each<[how: string, options: PageOptions, server: string | undefined]>([
  ['by its tag', { running: { src: ours } }, 'https://quiz.example'],
  ['pinned', { running: { src: 'https://quiz.example/embed/v1.2.3/embed.js?x' } }, 'https://quiz.example'],
  ['under another name', { running: { src: 'https://cdn.example:8443/q.js' } }, 'https://cdn.example:8443'],
  [
    'combined, where a tag names it',
    { running: { src: 'https://partner.example/cache/all.js' }, tags: [ours] },
    'https://quiz.example',
  ],
  ['combined', { running: { src: 'https://partner.example/cache/all.js' } }, 'https://partner.example'],
  ['inlined', { running: { src: '' } }, undefined],
  ['inlined, where a tag names it', { running: { src: '' }, tags: ['', ours] }, 'https://quiz.example'],
  ['from a blob', { running: { src: 'blob:https://partner.example/b2f' } }, undefined],
  ['as a file', { running: { src: 'file:///C:/all.js' } }, undefined],
  [
    'as a module or by import()',
    { running: null, stack: 'Error\n    at https://quiz.example/embed/v1.2.3/embed.js:1:300' },
    'https://quiz.example',
  ],
  ['by Rocket Loader, which runs its text', { running: null, tags: [ours] }, 'https://quiz.example'],
  [
    "by Rocket Loader, beside other vendors' tags",
    {
      running: null,
      tags: [
        'https://www.instagram.com/embed.js',
        'https://blog.disqus.com/embed.js?x',
        'https://www.tiktok.com/embed.js',
        ours,
      ],
    },
    'https://quiz.example',
  ],
  [
    "under another name, beside another vendor's tag",
    { running: { src: 'https://quiz.example/q.js' }, tags: ['https://www.instagram.com/embed.js'] },
    'https://quiz.example',
  ],
  [
    'from a host whose name ends with such a name',
    { running: { src: 'https://myinstagram.com/embed.js' } },
    'https://myinstagram.com',
  ],
  [
    'from a host whose name merely contains such a name',
    { running: { src: 'https://instagram.com.example/embed.js' } },
    'https://instagram.com.example',
  ],
  ['where nothing tells', { running: null, hiding: theirs }, undefined],
])('loaded %s, it finds its server or leaves it to the element', async (_, options, server) => {
  expect(await found(options)).toBe(server);
});

test('what it cannot do is said and ends no script that it is part of', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  defineIqTestElement.mockImplementation(() => {
    throw new TypeError('no custom elements here');
  });
  openPage({ running: { src: ours } });
  await import('./loader.ts');
  expect(logged).toHaveBeenCalledOnce();
});
