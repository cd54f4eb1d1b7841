// Renders React pages as Markdown: the pages of the Storybook for readers of text only.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Element = ReactElement<{ children?: ReactNode; href?: string; className?: string }>;

const elementsOf = (node: ReactNode) =>
  Children.toArray(node).filter((child): child is Element => isValidElement(child));

/** The bare words, as code holds them. */
const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement(child) ? wordsOf((child as Element).props.children) : String(child)))
    .join('');

function listOf(children: ReactNode, markOf: (index: number) => string): string {
  const items = elementsOf(children).map((item, index) => {
    const mark = markOf(index);
    const text = toMarkdown(item.props.children).trim();
    const lines = text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${lines}\n${text.includes('\n\n') ? '\n' : ''}`;
  });
  return `\n${items.join('')}\n`;
}

/** A table with bars. A column that has a head only is left out: it showed colors. */
function tableOf(children: ReactNode): string {
  const [head = [], ...rows] = elementsOf(children)
    .flatMap(({ props }) => elementsOf(props.children))
    .map(({ props }) =>
      elementsOf(props.children).map((cell) =>
        toMarkdown(cell.props.children).trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
      ),
    );
  const isShown = (_: unknown, column: number) => rows.some((row) => row[column]);
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.filter(isShown).join(' | ')} |`);
  return `\n${lines.join('\n')}\n`;
}

/** Converts the address of a Storybook page to the file of that page. */
function linkOf({ href = '', children }: Element['props']): string {
  const address = href.replace(/^\?path=\/docs\/(.+)--docs$/, '$1.md');
  if (address.startsWith('?')) throw new Error(`${href} leads nowhere outside of the Storybook.`);
  return `[${toMarkdown(children)}](${address})`;
}

function codeBlock(children: ReactNode): string {
  const language = /language-(\w+)/.exec(elementsOf(children)[0]?.props.className ?? '')?.[1] ?? '';
  return `\n\`\`\`${language}\n${wordsOf(children).trimEnd()}\n\`\`\`\n`;
}

const headingOf =
  (level: number) =>
  ({ children }: Element['props']) =>
    `\n${'#'.repeat(level)} ${toMarkdown(children)}\n`;

/** Every tag that the pages have. */
const tags: Record<string, (props: Element['props']) => string> = {
  a: linkOf,
  code: ({ children }) => `\`${wordsOf(children)}\``,
  em: ({ children }) => `*${toMarkdown(children)}*`,
  h1: headingOf(1),
  h2: headingOf(2),
  h3: headingOf(3),
  // the page's place in the Storybook
  meta: () => '',
  ol: ({ children }) => listOf(children, (index) => `${index + 1}. `),
  p: ({ children }) => `\n${toMarkdown(children)}\n`,
  pre: ({ children }) => codeBlock(children),
  span: ({ children }) => toMarkdown(children),
  strong: ({ children }) => `**${toMarkdown(children)}**`,
  table: ({ children }) => tableOf(children),
  ul: ({ children }) => listOf(children, () => '- '),
};

/**
 * Converts a page to Markdown. Throws for an unknown tag, so that a page never loses a part. Components must not use
 * hooks.
 */
export function toMarkdown(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toMarkdown).join('');
  if (!isValidElement(node))
    return node == null || typeof node === 'boolean' ? '' : String(node).replaceAll(/[<*`]/g, '\\$&');
  const { type, props } = node as Element;
  if (typeof type === 'function') return toMarkdown((type as (props: Element['props']) => ReactNode)(props));
  if (typeof type !== 'string') return toMarkdown(props.children);
  const tag = tags[type];
  if (!tag) throw new Error(`No Markdown for <${type}>: add it to packages/tools/package/markdown.ts.`);
  return tag(props);
}
