import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Sections of the words that only the stages after the test use. */
const LATER = ['payment', 'results'];

const folder = fileURLToPath(new URL('src/i18n/locales', import.meta.url));

/** A module with some sections of the words of one language. */
async function moduleOf(file: string, isWanted: (section: string) => boolean): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const { messages } = await import(`data:text/javascript;base64,${code}`);
  const wanted = Object.entries(messages).filter(([section]) => isWanted(section));
  return `export const messages = ${JSON.stringify(Object.fromEntries(wanted))};`;
}

/** Takes the words of the later stages out of each language's file; `laterWords.ts` fetches them with those stages. */
export const splitWords: Plugin = {
  name: 'split-words',
  setup(context) {
    context.onLoad(
      { filter: /\/i18n\/locales\/\w+\/messages\.ts$/, namespace: 'file' },
      async ({ path }) => ({
        contents: await moduleOf(path, (section) => !LATER.includes(section)),
      }),
    );
    // the embed asks for no consent: ten names of files less on the way to the first question
    context.onLoad({ filter: /\/i18n\/locales\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/^ +consent: \(\) => import\(.*\),\n/gm, ''),
      loader: 'ts',
    }));
    context.onLoad({ filter: /\/embed\/laterWords\.ts$/ }, () => {
      const files = readdirSync(folder).map((code) => `${code}: () => import('later-words:${code}')`);
      return {
        contents: `const files = { ${files.join(', ')} };
          export const loadLaterWords = async (code) => (await files[code]()).messages;`,
      };
    });
    context.onResolve({ filter: /^later-words:/ }, ({ path }) => ({
      path: `${folder}/${path.slice('later-words:'.length)}/messages.ts`,
      namespace: 'later-words',
    }));
    context.onLoad({ filter: /.*/, namespace: 'later-words' }, async ({ path }) => ({
      contents: await moduleOf(path, (section) => LATER.includes(section)),
    }));
  },
};
