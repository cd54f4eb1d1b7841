// Helpers for tests of the shipped documentation.
/** Markdown without its code. */
const proseOf = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
/** Remains of a page's code in its Markdown. */
export const leftOversIn = (text: string) =>
  proseOf(text).match(/^(?:import|export) .*|<\/?\w+|\{[\w.]+|\?path=/gm) ?? [];

/** The addresses that Markdown links to, but for those of other sites. */
export const linksIn = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, address = '']) =>
    /^https?:/.test(address) ? [] : address,
  );
