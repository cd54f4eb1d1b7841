// llms.txt (https://llmstxt.org), put together of what is written elsewhere.
import type { ComponentDocs } from './componentDocs.ts';
import type { Guide } from './guides.ts';

/**
 * Sections of Markdown by headings of the second level; the text before the first one, without the title, is ``''``.
 */
function sectionsOf(markdown: string): Map<string, string> {
  const [start = '', ...rest] = markdown.split(/^## /m);
  const sections = rest.map((text) => {
    const [heading = '', ...lines] = text.split('\n');
    return [heading, lines.join('\n').trim()] as const;
  });
  return new Map([['', start.replace(/^# .*/, '').trim()], ...sections]);
}

/** Adapts links between pages for a file in another folder. */
const linkedFrom = (text: string, folder: string) =>
  text.replaceAll(/\]\((?=(?:guides|decisions)-)/g, `](${folder}`);

/** Sections of the README that aren't about its use. */
const leftOut = new Set(['', 'What it weighs', 'Guides', 'For machines and editors']);

/** Topics that the README mentions and a guide explains: the section and the guide's name. */
const fromGuides = [
  ['The element with a script tag', 'guides-embedding', ''],
  ['Words and languages', 'guides-translating', ''],
  ['Replace single words', 'guides-translating', 'Replace single words'],
] as const;

interface Texts {
  /** README of the package. */
  readme: string;
  guides: readonly Guide[];
  components: readonly ComponentDocs[];
}

/** The facts first, without headings, as the form asks for; then lists of links into the package. */
export function llmsText({ readme, guides, components }: Texts): string {
  const own = sectionsOf(readme);
  const [summary = '', ...start] = (own.get('') ?? '').split('\n\n');
  const taken = fromGuides.map(([title, name, heading]) => {
    const guide = guides.find((one) => one.name === name);
    const text = guide && sectionsOf(guide.text).get(heading);
    if (!text) throw new Error(`No section "${heading}" in ${name}, which llms.txt takes up.`);
    return [title, linkedFrom(text, 'docs/')] as const;
  });
  const facts = [...[...own].filter(([heading]) => !leftOut.has(heading)), ...taken];
  const pages = (kind: string) => guides.filter(({ name }) => name.startsWith(kind));
  const doors = [...new Set(components.flatMap(({ doors: [door = ''] }) => door))];
  return `${[
    '# @quotient/iq-test',
    summary.replace(/^/gm, '> '),
    ...start,
    ...facts.flatMap(([heading, text]) => [`**${heading}**`, text]),
    '## Guides',
    pages('guides-')
      .map(({ name, title, summary: about }) => `- [${title}](docs/${name}.md): ${about}`)
      .join('\n'),
    ...doors.flatMap((door) => [
      `## Components of ${door}`,
      components
        .filter(({ doors: [first] }) => first === door)
        .map(({ name, file, summary: about }) => `- [${name}](${file}): ${about}`)
        .join('\n'),
    ]),
    '## Data',
    [
      '- [components.json](lib/components.json): every export with its description; props, states and parts of every component; every variable of the theme.',
      '- [custom-elements.json](custom-elements.json): attributes, methods, events, parts and variables of the element.',
      '- [words.schema.json](lib/words.schema.json): every key of a file of words, with its English words.',
    ].join('\n'),
    '## Optional',
    pages('decisions-')
      .map(({ name, title }) => `- [${title}](docs/${name}.md)`)
      .join('\n'),
  ].join('\n\n')}\n`;
}
