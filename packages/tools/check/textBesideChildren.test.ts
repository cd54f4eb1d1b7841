import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { looseTexts } from './textBesideChildren.ts';

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** Returns true for files that React draws in a browser; pages that are only prerendered have no React. */
const isDrawn = (file: string) =>
  /\/(sites\/reference\/src\/(admin|islands)|packages\/iq-test\/src)\/.*\.tsx$/.test(file) &&
  !/\.(test|fixture|stories)\.tsx$/.test(file);

const made = path.join(root, 'packages/iq-test/src/made.tsx');
/** Cases; each line with the word "loose" is a finding. */
const cases = `
declare const p: { n: number; t: string; may?: string; given: import('react').ReactNode; is: boolean };
export const all = [
  <p>{p.t} <b /></p>, // loose
  <p>{p.n} tests</p>, // loose
  <p>{p.is && p.t}<b /></p>, // loose
  <p>{p.is ? p.t : <i />}<b /></p>, // loose
  <>{p.t + p.n}<b /></>, // loose
  <>{p.t}</>, // loose
  <p>{p.t}</p>,
  <p>before{' '}<b>{p.t}</b></p>,
  <p>{p.may && <i>{p.may}</i>}<b /></p>,
  <p>{p.given}<b /></p>,
];
`;

function program(): ts.Program {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === made || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === made
      ? ts.createSourceFile(file, cases, ts.ScriptTarget.Latest, true)
      : getSourceFile(file, ...rest);
  return ts.createProgram([made, ...fileNames.filter(isDrawn)], options, host);
}

test('a text beside other children has its own element, wherever React draws in a browser', () => {
  const { getSourceFiles, getTypeChecker } = program();
  const checker = getTypeChecker();
  const found = new Map(
    getSourceFiles()
      .filter(({ fileName }) => isDrawn(fileName))
      .map((file) => [path.relative(root, file.fileName), looseTexts(file, checker)]),
  );
  expect(found.size).toBeGreaterThan(100);
  const lines = cases.split('\n').flatMap((line, i) => (line.endsWith('// loose') ? [i + 1] : []));
  expect(found.get('packages/iq-test/src/made.tsx')?.map((each) => Number.parseInt(each, 10))).toEqual(lines);
  found.delete('packages/iq-test/src/made.tsx');
  expect([...found].flatMap(([file, each]) => each.map((place) => `${file}:${place}`))).toEqual([]);
});
