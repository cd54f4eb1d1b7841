import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cache, nativeTsc, root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';
import { doorName } from './apiReport.ts';
import { publicComponents } from './componentFacts.ts';
import { examplesIn, moduleOf, readExamples } from './examples.ts';

const examples = readExamples();

/** Names that an example's reader already has: name → type. */
const given: Record<string, string> = {
  api: "import('@quotient/iq-test').ApiClient",
  checkoutUrl: 'string',
  credentials: "import('@quotient/iq-test').Credentials",
  isAsking: 'boolean',
  isLoading: 'boolean',
  isSending: 'boolean',
  isStarting: 'boolean',
  messages: "import('@quotient/iq-test').Messages",
  question: "import('@quotient/iq-test').PublicQuestion",
  results: "import('@quotient/iq-test').TestResults",
  session: "import('@quotient/iq-test').TestSession",
  shapes: 'ReadonlyMap<string, string>',
  storage: "import('@quotient/iq-test').DeviceStorage",
  words: "import('@quotient/iq-test/consent').ConsentWords",
  choose: '(optionIndex: number) => void',
  finish: '() => void',
  goBack: '() => void',
  goTo: '(index: number) => void',
  leave: '() => void',
  makeMyPage: '() => Promise<string>',
  onFinished: "import('@quotient/iq-test').RunnerOptions['onFinished']",
  onGone: "import('@quotient/iq-test').RunnerOptions['onGone']",
  saveAsFile: '(data: unknown) => void',
  send: '() => void',
  sendMyEmail: '(email: string) => Promise<void>',
  start: '() => void',
  startAgain: '() => void',
  showResults: '() => void',
  flow: "import('@quotient/iq-test').Flow",
  stay: '() => void',
  toggleFlag: '() => void',
};

/** Entry points with their source in the package; that for tests has its own examples. */
const doors = ['index', 'consent', 'theme', 'embed'] as const;

/** Values that an entry point exports: from other files, or its own. */
function namesOf(door: string): string[] {
  const text = readText(`packages/iq-test/src/${door}.ts`);
  const handedOn = [...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const own = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name);
  return [...handedOn, ...own].filter((name) => /^\w+$/.test(name));
}

/** Errors of the compiler in modules beside each other, each by its name. */
function typeErrors(modules: Record<string, string>): string[] {
  const folder = path.join(cache, 'examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const declarations = Object.entries(given).map(([name, type]) => `  const ${name}: ${type};`);
  const files: Record<string, string> = {
    'given.d.ts': ['export {};', 'declare global {', ...declarations, '}', ''].join('\n'),
    ...Object.fromEntries(Object.entries(modules).map(([name, code]) => [`${name}.tsx`, code])),
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, rootDir: root },
    files: [...Object.keys(files), path.join(root, 'packages/iq-test/src/embed/widget/virtual.d.ts')],
    include: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [nativeTsc, '-p', folder, '--singleThreaded', '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stderr || status === null) throw new Error(`The compiler did not run: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** The one example of an export, which imports it from its entry point. */
function exampleOf(name: string, door: string): string {
  const own = examples.filter((example) => example.name === name);
  expect(own, `${name}: @example`).toHaveLength(1);
  const code = own[0]?.code ?? '';
  const [, imported = ''] = new RegExp(`import \\{([^}]*)\\} from '${door}';`).exec(code) ?? [];
  expect(imported.match(/\w+/g), `${name}: import`).toContain(name);
  return code;
}

test('every public component has one example, which imports it from its entry point', () => {
  for (const [name, file] of publicComponents()) {
    const door = doorName(file.includes('/consent/') ? 'consent' : 'index');
    expect(exampleOf(name, door), name).toContain(`<${name}`);
  }
});

/** Pattern of code besides components: hooks, functions that load, make or show something, models, and formats. */
const beginning = /^(?:use|load|create|define|mount|format)[A-Z]|Model$/;

test('every hook, loader, maker, model and format has one example, which imports it from its entry point', () => {
  const found = doors.flatMap((door) => namesOf(door).map((name) => ({ door, name })));
  const begun = found.filter(({ name }) => beginning.test(name));
  expect(begun.length).toBeGreaterThan(25);
  for (const { door, name } of begun) exampleOf(name, doorName(door));
});

test('the compiler accepts every example, and sees what is wrong with one', () => {
  expect(examples.length).toBeGreaterThan(40);
  const wrong = 'import { Button } from \'@quotient/iq-test\';\n\n<Button tone="loud">Go</Button>';
  const modules = Object.fromEntries(
    examples.map((example, index) => [`${index}-${example.name}`, moduleOf(example)]),
  );
  const errors = typeErrors({ ...modules, wrong: moduleOf({ name: 'Button', code: wrong }) });
  expect(errors.filter((line) => !line.startsWith('wrong.tsx') && !line.startsWith(' '))).toEqual([]);
  expect(errors[0]).toContain('"loud"');
});

test('names that examples take for given are all used', () => {
  const all = examples.map(({ code }) => code).join('\n');
  expect(Object.keys(given).filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});

test('an example is what stands under its tag; its imports stay outside of the function that it becomes', () => {
  const code = 'import { Part } from "ours";\n\n<>\n  <Part />\n</>';
  const comment = `A part.\n\n@example\n${code}\n\n@see others`;
  const text = `/**\n${comment.replaceAll(/^/gm, ' * ')}\n */\nexport const Part = 1;`;
  expect(examplesIn(text)).toEqual([{ name: 'Part', code }]);
  expect(moduleOf({ name: 'Part', code })).toMatch(
    /^import .*;\nexport async function example\(\) \{\n\n<>[\s\S]*\}\n$/,
  );
});
