import { exceptions } from './arrowExceptions.ts';
import type { Import } from './imports.ts';
import { serverFloors } from './serverFloors.ts';

/** Base folders of the published package, and the ones that each may import. */
const baseRooms: Record<string, string[]> = {
  // Messages of a development build for a page's developers.
  hints: [],
  // Code that a page loads when needed.
  files: [],
  theme: ['hints'],
  analytics: [],
  i18n: ['hints', 'files'],
  api: ['i18n', 'hints'],
  storage: ['api'],
  ui: ['theme', 'i18n'],
};

/** Other folders of the published package, and which of those each may import. All of them import the base folders. */
const featureRooms: Record<string, string[]> = {
  // The script tag's build puts these into separate files.
  embed: ['landing', 'shapes'],
  // Attributes and events of a page; only types of the journey.
  'embed/element': ['flow'],
  // Requests to the server while the rest loads.
  'embed/ahead': ['embed', 'embed/element'],
  // One element's settings, partner, storage and events.
  'embed/host': ['embed/element', 'embed/ahead', 'flow'],
  'embed/debug': ['embed/host'],
  // Content of an element, with the test in it.
  'embed/widget': ['embed', 'embed/element', 'embed/ahead', 'embed/host', 'embed/debug', 'flow', 'landing'],
  // The same, with a page of the server's origin in place of the test.
  'embed/frame': ['embed/element', 'embed/host', 'embed/widget', 'flow'],
  flow: ['landing', 'runner', 'timer', 'shapes', 'payment', 'results', 'rights'],
  // The link to a finished test, before and after its payment.
  links: [],
  landing: ['timer'],
  runner: ['timer', 'shapes'],
  timer: [],
  shapes: [],
  payment: ['links'],
  // The review shows each question's figure again.
  results: ['shapes', 'links', 'timer'],
  // Copy and deletion of the stored data: below the payment and the results.
  rights: [],
  consent: [],
};

const contract = 'packages/contract/';
/** Contract of the admin area and the server, which visitors don't load. */
const adminContract = `${contract}src/admin/`;
const adminPages = 'sites/reference/src/admin/';
const mocks = 'packages/mocks/';
const localStripe = 'packages/local-stripe/';
const tools = 'packages/tools/';
const budgets = 'packages/bench/budgets.ts';
const sites = ['sites/reference/', 'sites/partner/'];
/** Path of a folder of the server. */
const serverRoom = (name: string) => `server/src/${name}${name.endsWith('.ts') ? '' : '/'}`;
const providers = ['betterAuth', 'demoCheckout', 'stripe'].map((name) => serverRoom(`outside/${name}`));
/** Adapters behind the server's ports. */
const outside = [serverRoom('outside'), ...providers];
const bank = serverRoom('bank');
/** Folders of the server that need neither an adapter nor the questions. */
const serverApp = serverFloors
  .flat()
  .map(serverRoom)
  .filter((room) => ![...outside, bank].includes(room));
const iqTest = 'packages/iq-test/src/';
const documented = ['embed/element/', 'theme/', 'i18n/'].map((room) => `${iqTest}${room}`);
/** The words of the email, and of pages and papers: for the server, and so for nothing that a visitor loads. */
const mailDoor = `${iqTest}i18n/mail.ts`;
const servedDoor = `${iqTest}i18n/served.ts`;
/** The one function that fills texts. */
const fillDoor = `${iqTest}i18n/fill.ts`;
/** The bell curve as numbers: the results page and the server's drawings share it. */
const curve = `${iqTest}results/curveGeometry.ts`;
/** A QR code as one path: the report on paper and the server's certificates share it. */
const qrCode = `${iqTest}results/qrPath.ts`;
const base = Object.keys(baseRooms);
const wholePackage = [
  iqTest,
  fillDoor,
  ...[...base, ...Object.keys(featureRooms)].map((room) => `${iqTest}${room}/`),
];

type Arrow = { to: string[]; why: string };

/** Folders by the start of their paths; the longest match is the file's folder. Arrows point to folders. */
const arrows: Record<string, Arrow> = {
  [contract]: { to: [], why: 'the contract stands alone' },
  [iqTest]: {
    to: [...wholePackage, contract],
    why: 'the published package knows only the contract, never the server, mocks or fixtures',
  },
  'packages/iq-test/': { to: [], why: 'the configuration of a build uses no product code' },
  'packages/iq-test/compact/': {
    to: [`${iqTest}i18n/`, fillDoor, contract],
    why: 'a replacement of a library is compared with it on our messages',
  },
  [mocks]: {
    to: [
      ...['app.ts', 'ports.ts', 'standIns.ts', 'shapes', 'publishing'].map(serverRoom),
      'fixtures/',
      contract,
      adminContract,
    ],
    why: 'mocks run the real app on fixtures, never on the bank',
  },
  [mailDoor]: {
    to: [`${iqTest}i18n/`, contract],
    why: 'the words of the e-mail need what all words need, and nothing else',
  },
  [servedDoor]: {
    to: [`${iqTest}i18n/`, contract],
    why: 'the words of pages and papers need what all words need, and nothing else',
  },
  [fillDoor]: { to: [], why: 'texts and values are all that it needs' },
  [curve]: { to: [], why: 'the curve is numbers, and needs nothing' },
  [qrCode]: { to: [], why: 'a QR code is made of a text, and needs nothing of ours' },
  // its builds, and shared parts of its tests
  'server/': { to: [contract], why: "the server's builds use no product code" },
  'packages/bank-workshop/': {
    to: [bank, serverRoom('shapes'), serverRoom('session'), fillDoor, contract],
    why: 'what makes and proves questions knows the bank and the grammar of figures, and no running server knows it',
  },
  [tools]: {
    to: [...sites, ...documented, contract, adminContract, mocks, localStripe, budgets],
    why: "tools build and check; of the product they read what the documentation lists: the element, the tokens and the words. A user's project is walked on mocks, and the server is developed beside a local Stripe",
  },
  'packages/check-embed/': { to: [tools], why: 'the check of a page looks at it from outside' },
  [localStripe]: {
    to: [tools],
    why: "a stand-in for somebody else's service knows nothing of ours; its tests find their browser by the tools",
  },
  'packages/e2e/': {
    to: [
      ...wholePackage,
      contract,
      adminContract,
      'fixtures/',
      tools,
      localStripe,
      ...sites,
      budgets,
      'packages/check-embed/',
    ],
    why: 'end-to-end tests run both sites, beside the simulated visitor, find their browser by the tools, check pages as a partner does, and hold the budgets of bytes',
  },
  [budgets]: { to: [], why: 'budgets are numbers' },
  'packages/bench/': {
    to: ['server/', 'fixtures/', tools, localStripe, budgets, contract],
    why: 'the bench measures what is built, from outside, in each language; it starts servers and browsers by the tools, fills and checks stores as the tests of the server do, and pays at a local Stripe',
  },
  // below the server, so that its own tests may use them
  'fixtures/': {
    to: [contract],
    why: 'fixtures are data in the form of the contract, and the visitor who speaks it',
  },
  'sites/reference/': {
    to: [...wholePackage, contract],
    why: 'the site is made of the published package, and documents it for partners',
  },
  [adminPages]: {
    to: [...wholePackage, contract, adminContract, 'sites/reference/'],
    why: 'what operators open looks like the site, and nothing that a visitor loads knows it',
  },
  [adminContract]: { to: [contract], why: 'what operators and the server agree on' },
  'stories/mail/': {
    to: ['.storybook/', 'fixtures/', contract, serverRoom('mail'), serverRoom('outside')],
    why: 'the previews of the e-mails are made as the server makes them, and of nothing else',
  },
  'sites/partner/': { to: [], why: 'partner pages load the built embed and nothing else' },
  'stories/': {
    // the package's own folder holds the element's table
    to: [...wholePackage, 'packages/iq-test/', '.storybook/', 'fixtures/', mocks, contract],
    why: 'stories show the package on fixtures',
  },
  '.storybook/': {
    to: [...wholePackage, 'fixtures/', mocks, contract, 'sites/reference/'],
    why: "as the stories; and it wears the site's fonts",
  },
};
/**
 * Allowed imports of every folder of the server: the contract, and the words of its texts by entry points without
 * React.
 */
const forServer = [contract, adminContract, mailDoor, servedDoor, curve, qrCode];
for (const [floor, rooms] of serverFloors.entries())
  for (const room of rooms)
    arrows[serverRoom(room)] = {
      to: [
        ...serverFloors
          .slice(0, floor)
          .flat()
          .map(serverRoom)
          .filter((to) => serverApp.includes(to)),
        ...forServer,
      ],
      why: `${room} uses the rooms of the server on floors below its own, and knows adapters only by its ports`,
    };
for (const provider of providers)
  arrows[provider] = {
    to: [...(arrows[serverRoom('outside')]?.to ?? []), provider],
    why: 'a provider knows nothing else behind a port',
  };
for (const [room, isWithBank] of [
  ['main.ts', true],
  ['commands', false],
  ['standIns.ts', false],
] as const)
  arrows[serverRoom(room)]?.to.push(...outside, ...(isWithBank ? [bank] : []));
arrows[bank]?.to.push(fillDoor); // words about generated figures have places
for (const [room, to] of Object.entries(baseRooms))
  arrows[`${iqTest}${room}/`] = {
    to: [...to.map((other) => `${iqTest}${other}/`), contract],
    why: `of the base rooms, ${room} uses ${to.join(' and ') || 'none'}`,
  };
for (const [room, to] of Object.entries(featureRooms))
  arrows[`${iqTest}${room}/`] = {
    to: [
      ...[...to, ...base].map((other) => `${iqTest}${other}/`),
      ...(room === 'results' ? [curve, qrCode] : []),
      contract,
    ],
    why: `${room} uses ${to.join(', ') || 'no other feature room'}, and the base rooms`,
  };

/** Folder of a file in `arrows`; undefined for any other. */
export const roomOf = (file: string): string | undefined =>
  Object.keys(arrows)
    .filter((room) => file.startsWith(room))
    .sort((a, b) => b.length - a.length)[0];

/** Returns true for visitors' code: it must not load routes, request parsers or the bank's questions. */
const runsInBrowsers = (room: string) => room.startsWith(iqTest) || room === 'sites/reference/';

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$|^server\/src\/testing\//.test(file);

/** Describes how an import breaks the arrows, as a sentence; undefined for an allowed one. */
export function broken({ file, specifier, target, isTypeOnly, isDynamic }: Import): string | undefined {
  const says = (rule: string) => `${file} imports ${specifier}: ${rule}.`;
  const from = roomOf(file);
  if (!from) return says('this file stands in no room of the house');
  if (from === contract && /^(?:node:|react)/.test(specifier))
    return says('the contract is free of React and Node');
  if (target === undefined || target.includes('/dist/')) return undefined;
  const to = roomOf(target);
  if (!to) return says('that file stands in no room of the house');

  if (/\.fixture\.tsx?$/.test(target) && !isTest(file))
    return says('what is made for tests is for tests alone');

  const staysHome = to === from;
  const isAllowed =
    staysHome ||
    arrows[from]?.to.includes(to) ||
    // how the server refuses is for every test to know
    (isTest(file) && target === `${contract}src/refusal.fixture.ts`) ||
    // the server's tests run the whole app, from any folder
    (isTest(file) &&
      from.startsWith('server/') &&
      (to.startsWith('server/') ? to !== bank : ['fixtures/', localStripe, ...forServer].includes(to))) ||
    (isTest(file) &&
      from.startsWith('packages/iq-test/') &&
      // models are tested with the real app in memory; browser tests use it in a story
      (to === 'fixtures/' ||
        to === mocks ||
        (target.startsWith(iqTest) && target.endsWith('.fixture.ts')))) ||
    // texts read aloud must be different for the figures of all questions
    (isTest(file) &&
      from === 'packages/bank-workshop/' &&
      (to.startsWith(iqTest) || to === 'server/' || to === 'fixtures/')) ||
    // screens of operators too
    (isTest(file) && from === adminPages && to === mocks) ||
    exceptions.some(
      (each) =>
        file === each.file && target.startsWith(each.target) && isDynamic === (each.isDynamic ?? false),
    );
  if (!isAllowed) return says(arrows[from]?.why ?? 'there is no such arrow');

  const isHeavy =
    to === contract && !/\/src\/(?:values\/|schemas\/|calls?\.ts$|send\.ts$)/.test(target) && !isTypeOnly;
  if (isHeavy && !staysHome && runsInBrowsers(from) && !isTest(file))
    return says('browsers take values, schemas and calls from the contract, and of the rest only types');
  return undefined;
}
