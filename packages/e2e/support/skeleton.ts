/** Elements that have no end. */
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Attributes whose values are words or don't affect an element's look and role. */
const withoutValue = /^(?:data-|aria-(?!hidden)|href|src|id|alt|title|content|lang|style|for|name|value|d$)/;
/** Differ by the language alone. */
const ofLanguage = /^(?:lang|dir|hreflang|aria-current)$/i;

/**
 * Parts of a page without its words: each element with its classes, its role and the names of its attributes, beneath
 * its parent; and each heading's level after the one before it.
 */
export function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const open: { tag: string; is: string }[] = [];
  let level = '';
  const markup = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  for (const [, end, tag = '', attributes = '', isClosed] of markup.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
  )) {
    if (end) {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const named = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
      .filter(([, name = '']) => !ofLanguage.test(name))
      .map(([, name = '', value]) => (withoutValue.test(name) ? name : `${name}=${value}`));
    const is = `${tag} ${named.sort().join(' ')}`;
    parts.add(`${open.at(-1)?.is ?? ''} > ${is}`);
    if (/^h[1-6]$/.test(tag)) {
      parts.add(`${level} before ${tag}`);
      level = tag;
    }
    if (!isClosed && !isVoid.test(tag)) open.push({ tag, is });
  }
  return parts;
}
