// Descriptions of the theme's variables: for the guide on theming, `components.json`, `custom-elements.json` and the
// Storybook.
import ts from 'typescript';
import { colorsOf } from '../../iq-test/src/theme/brands.ts';
import { schemeVariable } from '../../iq-test/src/theme/brandVariables.ts';
import { vars } from '../../iq-test/src/theme/contract.css.ts';
import { density, tokens, wideText } from '../../iq-test/src/theme/tokens.ts';
import { parse } from '../support/parse.ts';
import { readText } from '../support/sourceFiles.ts';

/** A color in one scheme: the variable that sets it there alone, and the default brand's value. */
export interface SchemeColor {
  variable: string;
  value: string;
}

/** One variable. */
export interface TokenDocs {
  name: string;
  /** Sentence about its color or size, and where it is used. */
  description: string;
  variable: string;
  /** Default value. A color has `light` and `dark` instead. */
  value?: string;
  /** The same in a widget of 640 px or more, where that differs. */
  wideValue?: string;
  light?: SchemeColor;
  dark?: SchemeColor;
}

/** Variables of one kind. */
export interface TokenGroupDocs {
  name: string;
  /** Description of their values, and the unit. */
  description: string;
  /** Type of their values in CSS: `<color>`. */
  syntax: string;
  /** True if a page can set them; others are read-only. */
  isSettable: boolean;
  tokens: TokenDocs[];
}

const syntaxes: Record<keyof typeof vars, string> = {
  color: '<color>',
  font: '<family-name>#',
  text: '<length>',
  space: '<length>',
  radius: '<length>',
  shadow: '<shadow>#',
  motion: '<time> | <easing-function>',
};

/** Doc comments of a text, by the path of names to each: `vars.color.paper`. */
export function commentsByPath(text: string): Map<string, string> {
  const comments = new Map<string, string>();
  function visit(node: ts.Node, names: readonly string[]): void {
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    const own = isNamed ? [...names, node.name.getText()] : names;
    const [comment] = isNamed ? ts.getJSDocCommentsAndTags(node) : [];
    const said = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ').trim();
    if (said) comments.set(own.join('.'), said);
    ts.forEachChild(node, (child) => visit(child, own));
  }
  visit(parse(text), []);
  return comments;
}

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Every variable by group, in the order of the contract; `--iq-density` is in its own group. */
export function themeDocs(): TokenGroupDocs[] {
  const read = (file: string) => commentsByPath(readText(`packages/iq-test/src/theme/${file}`));
  const contract = read('contract.css.ts');
  const said = (...names: string[]) => contract.get(['vars', ...names].join('.')) ?? '';
  const values: Record<string, Record<string, string>> = tokens;
  const schemes = { light: colorsOf('default', 'light'), dark: colorsOf('default', 'dark') };

  function valuesOf(group: string, name: string): Partial<TokenDocs> {
    if (group !== 'color') {
      const wide: Record<string, string> = group === 'text' ? wideText : {};
      const { [name]: value = '' } = values[group] ?? {};
      return { value, ...(wide[name] && { wideValue: wide[name] }) };
    }
    const color = name as keyof typeof schemes.light; // the group has the names of the colors
    const inScheme = (scheme: keyof typeof schemes) => ({
      variable: schemeVariable(scheme, color),
      value: schemes[scheme][color],
    });
    return { light: inScheme('light'), dark: inScheme('dark') };
  }

  const groups = Object.entries(vars).map(([group, variables]) => ({
    name: group,
    description: said(group),
    syntax: syntaxes[group as keyof typeof vars], // a key of `vars`
    isSettable: group !== 'text', // every widget sets them on an element inside of it
    tokens: Object.entries<string>(variables).map(([name, variable]) => ({
      name,
      description: said(group, name),
      variable: nameOf(variable),
      ...valuesOf(group, name),
    })),
  }));
  const densityDocs: TokenDocs = {
    name: 'density',
    description: read('tokens.ts').get('density') ?? '',
    variable: density,
    value: '1',
  };
  return [
    ...groups,
    {
      name: 'density',
      description: 'One number for all spaces at once, on a widget or on anything around it.',
      syntax: '<number>',
      isSettable: true,
      tokens: [densityDocs],
    },
  ];
}
