/** A rule of a style sheet; for `@keyframes` the declarations are its text as a whole. */
export interface Rule {
  /** The condition around it, as `@media print`; empty where there is none. */
  at: string;
  selector: string;
  declarations: string[];
}

/** Reads a minified style sheet: one level of conditions, and no semicolon in a value. */
export function rulesOf(css: string, at = ''): Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length; ) {
    const open = css.indexOf('{', start);
    if (open < 0) break;
    const selector = css.slice(start, open);
    let end = open + 1;
    for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css[end] ?? '}'] ?? 0;
    const body = css.slice(open + 1, end - 1);
    start = end;
    if (/^@(?:media|container)/.test(selector)) rules.push(...rulesOf(body, selector));
    else
      rules.push({
        at,
        selector,
        declarations: selector.startsWith('@') ? [body] : body.split(';').filter(Boolean),
      });
  }
  return rules;
}

/** The style sheet of these rules. Neighbors under one condition, or with one selector, stand together. */
export function textOf(rules: Rule[]): string {
  let css = '';
  for (const [index, { at, selector, declarations }] of rules.entries()) {
    const [before, after] = [rules[index - 1], rules[index + 1]];
    const follows = (other: Rule | undefined) => other?.at === at && other.selector === selector;
    if (at && before?.at !== at) css += `${at}{`;
    css += (follows(before) ? ';' : `${selector}{`) + declarations.join(';');
    if (!follows(after)) css += '}';
    if (at && after?.at !== at) css += '}';
  }
  return css;
}

const classPattern = /(?<=\.)_?[a-z][\w-]*|(?<=\.)_\w+/g;
/** The classes that a selector names. */
export const classesOf = (selector: string): string[] => selector.match(classPattern) ?? [];

const withDeclarations = (rules: Rule[], change: (declaration: string, rule: Rule) => string): Rule[] =>
  rules
    .map((rule) => ({
      ...rule,
      declarations: rule.declarations.map((each) => change(each, rule)).filter(Boolean),
    }))
    .filter(({ declarations }) => declarations.length > 0);

const variableOf = (declaration: string) => /^--[\w-]+/.exec(declaration)?.[0];

/** Without the variables that nothing reads, and those that are read by nothing but these. */
function withoutUnread(rules: Rule[]): Rule[] {
  const read = new Set(textOf(rules).match(/(?<=var\()--[\w-]+/g));
  const isRead = (declaration: string) => read.has(variableOf(declaration) ?? '') || !variableOf(declaration);
  const rest = withDeclarations(rules, (each) => (isRead(each) ? each : ''));
  return textOf(rest) === textOf(rules) ? rules : withoutUnread(rest);
}

/** Values of variables, which a minifier leaves as they are written, without spaces and digits that say nothing. */
const briefValue = (declaration: string) =>
  declaration
    .replace(/^(--[\w-]+): (?=\S)/, '$1:')
    .replaceAll(', ', ',')
    .replaceAll(/#(.)\1(.)\2(.)\3\b/g, '#$1$2$3');

/** The rules for a page that has cookie consent and nothing else of ours: what these classes need, in every look and state. */
export function onlyForClasses(rules: Rule[], classes: ReadonlySet<string>): Rule[] {
  const kept = rules.filter(({ selector }) => classesOf(selector).every((name) => classes.has(name)));
  return withoutUnread(withDeclarations(kept, briefValue));
}

/** Colors of a scheme as what their variable falls back to, so that they are named once. The page's own still win. */
function folded(rules: Rule[]): Rule[] {
  const values = new Map<string, string>();
  const rest = withDeclarations(rules, (declaration, { at }) => {
    const [, name, value] = /^(--iq-(?:light|dark)-[\w-]+):\s*(.*)$/.exec(declaration) ?? [];
    if (!name || !value || at) return declaration;
    values.set(name, value);
    return '';
  });
  return withDeclarations(rest, (declaration) => filled(declaration, values));
}

/** With what each variable falls back to. */
const filled = (declaration: string, values: ReadonlyMap<string, string>) =>
  declaration.replaceAll(/var\((--iq-[\w-]+)\)/g, (text, name: string) =>
    values.has(name) ? `var(${name},${values.get(name)})` : text,
  );

/**
 * The rules for a page that has the scripts alone: without brands, shadow roots and the paper, as all of it is fixed or
 * above the page; without the states that none of its buttons is ever in; and of the rest what these classes need.
 */
export function onlyWhatIsUsed(rules: Rule[], classes: ReadonlySet<string>): Rule[] {
  const kept = rules
    .filter(
      ({ selector }) => !/\[data-(?:brand|transparent|iq-consent)|\[aria-disabled=true\]\{?$/.test(selector),
    )
    .map((rule) => ({
      ...rule,
      selector: rule.selector
        // the one root there is follows that of the page
        .replaceAll(/,[^,{]*?\[data-iq-root\](?:\[[^\]]*\]|:not\([^)]*\))*/g, '')
        .replaceAll(/:host(?:\([^,{]*\))?,/g, '')
        .replaceAll(':not([aria-disabled=true],:disabled)', ''),
    }))
    .filter(({ selector }) => classesOf(selector).every((name) => classes.has(name)));
  // what the root says again for its own width
  const own = new Set(
    kept
      .flatMap(({ selector, declarations }) => (selector.startsWith('.') ? declarations : []))
      .map(variableOf),
  );
  const read = withDeclarations(kept, (declaration, { selector }) =>
    declaration.includes('var(--iq-color-paper)') ||
    (!selector.startsWith('.') && own.has(variableOf(declaration) ?? ''))
      ? ''
      : briefValue(declaration),
  );
  const animations = textOf(read.filter(({ selector }) => !selector.startsWith('@')));
  const needed = read.filter(
    ({ selector }) => !selector.startsWith('@') || animations.includes(selector.split(' ')[1] ?? ''),
  );
  return withoutUnread(folded(withoutUnread(needed)));
}

/**
 * Variables that are read once as what stands there if the page says nothing else: the same, and named once. Not those
 * that are set in several places.
 */
export function readInPlace(rules: Rule[]): Rule[] {
  const text = textOf(rules);
  const count = (part: string) => text.split(part).length - 1;
  const values = new Map<string, string>();
  const rest = withDeclarations(rules, (declaration, { selector }) => {
    const name = variableOf(declaration);
    if (!name || selector.startsWith('.') || count(`${name}:`) > 1 || count(`var(${name})`) !== 1)
      return declaration;
    values.set(name, declaration.slice(name.length + 1));
    return '';
  });
  return withDeclarations(rest, (declaration) => filled(declaration, values));
}

/** The rules without the declarations that others have already. */
export function without(rules: Rule[], others: Rule[]): Rule[] {
  const key = ({ at, selector }: Rule, declaration: string) => `${at}{${selector}{${declaration}`;
  const present = new Set(others.flatMap((rule) => rule.declarations.map((each) => key(rule, each))));
  return withDeclarations(rules, (declaration, rule) =>
    present.has(key(rule, declaration)) ? '' : declaration,
  );
}
