/** Number of columns from which a phone can't show texts side by side. */
const MANY_COLUMNS = 4;
/** Nor has it for three where one cell has so many letters: it would break into five lines and more. */
const LONG_TEXT = 45;

const roles = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};
const plain = (html: string) => html.replace(/<sup>.*?<\/sup>|<[^>]+>/gs, '').trim();

/**
 * A table of Markdown as it is shown, from the HTML of its inside. One with many columns or long texts is stacked on phones:
 * each row is a block, and each of its cells has the name of its column before it. The names are elements, so that
 * translators find them; for screen readers, which know the column anyway, they are not there. Short numbers stay side
 * by side.
 */
export function tableOf(inside: string): string {
  const heads = [...inside.matchAll(/<th(|\s[^>]*)>(.*?)<\/th>/gs)];
  const isOfNumbers = heads.every(([, attributes = '']) => attributes.includes('number'));
  const longest = Math.max(
    ...[...inside.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell).length),
  );
  const hasRoom = heads.length < (longest > LONG_TEXT ? MANY_COLUMNS - 1 : MANY_COLUMNS);
  if (hasRoom || isOfNumbers) return `<table>${inside}</table>`;
  const names = heads.map(([, , head = '']) => plain(head));
  const named = inside.replace(/<tr>(.*?)<\/tr>/gs, (_, row: string) => {
    let column = 0;
    const cells = row.replace(/<td[^>]*>/g, (cell) => {
      const name = names[column];
      column += 1;
      // the first names the row itself
      return column === 1 ? cell : `${cell}<span class="column-name" aria-hidden="true">${name}</span>`;
    });
    return `<tr>${cells}</tr>`;
  });
  // as blocks they would be no table to screen readers
  return `<table class="stacked">${named}</table>`.replace(
    /<(table|thead|tbody|tr|th|td)(?=[\s>])/g,
    (tag, name: keyof typeof roles) => `${tag} role="${roles[name]}"`,
  );
}
