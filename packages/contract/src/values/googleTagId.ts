/**
 * What the id of one of Google's tags looks like: `G-…` (Analytics), `GT-…` (Google tag), `AW-…` (Ads) or `GTM-…` (Tag
 * Manager), in capitals. Server and browser both ask this: an id that one takes and the other refuses would put a tag into
 * the privacy policy that no page loads.
 */
export const googleTagIdPattern = /^(?:G|GT|AW|GTM)-[A-Z0-9]{4,20}$/;
