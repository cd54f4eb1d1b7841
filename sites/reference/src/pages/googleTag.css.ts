import { style } from '@vanilla-extract/css';

// The server puts the id of a Google tag on `<html>` where the installation has one; what differs by it is prerendered
// in both forms. Which kinds of cookies a tag uses: `categoriesOfTag` of the consent.

const has = ':root[data-google-tag]';
const measures = `${has}:not([data-google-tag^="AW-"])`;
const advertises = `${has}:not([data-google-tag^="G-"])`;

const shownWhere = (root: string) => style({ selectors: { [`:root:not(${root}) &`]: { display: 'none' } } });
const hiddenWhere = (root: string) => style({ selectors: { [`${root} &`]: { display: 'none' } } });

/** Holds with a tag, and without one. */
export const present = shownWhere(has);
export const absent = hiddenWhere(has);
/** Holds with a tag that uses a kind of cookies, and without one. */
export const kinds = {
  analytics: { used: shownWhere(measures), unused: hiddenWhere(measures) },
  marketing: { used: shownWhere(advertises), unused: hiddenWhere(advertises) },
};
/** Holds with a tag that loads others. */
export const container = shownWhere(':root[data-google-tag^="GTM-"]');
