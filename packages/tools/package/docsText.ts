// What the tests of the shipped documentation read in it.
/** Markdown without its code. */
const proseOf = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
/** What would be left of a page's code in its Markdown. */
export const leftOversIn = (text: string) =>
  proseOf(text).match(/^(?:import|export) .*|<\/?\w+|\{[\w.]+|\?path=/gm) ?? [];

/** The addresses that Markdown links to, but for those of other sites. */
export const linksIn = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, address = '']) =>
    /^https?:/.test(address) ? [] : address,
  );
