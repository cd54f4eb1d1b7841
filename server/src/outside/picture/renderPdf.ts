import path from 'node:path';
import { fitLine } from '../../publishing/drawing.ts';
import type { Run, Sheet, SheetLine, SheetShape, Typesetter } from '../../publishing/typesetting.ts';
import { cutNames } from './typesetter.ts';

/** Letters of a run in the library's order: it reverses Arabic, and nothing else. */
const inLibraryOrder = ({ text, direction }: Run) =>
  direction === 'rtl' && !/\p{Script=Arabic}/u.test(text) ? [...text].reverse().join('') : text;

/**
 * Renders one sheet as a PDF: real text in the fonts of `folder`, reduced to the used letters, with its language,
 * title and reading order. Resolves to the whole file.
 */
export async function renderPdf(
  sheet: Sheet,
  typesetter: Typesetter,
  folder: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit');
  const { title, author, lang, width, height } = sheet;
  const doc = new PdfDocument({
    size: [width, height],
    margin: 0,
    lang,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
    font: path.join(folder, `${cutNames[0]}.ttf`),
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const name of cutNames) doc.registerFont(name, path.join(folder, `${name}.ttf`));

  const drawShape = ({ path: d, x, y, stroke, strokeWidth = 1, fill, fillOpacity = 1 }: SheetShape) => {
    doc.save().translate(x, y).path(d);
    if (fill) doc.fillOpacity(fillOpacity).fill(fill);
    if (stroke) doc.lineWidth(strokeWidth).stroke(stroke);
    doc.restore();
  };
  const drawLine = (line: SheetLine) => {
    const { size, set, left } = fitLine(typesetter, line.text, line);
    for (const run of set.runs)
      doc
        .font(run.cut, size)
        .fillColor(line.color)
        // `features` makes the library shape a whole run; word by word, Arabic words would be in the wrong order
        .text(inLibraryOrder(run), left + run.x, line.y, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: [],
        });
  };

  doc.markContent('Artifact', { type: 'Layout' });
  for (const shape of sheet.shapes) drawShape(shape);
  doc.endMarkedContent();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paragraphs: SheetLine[][] = [];
  for (const line of sheet.lines) {
    if (line.role === 'continues') paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  for (const paragraph of paragraphs) {
    const [head] = paragraph;
    const text = paragraph.map((line) => line.text).join(' ');
    root.add(
      doc.struct(head?.role ?? 'P', { lang: head?.lang ?? lang, actual: text }, () => {
        for (const line of paragraph) drawLine(line);
      }),
    );
  }
  root.end();
  doc.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}
