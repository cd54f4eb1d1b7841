/**
 * Pattern of a Google tag's id: `G-…` (Analytics), `GT-…` (Google tag), `AW-…` (Ads) or `GTM-…` (Tag Manager), in
 * capitals. Server and browser share it: an id that only one accepts would put a tag into the privacy policy that no
 * page loads.
 */
export const googleTagIdPattern = /^(?:G|GT|AW|GTM)-[A-Z0-9]{4,20}$/;
