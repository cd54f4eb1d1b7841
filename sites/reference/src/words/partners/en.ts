/** Words of the documentation for partners, in English. `<code>` is what machines read; links are named by their page. */
export const partners = {
  link: 'For partners',
  nav: 'Documentation for partners',
  pages: {
    start: 'Get started',
    events: 'Events and methods',
    look: 'Colors, fonts and parts',
    builder: 'Builder',
  },
  byDefault: 'Without it',
  values: 'Values',
  light: 'Light',
  dark: 'Dark',
  inEnglish: 'This list is in English, as in the source.',
  start: {
    title: 'Embed the test on your site',
    description:
      'A guide for partners: one script tag, every attribute with its values, your key and origins, and the policy lines that your page needs.',
    lead: 'One script tag and one element put the test on your page. This works in plain HTML, in content systems and in every framework.',
    tag: 'The lines for your page',
    tagText:
      'Replace <code>your-key</code> with your key. The link inside the element is your fallback: visitors see it wherever the test can’t run. The <builder>builder</builder> writes these lines with your options and shows the result.',
    key: 'Your key and your origins',
    keyText:
      'The operator of this server gives you a key and lists your origins. An origin is scheme, host and port, such as <code>https://www.your-site.example</code>. Each subdomain and each port is an origin of its own. The key isn’t a secret.',
    keyWrong:
      'If the server doesn’t know the key or the origin, visitors see your fallback. The console and the event <code>iq-test:error</code> name the reason.',
    attributes: 'Attributes',
    attributesText:
      'The element’s own table makes this list, so it is always up to date. You can change an attribute at any time. Only <code>set</code>, <code>isolation</code>, <code>loading</code> and <code>debug</code> are read when the element enters the page.',
    policy: 'Content security policy',
    policyText:
      'If your page sends a content security policy, add these sources to it. Styles need nothing. If the script tag has a nonce, you can leave out <code>script-src</code>.',
    policyFrame: 'With isolation="iframe"',
    room: 'Nothing moves when the test loads',
    roomText:
      'Add this rule to your style sheet. It reserves the element’s space until the script has loaded. Use 60px with <code>popup</code> and <code>fullscreen</code>, and nothing with <code>floating</code>.',
    cms: 'WordPress and other content systems',
    cmsText:
      'Paste the lines into a block for custom HTML. Plugins that combine, copy or delay scripts can hide where the script comes from. Exclude <code>embed.js</code> in their settings, or name the server on the element:',
    react: 'React, Vue and bundlers',
    reactText:
      'The lines above work in every framework. The package <code>@quotient/iq-test</code> brings the same element with types and a hook for its events:',
    vueText:
      'In Vue, tell the compiler that the tag is an element: <code>isCustomElement: (tag) => tag === "iq-test"</code>.',
    frame: 'A frame for the test',
    frameText:
      'Usually the test runs in your page, in a shadow root. With <code>isolation="iframe"</code> it runs in a frame of this server, and the scripts of your page can’t read answers or the score. The events are the same, without those values.',
    problems: 'If something doesn’t work',
    problemsText:
      'Add <code>?iq-test-debug</code> to the address of your page, or the attribute <code>debug</code> to the element. The console then shows a report on partner, policy, storage and pictures, and says what to do.',
  },
  events: {
    title: 'Events and methods of the test',
    description:
      'Every event that the element sends, with its details, and every method that your page can call.',
    lead: 'The element tells your page what happens, and your page can tell the element what to do.',
    events: 'Events',
    eventsText:
      'They are DOM events and bubble: one listener on the document hears every element. Each detail also has <code>hiddenData</code> (your own data from the attribute) and <code>partner</code> (your key, or null).',
    private:
      'No event carries the right answers, a token or an email address. Only <code>iq-test:results</code> has the score, after the payment. With <code>isolation="iframe"</code>, answers and score are left out.',
    methods: 'Methods',
    methodsText:
      'The element has these methods once the script has run. The queue <code>window.iqTest</code> takes calls at any time, with a CSS selector if you like:',
  },
  look: {
    title: 'Colors, fonts and parts of the test',
    description:
      'How the test takes the look of your page: one color, CSS variables, parts and your own button.',
    lead: 'The test is in a shadow root: your rules don’t reach in, and its rules don’t reach out. These ways lead in.',
    accent: 'One color is enough',
    accentText:
      'The attribute <code>accent</code> takes your color. The test derives the shades that belong to it, in light and in dark, and moves a color that would be hard to read. With <code>font="page"</code> it uses the fonts of your page.',
    variables: 'CSS variables',
    variablesText:
      'Set them on the element. Each color also has a variable for each theme, such as <code>--iq-light-accent</code> and <code>--iq-dark-accent</code>.',
    parts: 'Parts',
    partsText: 'A part is one thing that you can style. A state is a second part beside it.',
    launcher: 'Your own button',
    launcherText:
      'With <code>popup</code>, <code>fullscreen</code> or <code>floating</code>, a button opens the test in a dialog. It can be yours:',
  },
  builder: {
    title: 'Builder: the lines for your page',
    description: 'Choose options, see the real test with them, and copy the lines for your page.',
    lead: 'Choose, look, copy. The address of this page keeps your choices, so you can share it.',
    noScript:
      'The builder needs JavaScript. You can copy the lines below without it; replace <code>your-key</code> with your key.',
    options: 'Options',
    more: 'More options',
    reset: 'Reset',
    notSet: 'Not set',
    usual: '{{value}} (default)',
    snippet: 'In your page',
    version: 'Version of the script',
    newest: 'Newest version',
    pinned: 'Pinned version',
    newestNote: 'Your visitors get each new version at once.',
    pinnedNote: 'The script never changes. You update version and checksum yourself.',
    policy: 'In the content security policy of your page, if it has one',
    room: 'In your style sheet, so that nothing moves when the test loads',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Select and copy the lines',
    preview: 'Preview',
    width: 'Width of the preview',
    widths: { narrow: 'Phone', medium: 'Tablet', full: 'Full' },
    previewText: 'This is the real test. It counts nothing until you start it.',
    notes: {
      popup: 'The button opens the test in a dialog.',
      fullscreen: 'The button opens the test over the whole window.',
      floating: 'The button is in the corner of this window.',
      directly: 'The preview shows the description first. On your page, the first question appears at once.',
      noKey: 'In a frame, the preview needs a key.',
    },
    problems: {
      key: 'A key has lower-case letters, digits and hyphens only.',
      json: 'This isn’t valid JSON. It looks like {"campaign":"june"}.',
      flat: 'Enter one object. Its values are strings, numbers or booleans.',
    },
  },
  hints: {
    partner: 'Your key. The server knows the origins that may use it.',
    server: 'Address of the server, if the page’s optimizer combines or copies the script.',
    lang: 'Language of the test. Otherwise the partner’s, that of the address, or the browser’s.',
    words: 'Your words instead of ours: the address of a JSON file, or the JSON itself.',
    theme: 'Light or dark, or like the page around it.',
    brand: 'One of our looks.',
    accent: 'Your color. The test derives its shades from it.',
    font: 'The fonts of the look, or those of the page.',
    set: 'The questions of the test.',
    mode: 'In the page, or in a dialog that a button opens.',
    loading: 'When the test loads: near the screen, or at once.',
    start: 'First the description, or the first question at once.',
    time: 'The time that is chosen at first, as a multiple.',
    'price-display': 'The price in the description.',
    'hidden-data': 'JSON of the page. It comes back in every event and is never sent anywhere.',
    consent: 'What the visitor has agreed to on the page, such as analytics.',
    isolation: 'The code runs in the page, or in a frame of this server.',
    debug: 'Prints a report to the console of the page.',
  },
};

export type PartnerWords = typeof partners;
