import ts from 'typescript';
import { expect, test } from 'vitest';
import { declarationOf, doorFile, doorName, isInLib, withoutPlaces } from './apiReport.ts';

/** The symbol that these texts declare, each in its own file. */
function symbolOf(...files: (readonly [file: string, text: string])[]): ts.Symbol {
  const declarations = files.flatMap(([file, text]) =>
    ts
      .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      .statements.flatMap((statement): ts.Node[] =>
        ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
      ),
  );
  return { declarations } as unknown as ts.Symbol; // all that is asked of it
}
const door = doorFile('theme');

test('an entry point is what users import: the package itself, or a path below it', () => {
  expect([doorName('index'), doorName('theme')]).toEqual(['@quotient/iq-test', '@quotient/iq-test/theme']);
  expect(door).toMatch(/iq-test[\\/]lib[\\/]theme\.d\.ts$/);
});

test('neither a comment nor the place of a type changes the report, each overload does', () => {
  const [one, two] = ['export declare function f(a: string): void;', 'export declare function f(): void;'];
  expect(declarationOf(symbolOf([door, `/** Says. */\n${one}`], [door, two]))).toBe(
    'declare function f(a: string): void;\nexport declare function f(): void;',
  );
  const placed = 'import("./a").A | import("react", { with: {} }).B | Record<import("../b.ts").C, 1>';
  expect(withoutPlaces(placed)).toBe('A | import("react", { with: {} }).B | Record<C, 1>');
  expect(declarationOf(symbolOf([door, 'export declare const a: import("./b").B; // why']))).toBe(
    'const a: B',
  );
});

test('what another package declares of the same name is no promise of ours', () => {
  const theirs = ['/elsewhere/react/index.d.ts', 'interface Props { theirs: 1 }'] as const;
  const symbol = symbolOf(theirs, [door, 'export interface Props { ours: 1 }']);
  expect(symbol.declarations?.map(isInLib)).toEqual([false, true]);
  expect(declarationOf(symbol)).not.toContain('theirs');
  expect(declarationOf(symbolOf(theirs))).toBe('');
});
