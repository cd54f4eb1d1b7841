import { MAX_SHAPE_BYTES } from '@quotient/contract/admin';
import { parseXml, type XmlElement, XmlError, type XmlNode } from '@rgrove/parse-xml';

/** Most elements of a source, including ignored ones; each can nest within another. */
const MAX_SOURCE_TAGS = 1500;

/** A source as a tree, or the reason why it isn't valid. */
export type ReadSvg =
  | {
      /** The `<svg>` of a file; `undefined` for a fragment. */
      root: XmlElement | undefined;
      nodes: readonly XmlNode[];
      /** Number of characters before the source in the parsed text. */
      shift: number;
    }
  | { why: 'too_large' | 'too_many_elements' }
  | {
      why: 'not_well_formed';
      /** Message of the parser, in English. */
      what: string;
      at: number;
    };

const options = {
  includeOffsets: true,
  preserveCdata: true,
  preserveComments: true,
  preserveDocumentType: true,
};
const WRAPPER = '<svg>';

/** Returns true for elements, false for text, comments and instructions. */
export const isElement = (node: XmlNode): node is XmlElement => node.type === 'element';

function tryParse(source: string) {
  try {
    return parseXml(source, options);
  } catch (error) {
    if (error instanceof XmlError) return error;
    throw error;
  }
}

/**
 * Parses a whole SVG file, or a fragment of one. Nothing is repaired: invalid XML is refused, and so is every entity
 * that XML itself doesn't name.
 */
export function readSvg(source: string): ReadSvg {
  if (new TextEncoder().encode(source).byteLength > MAX_SHAPE_BYTES) return { why: 'too_large' };
  if (source.split('<').length - 1 > MAX_SOURCE_TAGS * 2) return { why: 'too_many_elements' };
  const file = tryParse(source);
  if (!(file instanceof XmlError) && file.root) {
    const root = file.root.name === 'svg' ? file.root : undefined;
    return { root, nodes: file.children, shift: 0 };
  }
  const fragment = tryParse(`${WRAPPER}${source}</svg>`);
  if (!(fragment instanceof XmlError))
    return { root: undefined, nodes: fragment.root?.children ?? [], shift: WRAPPER.length };
  const isFile = /<svg[\s>/]/.test(source) && file instanceof XmlError;
  const { message, pos } = isFile ? file : fragment;
  const [what = ''] = message.split(' (line ');
  return { why: 'not_well_formed', what, at: Math.min(isFile ? pos : pos - WRAPPER.length, source.length) };
}

/** Finds the attributes of an element in the source: name → from, to. */
export function placesOfAttributes(source: string, start: number): Map<string, [from: number, to: number]> {
  const places = new Map<string, [number, number]>();
  const name = /[^\s<>/=]+/y;
  name.lastIndex = start + 1;
  name.test(source);
  const attribute = /\s+([^\s<>/="']+)\s*=\s*(?:"[^"]*"|'[^']*')/y;
  attribute.lastIndex = name.lastIndex;
  for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
    const from = found.index + found[0].indexOf(found[1] ?? '');
    places.set(found[1] ?? '', [from, found.index + found[0].length]);
  }
  return places;
}
