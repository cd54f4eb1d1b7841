import type { Sources } from '../http/securityHeaders.ts';

// Hosts by a tag's purpose, from Google's guide "Use Tag Manager with a Content Security Policy"
// (developers.google.com/tag-platform/security/guides/csp). Left out: Google Signals, which needs every country's
// domain, frames, and inline code of a container's tags: it can't run on this site.

const tagManager = 'https://*.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';
const search = 'https://www.google.com';

const measuring = {
  script: [tagManager],
  connect: [tagManager, analytics, 'https://*.analytics.google.com', search],
  img: [tagManager, analytics],
} satisfies Sources;

const ads = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const advertising = {
  script: [...ads, search],
  connect: [...ads, 'https://google.com', 'https://ad.doubleclick.net'],
  img: [...ads, search, 'https://google.com'],
} satisfies Sources;

/**
 * Sources that a page needs for the Google tag of this id. One of Analytics (`G-…`) only measures; others may serve
 * ads.
 */
export function googleSources(tagId: string): Sources {
  if (tagId.startsWith('G-')) return measuring;
  return {
    script: [...measuring.script, ...advertising.script],
    connect: [...measuring.connect, ...advertising.connect],
    img: [...measuring.img, ...advertising.img],
  };
}
