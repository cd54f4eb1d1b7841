/** A test that shows something, by its file and its whole title. `{name}` is an expression of the title. */
export interface TestReference {
  file: string;
  title: string;
}

const site = 'packages/e2e/site';
const widget = 'packages/iq-test/src';
const pages = 'sites/reference/src';

/** Tests that the conformance report names. A test of the repository checks that each exists. */
export const conformanceTests = {
  everyPage: {
    file: `${site}/crawl.spec.ts`,
    title:
      'axe finds nothing on any page in {locale}, light and dark, and none is wider than a window of 320, 768 or 1280 px',
  },
  unlistedPages: {
    file: `${site}/site.spec.ts`,
    title:
      'axe finds nothing on a page that search engines do not find, light and dark, and none scrolls sideways',
  },
  stages: {
    file: `${site}/journey/stages.spec.ts`,
    title:
      'S001 S019 S187 S078 S079 S081 S183 S082 S083 S084 S121: the whole journey works at 360 px for anonymous visitors, is accessible in light and in dark, and fits every width; every question has its badge, its lettered options in a native radio group, and the figures of its kind',
  },
  components: {
    file: 'stories/conformance.browser.test.tsx',
    title: 'has no accessibility violation in the dark and from right to left, and turns round',
  },
  twiceTheText: {
    file: 'stories/conformance.browser.test.tsx',
    title: 'keeps its words, in the fonts of the brand and in wide ones: %s',
  },
  keyboardTest: {
    file: `${site}/journey/runner.spec.ts`,
    title:
      'the whole test can be taken with the keyboard alone; a question is marked for later by its button and by M, and the strip, a reload and the finish dialog know of it',
  },
  keyboardMap: {
    file: `${pages}/figures/ChcMap.browser.test.tsx`,
    title: 'arrow keys go to the neighbor in their direction, around the edges, and one tab stop leads in',
  },
  pageShortcuts: {
    file: 'packages/e2e/embed/keys.spec.ts',
    title: 'keys that the test uses are not the shortcuts of the page, all others are',
  },
  noShortcut: {
    file: `${widget}/runner/runnerKeys.browser.test.ts`,
    title: 'a key pressed %s is no shortcut',
  },
  shapeWords: { file: `${widget}/shapes/describeShape.test.ts`, title: '%s reads: %s' },
  figureWords: {
    file: `${pages}/figures/everyFigure.browser.test.tsx`,
    title: '$name ($locale) gives its name and description to those who do not see it',
  },
  figures: {
    file: `${pages}/figures/everyFigure.browser.test.tsx`,
    title: '$name ($locale) is accessible before and after its code has come',
  },
  stackedTable: {
    file: `${site}/tables.spec.ts`,
    title: 'a stacked table is still a table to screen readers; on wide screens it is one to all',
  },
  orientation: {
    file: `${site}/journey/fits.spec.ts`,
    title: 'at {size.width} × {size.height} clock and Next are seen at each question, and {least} of 20 fit',
  },
  systemColors: {
    file: 'packages/e2e/embed/colors.spec.ts',
    title: 'in the colors of the system, figures are seen and what is chosen, answered and marked',
  },
  textContrast: { file: `${widget}/theme/brands.test.ts`, title: '%s on %s reaches {wanted}:1' },
  lineContrast: { file: `${widget}/theme/brands.test.ts`, title: '%s on %s reaches 3:1' },
  noTrap: {
    file: `${site}/consentPlace.spec.ts`,
    title:
      'neither banner nor dialog is a trap: behind them the page goes on, and has the focus again where it was',
  },
  bannerCovers: {
    file: `${site}/consentPlace.spec.ts`,
    title:
      'at every width the banner hides neither the end of a page nor what has the focus, and after it the button covers no word, wherever the page is scrolled',
  },
  bannerFocus: {
    file: `${site}/consentPlace.spec.ts`,
    title: 'by keyboard, each way out of the banner gives the focus back to where it came from',
  },
  toastCovers: {
    file: `${widget}/ui/ToastRegion.browser.test.tsx`,
    title: 'a toast does not cover the control that it is about',
  },
  chosenTime: {
    file: `${site}/journey/landing.spec.ts`,
    title:
      'S064 S067 S068 S201 S158: each start button pushes quiz_start with its name and starts the test, with the time that was chosen; leaving before is not asked about',
  },
  clock: {
    file: `${site}/journey/clock.spec.ts`,
    title:
      'S160 S161 S071 S162 S223 S155 S152 S221: the timer turns to the warning color at a quarter and to the alert color at a tenth; the banner comes with the last five minutes; time-up takes it away and ends the test without a question, also out of an open one',
  },
  skipLink: { file: `${site}/site.spec.ts`, title: 'the skip link leads past the header' },
  titles: {
    file: `${site}/builtPages.spec.ts`,
    title:
      'S008: every page has a title, a description and an address of its own, names its other languages, and in its title the price where it sells',
  },
  stageTitles: {
    file: `${site}/stageTitles.spec.ts`,
    title: 'in each language each stage has a title in that language, on whichever page the test is',
  },
  questionFocus: {
    file: `${widget}/runner/QuestionCard.browser.test.tsx`,
    title: 'the next question has radio buttons of its own, and its heading takes the focus that it is given',
  },
  focusSeen: {
    file: `${widget}/results/Jumps.browser.test.tsx`,
    title: 'with the keyboard the heading shows that it has the focus, and Tab goes on from there',
  },
  links: {
    file: `${site}/crawl.spec.ts`,
    title: 'no link leads nowhere, anchors included, and every page is linked from another one',
  },
  frame: {
    file: `${site}/everyPage.spec.ts`,
    title:
      'S044 S047 S048 S051 S052 S053 S054: every page in every language has the header and the footer with their links, and pushes one page_view',
  },
  otherLanguages: {
    file: `${pages}/layout/Header.browser.test.tsx`,
    title:
      'each language leads to the same page, under its own name and for its own voice; twice, for wide and narrow',
  },
  finishAsks: {
    file: `${site}/journey/finish.spec.ts`,
    title:
      'S153 S154: finishing with open questions asks in a dialog, and canceling returns to the test; neither a double click nor a key held down finishes',
  },
  checkoutSaid: {
    file: `${widget}/payment/paymentLayout.browser.test.tsx`,
    title: 'that the checkout opens in this tab is said where screen readers listen already',
  },
  withdraw: {
    file: `${site}/withdraw.spec.ts`,
    title:
      'by the keyboard alone a visitor withdraws: a wrong entry is named at its field, going back keeps the entries, and the acknowledgment has the focus',
  },
  withdrawSteps: {
    file: `${site}/withdraw.spec.ts`,
    title: 'axe finds nothing in any step of the withdrawal, and each fits 320 px, in every language',
  },
} as const satisfies Record<string, TestReference>;

/** A test by its name in the report. */
export type ConformanceTest = keyof typeof conformanceTests;
