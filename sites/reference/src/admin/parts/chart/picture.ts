/** Pixels of the picture for each CSS pixel of the chart. */
const SCALE = 2;
/** Around everything, in CSS pixels, as all lengths here. */
const MARGIN = 24;
const TITLE_SIZE = 22;
const TEXT_SIZE = 14;
const LINE_HEIGHT = 1.4;
const SWATCH_SIZE = 12;

/** Texts of a picture beside its chart. */
export interface PictureText {
  title: string;
  /** A line below the title. */
  period: string;
  /** Swatches of the legend on the page, and their meaning. */
  legend: readonly { swatch: Element; text: string }[];
}

/** Properties that style sheets set on a shape. */
const styled = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
];
/** Text is drawn later, in the fonts of the page; the rest draws nothing. */
const leftOut = new Set(['text', 'title', 'desc', 'style', 'script', 'foreignObject']);
const meaningless = /^(?:style|class|role|tabindex|aria-.*|data-.*|on.*)$/;

/** A copy that looks the same without the page's style sheets. No `style` attribute: the site's policy forbids it. */
function standalone(element: Element): Element {
  const copy = document.createElementNS(element.namespaceURI, element.localName);
  for (const { name, value } of element.attributes)
    if (!meaningless.test(name) && !name.startsWith('xmlns')) copy.setAttribute(name, value);
  const style = getComputedStyle(element);
  for (const name of styled) copy.setAttribute(name, style.getPropertyValue(name));
  for (const child of element.children) {
    const { display, visibility } = getComputedStyle(child);
    if (!leftOut.has(child.localName) && display !== 'none' && visibility !== 'hidden')
      copy.append(standalone(child));
  }
  return copy;
}

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

/**
 * Draws each text at its place in the chart: a picture within a picture has no web fonts. Letter by letter, because a
 * canvas has no digits of one width.
 */
function drawTexts(context: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  for (const text of svg.querySelectorAll<SVGTextContentElement>('text, tspan')) {
    const matrix = text.getCTM();
    const style = getComputedStyle(text);
    if (text.children.length > 0 || !matrix || style.visibility === 'hidden') continue;
    context.font = fontOf(style);
    context.fillStyle = style.fill;
    [...(text.textContent ?? '')].slice(0, text.getNumberOfChars()).forEach((letter, i) => {
      const { x, y } = text.getStartPositionOfChar(i);
      const place = new DOMPoint(x, y).matrixTransform(matrix);
      context.fillText(letter, place.x, place.y);
    });
  }
}

/** Breaks a text between its words where a line would be too long. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function drawSwatch(context: CanvasRenderingContext2D, swatch: Element, x: number, y: number): void {
  const { backgroundColor, borderTopColor } = getComputedStyle(swatch);
  context.fillStyle = backgroundColor;
  context.fillRect(x, y, SWATCH_SIZE, SWATCH_SIZE);
  context.strokeStyle = borderTopColor;
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, SWATCH_SIZE - 1, SWATCH_SIZE - 1);
}

/** Writes the texts above and below the chart; with `draw` false it only measures. */
function writeAround(
  context: CanvasRenderingContext2D,
  { title, period, legend }: PictureText,
  size: { width: number; chartHeight: number },
  draw: boolean,
): { chartTop: number; height: number } {
  const page = getComputedStyle(document.body);
  const heading = getComputedStyle(document.querySelector('h1') ?? document.body);
  let y = MARGIN;
  const write = (text: string, fontSize: number, font: string, inset = 0) => {
    context.font = font;
    for (const line of linesOf(context, text, size.width - inset)) {
      if (draw) context.fillText(line, MARGIN + inset, y + fontSize);
      y += fontSize * LINE_HEIGHT;
    }
  };
  context.fillStyle = page.color;
  write(title, TITLE_SIZE, `500 ${TITLE_SIZE}px ${heading.fontFamily}`);
  const small = `400 ${TEXT_SIZE}px ${page.fontFamily}`;
  write(period, TEXT_SIZE, small);
  const chartTop = y + MARGIN / 2;
  y = chartTop + size.chartHeight + MARGIN / 2;
  for (const { swatch, text } of legend) {
    if (draw) drawSwatch(context, swatch, MARGIN, y + (TEXT_SIZE - SWATCH_SIZE) / 2 + 2);
    context.fillStyle = page.color;
    write(text, TEXT_SIZE, small, SWATCH_SIZE + 8);
  }
  return { chartTop, height: Math.ceil(y + MARGIN / 2) };
}

/** A chart as a PNG at twice its size, in the colors that it has on the page, with what it says in words. */
export async function pictureOf(svg: SVGSVGElement, text: PictureText): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = standalone(svg);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const size = { width, chartHeight: height };
  const around = writeAround(context, text, size, false);
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE);
  canvas.height = around.height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  writeAround(context, text, size, true);
  context.translate(MARGIN, around.chartTop);
  context.drawImage(image, 0, 0, width, height);
  drawTexts(context, svg);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))));
  });
}
