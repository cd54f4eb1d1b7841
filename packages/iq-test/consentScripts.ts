import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { classNames, cssOf, target } from './embedCss.ts';

/**
 * The rules for a page that has the scripts alone: without the brands and shadow roots, the classes that no script names,
 * and the tokens that no rule reads.
 */
function onlyWhatIsUsed(css: string, scripts: string): string {
  const isUsed = (selector: string) =>
    !selector.includes('[data-brand') &&
    (selector.match(/(?<=\.)_?[a-z]\w+/g) ?? []).every((name) => scripts.includes(name));
  const rules = css
    .replaceAll(/:host(?:\([^,{]*\))?,/g, '')
    .replaceAll(/([^{}@]+)\{[^{}]*\}/g, (rule, selector: string) => (isUsed(selector) ? rule : ''))
    .replaceAll(/@media[^{}]*\{\}/g, '');
  return withoutUnread(rules);
}
function withoutUnread(css: string): string {
  const read = new Set(css.match(/(?<=var\()--iq-[\w-]+/g));
  const rest = css.replaceAll(/(--iq-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  return rest === css ? css : withoutUnread(rest);
}

/** Cookie consent without a framework, by name of its file: one script a language, and one style sheet. */
export async function consentScripts(): Promise<Record<string, string>> {
  const scripts = readdirSync('src/i18n/locales').map(async (lang) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { startConsent } from './consentScript.ts';
          import { consent as messages } from '../i18n/locales/${lang}/consent.ts';
          startConsent({ lang: '${lang}', messages });`,
        resolveDir: 'src/consent',
        loader: 'ts',
      },
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      charset: 'ascii', // legible in a page of any encoding
      target,
      plugins: [classNames()],
    });
    return [`consent.${lang}.js`, outputFiles[0]?.text ?? ''] as const;
  });
  const files = Object.fromEntries(await Promise.all(scripts));
  return {
    ...files,
    'consent.css': onlyWhatIsUsed(await cssOf('src/consent/mountConsent.ts'), files['consent.en.js'] ?? ''),
  };
}
