/** Value of each attribute, by name. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Name of an attribute, and the value that need not be written. */
export interface AttributeDefault {
  name: string;
  fallback: string;
}

/** Name and value as written into the tag; `true` for an attribute without a value. */
export type Written = readonly [name: string, value: string | true];

/** A start tag wider than this is written with one attribute a line. */
const LINE_LENGTH = 80;

/** Single quotes where the value has double ones, as in JSON; the rest as entities. */
function quoted(value: string): string {
  const text = value.replaceAll('&', '&amp;');
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '&quot;')}"`;
}

function startTag(name: string, attributes: readonly Written[]): string {
  const written = attributes.map(([key, value]) => (value === true ? key : `${key}=${quoted(value)}`));
  const line = `<${[name, ...written].join(' ')}>`;
  if (line.length <= LINE_LENGTH) return line;
  return `<${name}\n${written.map((attribute) => `  ${attribute}\n`).join('')}>`;
}

/** Returns the values that differ from the element's defaults, in the order of the table. */
export function chosenAttributes(attributes: readonly AttributeDefault[], values: Values): Written[] {
  return attributes.flatMap(({ name, fallback }): Written[] => {
    const value = values[name];
    return value && value !== fallback ? [[name, value]] : [];
  });
}

/** Facts from the quiz server about its script: its version, and the checksum for `integrity`. */
export interface Script {
  version: string;
  integrity: string;
}

interface SnippetOptions {
  chosen: readonly Written[];
  /** Origin of the quiz server. */
  quiz: string;
  /** The version of the script to stay with; undefined for the newest. */
  pinned?: Script | undefined;
}

/** Attributes for optimizers that then don't move the script: Cloudflare's Rocket Loader and LiteSpeed. */
const untouched: readonly Written[] = [
  ['data-cfasync', 'false'],
  ['data-no-optimize', '1'],
];

/** The lines for a page. */
export function writeSnippet({ chosen, quiz, pinned }: SnippetOptions): string {
  const source: Written[] = pinned
    ? [
        ['src', `${quiz}/embed/v${pinned.version}/embed.js`],
        ['integrity', pinned.integrity],
        ['crossorigin', 'anonymous'],
      ]
    : [['src', `${quiz}/embed.js`]];
  return `${startTag('script', [...source, ['async', true], ...untouched])}</script>
${startTag('iq-test', chosen)}
  <a href="${quiz}/">Take the test on its own page</a>
</iq-test>`;
}

/** Returns the style that reserves the element's space until the script has loaded; undefined if it needs none. */
export function writeRoom(mode: string): string | undefined {
  if (mode === 'floating') return undefined;
  const height = mode === 'inline' ? '100vh' : '60px';
  return `iq-test:not(:defined) {\n  display: block;\n  min-height: ${height};\n}`;
}

/** Returns the directives that the host's content security policy must allow, one per line. */
export function writePolicy(quiz: string, isIsolated: boolean): string {
  const directives = isIsolated
    ? ['script-src', 'frame-src', 'connect-src']
    : ['script-src', 'connect-src', 'img-src'];
  return directives.map((directive) => `${directive} ${quiz};`).join('\n');
}
