import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const defineIqTestElement = vi.fn();
vi.mock('./IqTestElement.ts', () => ({ defineIqTestElement }));

/** A page as the loader finds it: `running` is the script at work, `hiding` what has the name `currentScript`. */
function openPage(running: { src: string } | null, hiding?: { src: string }) {
  class Document {
    head = { append: () => {} };
    createElement = () => ({});
    get currentScript() {
      return running;
    }
  }
  const document = new Document();
  if (hiding) Object.defineProperty(document, 'currentScript', { value: hiding });
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('document', document);
}

beforeEach(() => {
  vi.resetModules();
  defineIqTestElement.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('a picture named currentScript neither becomes the address that code comes from nor stops the test', async () => {
  openPage({ src: 'https://quiz.example/embed.js' }, { src: 'https://partner.example/icon.svg' });
  await import('./loader.ts');
  expect(defineIqTestElement).toHaveBeenCalledExactlyOnceWith('https://quiz.example', expect.any(Function));
});

test('loaded as a module, it leaves the element to a script tag, whatever has the name currentScript', async () => {
  openPage(null, { src: 'https://partner.example/icon.svg' });
  await import('./loader.ts');
  expect(defineIqTestElement).not.toHaveBeenCalled();
});
