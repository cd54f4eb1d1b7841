import type { CheckedShape, Removal, RemovalReason } from '@quotient/contract/admin';
import type { XmlElement, XmlNode } from '@rgrove/parse-xml';
import { inkOf } from './colors.ts';
import { isElement, placesOfAttributes, readSvg } from './readSvg.ts';
import { allowedAttributes, paintAttributes, readNumbers } from './values.ts';

/** Most characters that the widget reads of a figure, see `parseSvgShape`. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 6;
/** Deepest nesting of a source. Empty groups of drawing programs are removed, so it may be deeper than a figure. */
const MAX_NESTING = 100;
/** Most elements; the richest figures that we draw have 25. */
const MAX_ELEMENTS = 500;
/** Most reported removals: more than an operator reads. */
const MAX_REMOVALS = 200;

const reasonsOfElements = new Map<string, RemovalReason>(
  Object.entries({
    script: 'script handler listener',
    animation: 'animate animatecolor animatemotion animatetransform set discard mpath',
    link: 'a use image feimage iframe frame object embed audio video source track link base meta form img portal cursor',
    style: 'style',
    foreign: 'foreignobject html body div span p math annotation-xml template noscript',
    text: 'text tspan textpath tref title desc metadata',
  } satisfies Partial<Record<RemovalReason, string>>).flatMap(([why, names]) =>
    // The keys are reasons, as `satisfies` checks.
    names.split(' ').map((name) => [name, why as RemovalReason] as const),
  ),
);

/** Attributes that don't affect the drawing inside: the size of the outer `<svg>`, its version and its namespaces. */
const OF_ROOT = /^(?:xmlns(?::.*)?|version|baseProfile|viewBox|width|height|x|y|preserveAspectRatio)$/;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function reasonOfAttribute(name: string): RemovalReason {
  if (/^on/i.test(name)) return 'script';
  if (/^(?:xlink:)?href$|^src$|^xml:base$/i.test(name)) return 'link';
  if (/^(?:style|class|id)$/i.test(name)) return 'style';
  return name.includes(':') || name === 'xmlns' ? 'foreign' : 'attribute';
}

/** `fill: none; stroke-width: 2px` as name and value. */
const declarationsOf = (style: string): [name: string, value: string][] =>
  style
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, Math.max(colon, 0)).trim().toLowerCase(), part.slice(colon + 1).trim()];
    });

/** Moves and scales the content of an outer `<svg>` into the cell of 100 × 100; `undefined` if nothing changes. */
function transformOf({ attributes }: XmlElement): string | undefined {
  const side = (text = '') => readNumbers(text.replace(/px$/, ''))?.[0] ?? 100;
  const [x = 0, y = 0, width = 100, height = 100] = readNumbers(attributes.viewBox ?? '')?.length
    ? (readNumbers(attributes.viewBox ?? '') ?? [])
    : [0, 0, side(attributes.width), side(attributes.height)];
  if (!(width > 0 && height > 0) || (x === 0 && y === 0 && width === 100 && height === 100)) return undefined;
  const scale = 100 / Math.max(width, height);
  const short = (value: number) => Math.round(value * 10_000) / 10_000;
  const left = short((100 - width * scale) / 2 - x * scale);
  const top = short((100 - height * scale) / 2 - y * scale);
  return `translate(${left},${top}) scale(${short(scale)})`;
}

/** Walks through one drawing and collects its result and the removed parts. */
class Sanitizer {
  readonly removed: Removal[] = [];
  elements = 0;
  depth = 0;
  /** The parsed source, with `shift` characters before it. */
  readonly #parsed: string;
  readonly #shift: number;
  #nesting = 0;

  constructor(source: string, shift: number) {
    this.#parsed = ' '.repeat(shift) + source;
    this.#shift = shift;
  }

  #remove(why: RemovalReason, what: string, from: number, to: number): void {
    const end = this.#parsed.length - this.#shift;
    const within = (at: number) => Math.min(Math.max(at - this.#shift, 0), end);
    this.removed.push({ what: what.slice(0, 80), why, from: within(from), to: within(to) });
  }

  /** Allowed attributes of an element, in their order. */
  #attributes(element: XmlElement, name: string): Map<string, string> {
    const kept = new Map<string, string>();
    const allowed = allowedAttributes(name);
    const isRoot = element.name === 'svg';
    const places = placesOfAttributes(this.#parsed, element.start);
    const take = (attribute: string, text: string, [from, to]: readonly [number, number]) => {
      const isAllowed = allowed?.get(attribute);
      if (!isAllowed) return this.#remove(reasonOfAttribute(attribute), attribute, from, to);
      const isPaint = attribute === 'fill' || attribute === 'stroke';
      const written = text.trim().replace(/^([-+\d.]+)px$/, '$1');
      const value = isPaint ? (inkOf(written) ?? '') : written;
      if (!isAllowed(value)) {
        const why = /url\s*\(|:/i.test(written) ? 'link' : 'value';
        return this.#remove(why, `${attribute}="${written}"`, from, to);
      }
      if (isPaint && value.toLowerCase() !== written.toLowerCase())
        this.#remove('color', `${attribute}="${written}"`, from, to);
      kept.set(attribute, value);
    };
    for (const [attribute, text] of Object.entries(element.attributes)) {
      const place = places.get(attribute) ?? [element.start, element.end];
      if (isRoot && OF_ROOT.test(attribute)) continue;
      if (attribute !== 'style') take(attribute, text, place);
    }
    // A declaration wins over an attribute.
    const style = element.attributes.style;
    for (const [property, text] of style === undefined ? [] : declarationsOf(style)) {
      const place = places.get('style') ?? [element.start, element.end];
      if (paintAttributes.has(property)) take(property, text, place);
      else this.#remove('style', property || text, ...place);
    }
    return kept;
  }

  #write(name: string, attributes: ReadonlyMap<string, string>, inside: string): string {
    const opening = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}`;
    this.elements += 1;
    return inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>`;
  }

  #group(element: XmlElement, isFilled: boolean, depth: number, transform?: string): string {
    this.#nesting += 1;
    if (this.#nesting > MAX_NESTING) this.depth = Number.POSITIVE_INFINITY;
    if (this.depth > MAX_NESTING) return '';
    const own = this.#attributes(element, 'g');
    const attributes = transform === undefined ? own : new Map([['transform', transform], ...own]);
    if (transform !== undefined && own.has('transform')) attributes.set('transform', transform);
    const isNeeded = attributes.size > 0;
    const inside = this.content(
      element.children,
      isFilled || attributes.has('fill'),
      isNeeded ? depth + 1 : depth,
    );
    this.#nesting -= 1;
    return isNeeded && inside !== '' ? this.#write('g', attributes, inside) : inside;
  }

  #element(element: XmlElement, isFilled: boolean, depth: number): string {
    const { name, start, end } = element;
    const lower = name.toLowerCase();
    const namespace = element.attributes.xmlns;
    if (name.includes(':') || (namespace !== undefined && namespace !== SVG_NAMESPACE)) {
      this.#remove('foreign', `<${name}>`, start, end);
      return '';
    }
    if (!allowedAttributes(name)) {
      this.#remove(reasonsOfElements.get(lower) ?? 'element', `<${name}>`, start, end);
      return '';
    }
    if (name === 'g') return this.#group(element, isFilled, depth);
    this.depth = Math.max(this.depth, depth);
    const attributes = this.#attributes(element, name);
    // Nothing else is drawn inside a figure; other content is reported and removed.
    this.content(element.children, true, depth, () => false);
    if (!isFilled && name !== 'line' && !attributes.has('fill')) {
      // Black by default, which isn't to be seen on dark paper.
      this.#remove('color', `<${name}>`, start, end);
      attributes.set('fill', 'currentColor');
    }
    return this.#write(name, attributes, '');
  }

  /** Sanitized content of some nodes. */
  content(
    nodes: readonly XmlNode[],
    isFilled: boolean,
    depth: number,
    mayDraw: (element: XmlElement) => boolean = () => true,
  ): string {
    const written: string[] = [];
    for (const node of nodes) {
      const { type, start, end } = node;
      if (isElement(node)) {
        if (mayDraw(node)) written.push(this.#element(node, isFilled, depth));
        else
          this.#remove(
            reasonsOfElements.get(node.name.toLowerCase()) ?? 'element',
            `<${node.name}>`,
            start,
            end,
          );
      } else if (type === 'comment') this.#remove('comment', '<!--', start, end);
      else if (type === 'doctype' || type === 'pi') this.#remove('document', type, start, end);
      else if ('text' in node && String(node.text).trim() !== '')
        this.#remove('text', String(node.text).trim(), start, end);
    }
    return written.join('');
  }

  /** Content of a file's outer `<svg>`, in the cell of 100 × 100. */
  file(root: XmlElement): string {
    if ((root.attributes.xmlns ?? SVG_NAMESPACE) !== SVG_NAMESPACE) {
      this.#remove('foreign', '<svg>', root.start, root.end);
      return '';
    }
    return this.#group(root, false, 1, transformOf(root));
  }
}

/**
 * Sanitizes a drawing, a whole SVG file or a fragment of one: rebuilt from an allow-list of elements, attributes and
 * values, in ink alone. Only allowed content is copied, and the widget checks it again before it draws
 * (`parseSvgShape`). Sanitizing twice changes nothing.
 */
export function sanitizeShape(source: string): CheckedShape {
  // An XML parser makes one of them of every line end, and reports positions in its own text.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const read = readSvg(text);
  const refuse = (why: RemovalReason, what = '', from = 0, to = text.length): CheckedShape => ({
    svg: '',
    removed: [{ what, why, from, to }],
  });
  if ('why' in read)
    return 'at' in read
      ? refuse(read.why, read.what, read.at, Math.min(read.at + 1, text.length))
      : refuse(read.why);
  const sanitizer = new Sanitizer(text, read.shift);
  const { root } = read;
  const svg = root
    ? sanitizer.content(
        read.nodes.filter((node) => node !== root),
        false,
        1,
      ) + sanitizer.file(root)
    : sanitizer.content(read.nodes, false, 1);
  if (sanitizer.depth > MAX_DEPTH) return refuse('too_deep');
  if (sanitizer.elements > MAX_ELEMENTS) return refuse('too_many_elements');
  if (svg.length > MAX_LENGTH) return refuse('too_large');
  const removed = sanitizer.removed.slice(0, MAX_REMOVALS);
  return svg === '' ? { svg, removed: [...removed, ...refuse('empty').removed] } : { svg, removed };
}
