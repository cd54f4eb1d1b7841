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
  /** State of the list of events. @default 'closed' */
  log?: 'closed' | 'open' | 'none';
  /** Class of the `<body>`. */
  className?: 'list';
  /** Language of the document. @default 'en' */
  lang?: string;
  /** Direction of the document. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /** The page to send while the quiz server's manifest cannot be read. */
  without?: string;
}

/** A page whose file and address have the same name, its `line` and what is special about it. */
const page = (
  name: string,
  title: string,
  line: string,
  more: Omit<PartnerPage, 'path' | 'title' | 'line'> = {},
): PartnerPage => ({ path: `/${name}`, title, line, ...more });

/** Headers of a page with these directives as its policy. */
const policy = (...directives: string[]) => ({ 'Content-Security-Policy': directives.join('; ') });

/** A strict host allows itself its own files besides; nothing of the element needs them. */
const strictPolicy = (...directives: string[]) =>
  policy(
    "default-src 'none'",
    ...directives,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  );

/** Title of a group → its pages, in the order of the list. */
export const groups: Readonly<Record<string, readonly PartnerPage[]>> = {
  'Start here': [
    page('inline', 'In the page', 'One script tag and one element: the shortest way.'),
    page('below-the-fold', 'Below the fold', 'An element far down loads nothing until a visitor comes near.'),
    page(
      'pinned',
      'Pinned version',
      'A versioned address with a checksum: the script never changes under you.',
      { without: 'pinned-unavailable' },
    ),
  ],
  'How it opens': [
    page('popup', 'Pop-up', 'A button in the page opens the test in a dialog.'),
    page('fullscreen', 'Full screen', 'Your own button opens the test over everything.'),
    page('floating', 'Floating button', 'The button stays in the corner of the window.'),
    page('start-directly', 'Start directly', 'No landing page: the first question stands there at once.'),
    page('two', 'Two on a page', 'Two elements, two languages, two separate states.'),
  ],
  Look: [
    page('themed', 'Your colors', 'A shipped look, then variables and parts from your style sheet.', {
      style: 'themed.css',
    }),
    page('always-dark', 'Always dark', 'A dark page with one color of its own.', { style: 'dark.css' }),
    page('always-light', 'Always light', 'A light page that sets one variable, and its own letters.', {
      style: 'light.css',
    }),
    page('hostile', 'Hostile styles', 'A style sheet that breaks everything it can reach.', {
      style: 'hostile.css',
    }),
    page('hostile-rtl', 'Right-to-left page', 'An English element in an Arabic page.', {
      style: 'rtl.css',
      lang: 'ar',
      dir: 'rtl',
    }),
  ],
  'Pages that change': [
    page('late', 'Late and moved', 'Inserted, moved, removed and put back by script.'),
    page('spa', 'Single-page app', 'Two routes without a reload; the element stands on one.', {
      routes: ['/spa/test'],
    }),
    page('turbo', 'Turbo', 'A router of its own puts the next page in the place of this one.', {
      module: 'turbo.js',
      routes: ['/turbo/other'],
    }),
    page('react19', 'React 19', 'Props and events in JSX.', { module: 'react19.js' }),
    page('react18', 'React 18', 'A component of twenty lines.', { module: 'react18.js' }),
    page('vue', 'Vue', 'Bindings and listeners in a template.', { module: 'vue.js' }),
  ],
  Frames: [
    page('isolated', 'Isolated', 'The test runs in a frame of its own origin.', {
      headers: strictPolicy(
        "script-src 'self' {{quiz}}",
        'frame-src {{quiz}}',
        'connect-src {{quiz}}',
        "img-src 'self'",
      ),
    }),
    page('isolated-popup', 'Isolated pop-up', 'The frame stands in a dialog.'),
    page('framed', 'Framed page', 'Your page itself stands in a frame.', { log: 'none' }),
    page('framed-sandbox', 'Sandboxed frame', 'A frame without an origin: no storage at all.', {
      log: 'none',
    }),
  ],
  'Policy and privacy': [
    page(
      'csp-host',
      'Policy with a host list',
      'A strict content security policy that names the quiz server.',
      {
        headers: strictPolicy(
          "script-src 'self' {{quiz}}",
          'connect-src {{quiz}}',
          "img-src 'self' {{quiz}}",
          "require-trusted-types-for 'script'",
          'trusted-types iq-shapes',
        ),
      },
    ),
    page('csp-nonce', 'Policy with a nonce', 'The script is allowed by a nonce; no host may serve scripts.', {
      nonce: true,
      headers: strictPolicy(
        "script-src 'nonce-{{nonce}}'",
        'connect-src {{quiz}}',
        "img-src 'self' {{quiz}}",
      ),
    }),
    page('coop', 'Opener policy', 'The page is cut off from the windows it opens.', {
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    }),
    page('blocked-storage', 'Blocked storage', 'Reading localStorage throws.'),
    page('consent', 'Consent', 'The page hands over what the visitor allowed.', { log: 'open' }),
  ],
  'Talk to it': [
    page('events', 'Events', 'Everything the element says, as it says it.', { log: 'none' }),
    page('commands', 'Commands', 'Called before the script has loaded.', { log: 'open' }),
    page('hidden-data', 'Hidden data', 'Your own values come back with every event.', { log: 'open' }),
  ],
  'When something is wrong': [
    page('debug', 'Debug mode', 'The element tells the console what it does.'),
    page('unknown-partner', 'Unknown partner', 'A key that the server does not know.', { log: 'open' }),
    page('stranger', 'Origin not allowed', 'A key that is not this site’s.', { log: 'open' }),
    page('no-partner', 'No partner', 'The attribute was forgotten.', { log: 'open' }),
    page('wrong-values', 'Wrong values', 'Attributes that nobody understands.'),
    page('unreachable', 'Script missing', 'The script tag leads nowhere.', { log: 'open' }),
    page('unreachable-app', 'Test missing', 'The script loads, the test behind it does not.', {
      log: 'open',
      headers: policy("script-src 'self' {{quiz}}/embed.js"),
    }),
    page('double-script', 'Script twice', 'The tag stands in the page three times.'),
  ],
};

/** The same without the groups. */
export const pages: readonly PartnerPage[] = Object.values(groups).flat();
