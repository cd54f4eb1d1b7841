/** A page of the site, with what its file in `pages/` cannot say of itself. */
export interface PartnerPage {
  /** Address, and name of the file in `pages/`. */
  path: string;
  title: string;
  /** One line for the list of all pages. */
  line: string;
  /** Sent with the page. `{{quiz}}` and `{{nonce}}` are filled in. */
  headers?: Record<string, string>;
  /** Its script tags carry a nonce. */
  nonce?: boolean;
  /** A style sheet of its own, in `assets/`. */
  style?: string;
  /** A script of its own, in `assets/`. */
  module?: string;
  /** Further addresses of the page. */
  routes?: string[];
  /** How the list of events is shown. @default 'closed' */
  log?: 'closed' | 'open' | 'none';
  /** Uses the whole window. */
  wide?: boolean;
  /** Language of the document. @default 'en' */
  lang?: string;
  /** Direction of the document. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** The page to send while the quiz server's manifest cannot be read. */
  without?: string;
}

const policy = (...directives: string[]) => ({ 'Content-Security-Policy': directives.join('; ') });

/** What a strict host allows itself; nothing of the element needs it. */
const ownFiles = ["style-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"];

/** Every page in the order of the list. */
export const groups: readonly { title: string; pages: readonly PartnerPage[] }[] = [
  {
    title: 'Start here',
    pages: [
      {
        path: '/builder',
        title: 'Snippet builder',
        line: 'Choose options, see the element, copy the tag and its policy lines.',
        style: 'builder.css',
        module: 'builder.js',
        wide: true,
      },
      { path: '/inline', title: 'In the page', line: 'One script tag and one element: the shortest way.' },
      {
        path: '/below-the-fold',
        title: 'Below the fold',
        line: 'An element far down loads nothing until a visitor comes near.',
      },
      {
        path: '/pinned',
        title: 'Pinned version',
        line: 'A versioned address with a checksum: the script never changes under you.',
        without: 'pinned-unavailable',
      },
    ],
  },
  {
    title: 'How it opens',
    pages: [
      { path: '/popup', title: 'Pop-up', line: 'A button in the page opens the test in a dialog.' },
      { path: '/fullscreen', title: 'Full screen', line: 'Your own button opens the test over everything.' },
      { path: '/floating', title: 'Floating button', line: 'The button stays in the corner of the window.' },
      {
        path: '/start-directly',
        title: 'Start directly',
        line: 'No landing page: the first question stands there at once.',
      },
      { path: '/two', title: 'Two on a page', line: 'Two elements, two languages, two separate states.' },
    ],
  },
  {
    title: 'Look',
    pages: [
      {
        path: '/themed',
        title: 'Your colors',
        line: 'A shipped look, then variables and parts from your style sheet.',
        style: 'themed.css',
      },
      {
        path: '/hostile',
        title: 'Hostile styles',
        line: 'A style sheet that breaks everything it can reach.',
        style: 'hostile.css',
      },
      {
        path: '/hostile-rtl',
        title: 'Right-to-left page',
        line: 'An English element in an Arabic page.',
        style: 'rtl.css',
        lang: 'ar',
        dir: 'rtl',
      },
    ],
  },
  {
    title: 'Pages that change',
    pages: [
      { path: '/late', title: 'Late and moved', line: 'Inserted, moved, removed and put back by script.' },
      {
        path: '/spa',
        title: 'Single-page app',
        line: 'Two routes without a reload; the element stands on one.',
        routes: ['/spa/test'],
      },
      { path: '/react19', title: 'React 19', line: 'Props and events in JSX.', module: 'react19.js' },
      { path: '/react18', title: 'React 18', line: 'A component of twenty lines.', module: 'react18.js' },
      { path: '/vue', title: 'Vue', line: 'Bindings and listeners in a template.', module: 'vue.js' },
    ],
  },
  {
    title: 'Frames',
    pages: [
      {
        path: '/isolated',
        title: 'Isolated',
        line: 'The test runs in a frame of its own origin.',
        headers: policy(
          "default-src 'none'",
          "script-src 'self' {{quiz}}",
          'frame-src {{quiz}}',
          'connect-src {{quiz}}',
          "img-src 'self'",
          ...ownFiles,
        ),
      },
      { path: '/isolated-popup', title: 'Isolated pop-up', line: 'The frame stands in a dialog.' },
      { path: '/framed', title: 'Framed page', line: 'Your page itself stands in a frame.', log: 'none' },
      {
        path: '/framed-sandbox',
        title: 'Sandboxed frame',
        line: 'A frame without an origin: no storage at all.',
        log: 'none',
      },
    ],
  },
  {
    title: 'Policy and privacy',
    pages: [
      {
        path: '/csp-host',
        title: 'Policy with a host list',
        line: 'A strict content security policy that names the quiz server.',
        headers: policy(
          "default-src 'none'",
          "script-src 'self' {{quiz}}",
          'connect-src {{quiz}}',
          "img-src 'self' {{quiz}}",
          ...ownFiles,
        ),
      },
      {
        path: '/csp-nonce',
        title: 'Policy with a nonce',
        line: 'The script is allowed by a nonce; no host may serve scripts.',
        nonce: true,
        headers: policy(
          "default-src 'none'",
          "script-src 'nonce-{{nonce}}'",
          'connect-src {{quiz}}',
          "img-src 'self' {{quiz}}",
          ...ownFiles,
        ),
      },
      {
        path: '/coop',
        title: 'Opener policy',
        line: 'The page is cut off from the windows it opens.',
        headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
      },
      { path: '/blocked-storage', title: 'Blocked storage', line: 'Reading localStorage throws.' },
      {
        path: '/consent',
        title: 'Consent',
        line: 'The page hands over what the visitor allowed.',
        log: 'open',
      },
    ],
  },
  {
    title: 'Talk to it',
    pages: [
      { path: '/events', title: 'Events', line: 'Everything the element says, as it says it.', log: 'none' },
      { path: '/commands', title: 'Commands', line: 'Called before the script has loaded.', log: 'open' },
      {
        path: '/hidden-data',
        title: 'Hidden data',
        line: 'Your own values come back with every event.',
        log: 'open',
      },
    ],
  },
  {
    title: 'When something is wrong',
    pages: [
      { path: '/debug', title: 'Debug mode', line: 'The element tells the console what it does.' },
      {
        path: '/unknown-partner',
        title: 'Unknown partner',
        line: 'A key that the server does not know.',
        log: 'open',
      },
      {
        path: '/stranger',
        title: 'Origin not allowed',
        line: 'A key that is not this site’s.',
        log: 'open',
      },
      { path: '/no-partner', title: 'No partner', line: 'The attribute was forgotten.', log: 'open' },
      { path: '/wrong-values', title: 'Wrong values', line: 'Attributes that nobody understands.' },
      { path: '/unreachable', title: 'Script missing', line: 'The script tag leads nowhere.', log: 'open' },
      {
        path: '/unreachable-app',
        title: 'Test missing',
        line: 'The script loads, the test behind it does not.',
        log: 'open',
        headers: policy("script-src 'self' {{quiz}}/embed.js"),
      },
      { path: '/double-script', title: 'Script twice', line: 'The tag stands in the page three times.' },
    ],
  },
];

/** The same without the groups. */
export const pages: readonly PartnerPage[] = groups.flatMap((group) => group.pages);
