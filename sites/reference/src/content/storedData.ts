import type { deviceKeys } from '@quotient/contract/deviceKeys';
import type { CONSENT_ASKED_KEY, CONSENT_STORAGE_KEY } from '@quotient/iq-test/consent';

// What is stored, once for all languages; its words in the privacy policy are in `words/legal/*/stored.ts`.

/** Time that an entry stays on the device. Clearing the site's data removes every entry at once. */
export type KeptOnDevice =
  | 'withCurrentTest'
  | 'untilNextFinished'
  | 'untilTwentyNewer'
  | 'untilNextPaid'
  | 'untilBack'
  | 'untilChanged';

/** One entry in the visitor's browser. */
export interface DeviceEntry {
  /** True for the session storage; other entries are in the local one. @default false */
  goesWithTab?: boolean;
  kept: KeptOnDevice;
}

/** The part of a key after the brand's prefix. */
export type DeviceKey = (typeof deviceKeys)[keyof typeof deviceKeys];

/** Entries on the visitor's device, by the part of the key after the brand's prefix. The compiler demands each. */
export const deviceEntries: Record<DeviceKey, DeviceEntry> = {
  session: { kept: 'withCurrentTest' },
  last_session: { kept: 'untilNextFinished' },
  finished_sessions: { kept: 'untilTwentyNewer' },
  saved_answers: { kept: 'withCurrentTest' },
  saved_questions: { kept: 'withCurrentTest' },
  saved_iq: { kept: 'withCurrentTest' },
  paid_session: { kept: 'untilNextPaid' },
  payment_status: { kept: 'withCurrentTest' },
  return_path: { goesWithTab: true, kept: 'untilBack' },
};

/** The key of what the cookie banner keeps. */
export type ConsentKey = typeof CONSENT_STORAGE_KEY | typeof CONSENT_ASKED_KEY;

/** Entries that don't belong to a test, by their whole key: the answer to the cookie banner, and its question. */
export const consentEntries: Record<ConsentKey, DeviceEntry> = {
  'cookie-consent': { kept: 'untilChanged' },
  'cookie-consent-asked': { kept: 'untilChanged' },
};

/** Legal basis for storing data: points (b), (c) and (f) of Art. 6(1) GDPR. */
export type LegalBasis = 'contract' | 'law' | 'interest';

interface ServerEntry {
  /** Names it among the words of each language. */
  id: string;
  basis: LegalBasis;
  /**
   * Stored fields, as `<folder of the records>.<field>`, or the folder alone if it has no records; empty if we store
   * nothing.
   */
  fields: readonly string[];
  /** The same of what is stored only where an operator is at work. */
  byOperators?: readonly string[];
  /** The same of what is stored only where several servers share a database; a single one has it in memory. */
  bySeveral?: readonly string[];
  /** Fields that earlier versions stored: deleted once we have counted again. */
  byEarlierVersions?: readonly string[];
}

type Word<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Text;

/** Fields of one folder, with their names as types: the compiler compares them with what is stored. */
const fieldsOf = <Folder extends string, Names extends string>(folder: Folder, names: Names) =>
  names.split(' ').map((name) => `${folder}.${name}` as `${Folder}.${Word<Names>}`); // as just split

/**
 * All data about visitors that the server stores. packages/tools/check/storedFields.test.ts doesn't compile if a stored
 * field is missing here, and a test takes a whole journey and reads the files.
 */
export const serverEntries = [
  {
    id: 'test',
    basis: 'contract',
    fields: [
      ...fieldsOf(
        'test-sessions',
        'id tokenHash set locale isRepeat seed form seen timeFactor startedAt deadlineAt questions optionOrder',
      ),
      ...fieldsOf('test-sessions', 'answers flags seqs finish drawnDigit viewCounts spentMs viewing'),
      ...fieldsOf('test-sessions', 'completedCount privateLinks schemaVersion'),
    ],
  },
  { id: 'website', basis: 'interest', fields: fieldsOf('test-sessions', 'partner hostOrigin') },
  {
    id: 'payment',
    basis: 'contract',
    fields: [
      ...fieldsOf('test-sessions', 'checkouts appliedPaymentEvents paymentTimes'),
      ...fieldsOf('pending-payments', 'id notedAt schemaVersion'),
      ...fieldsOf('demo-checkouts', 'id sessionId price successUrl cancelUrl state createdAt schemaVersion'),
    ],
  },
  {
    id: 'books',
    basis: 'law',
    fields: [
      ...fieldsOf('bookkeeping', 'id price createdAt schemaVersion'),
      ...fieldsOf('orders', 'id checkoutId sessionId createdAt price means email country locale isDemo'),
      ...fieldsOf('orders', 'consentedAt receipt schemaVersion'),
      ...fieldsOf('order-addresses', 'id createdAt schemaVersion'),
    ],
  },
  {
    id: 'withdrawal',
    basis: 'law',
    fields: [
      ...fieldsOf(
        'withdrawals',
        'id receivedAt name contract email locale mailId isAcknowledged state orders',
      ),
      ...fieldsOf('withdrawals', 'attempts nextAt schemaVersion'),
    ],
  },
  {
    id: 'email',
    basis: 'contract',
    fields: [
      'test-sessions.emails',
      'outbox',
      ...fieldsOf(
        'emails',
        'id sessionId kind state message attempts createdAt nextAttemptAt endedAt schemaVersion',
      ),
    ],
    bySeveral: fieldsOf('mail-addresses', 'id times schemaVersion'),
  },
  {
    id: 'shared',
    basis: 'contract',
    fields: [
      'test-sessions.sharedResultId',
      'pictures',
      ...fieldsOf(
        'shared-results',
        'id sessionId iq_score percentile total_correct isTooFew isTooFast interval locale',
      ),
      ...fieldsOf('shared-results', 'createdAt schemaVersion'),
    ],
  },
  {
    id: 'certificate',
    basis: 'contract',
    fields: [
      'test-sessions.certificateCode',
      ...fieldsOf('certificates', 'id sessionId createdAt locale set finishedAt iq interval timeUsedSeconds'),
      ...fieldsOf('certificates', 'durationSeconds timeFactor isTooFew isTooFast schemaVersion'),
    ],
  },
  {
    id: 'overview',
    basis: 'interest',
    fields: [
      ...fieldsOf('test-rows', 'id startedAt set locale partner finishedAt reason iq scorePercent isTooFast'),
      ...fieldsOf('test-rows', 'isRepeat checkouts isMailed isShared hasCertificate questions chosen'),
      ...fieldsOf('test-rows', 'spentMs correct viewed schemaVersion'),
      ...fieldsOf('uncounted-tests', 'id schemaVersion'),
      'day-counts.settling',
    ],
    byEarlierVersions: fieldsOf('session-rows', 'id rows schemaVersion'),
  },
  {
    id: 'numbers',
    basis: 'interest',
    fields: [
      ...fieldsOf('day-counts', 'id tally gone imported schemaVersion'),
      ...fieldsOf('counting', 'id isDone schemaVersion'),
      ...fieldsOf('visits', 'id visits schemaVersion'),
    ],
    byEarlierVersions: ['session-rows.archived', ...fieldsOf('tallies', 'id isOpen tallies schemaVersion')],
  },
  { id: 'address', basis: 'interest', fields: [] },
  { id: 'log', basis: 'interest', fields: [] },
  {
    id: 'audit',
    basis: 'interest',
    fields: [],
    byOperators: fieldsOf(
      'audit-log',
      'id number at operator action subject outcome of details previousHash hash schemaVersion',
    ),
  },
] as const satisfies readonly ServerEntry[];

/** Names one of the things that the server keeps. */
export type ServerEntryId = (typeof serverEntries)[number]['id'];
