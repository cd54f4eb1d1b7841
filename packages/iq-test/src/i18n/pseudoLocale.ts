/** Pseudo language: English with accents, longer and in brackets. Text without them is not translated. */
export const PSEUDO_LOCALE = 'en-XA';

const accented: Record<string, string> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ó', p: 'þ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // biome-ignore format: a table

/** German and French run about a third longer than English. */
const LONGER = 1 / 3;

function pseudo(text: string): string {
  const parts = text.split(/(\{\{\w+\}\}|<\/?\w+>)/u);
  const words = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[a-z]/gu, (letter) => accented[letter] ?? letter),
  );
  return `[${words.join('')}${' ~'.repeat(Math.ceil((text.length * LONGER) / 2))}]`;
}

/** A tree of messages in the pseudo-locale. Placeholders and tags stay. */
export function toPseudo<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return pseudo(tree) as Tree;
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, value]) => [key, toPseudo(value)]),
  ) as Tree;
}
