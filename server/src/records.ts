import { auditRecords } from './audit/record.ts';
import { clockRecords } from './clock/record.ts';
import { earlierCountRecords, earlierRowsRecords } from './dashboard/earlierRecord.ts';
import {
  countingRecords,
  dayCountRecords,
  testRowRecords,
  uncountedRecords,
  visitsRecords,
} from './dashboard/record.ts';
import { addressCountRecords, emailRecords, mailCountRecords } from './mail/record.ts';
import { partnerRecords } from './partners/record.ts';
import { bookkeepingRecords } from './payments/bookkeeping.ts';
import { orderAddressRecords, orderRecords } from './payments/orderRecord.ts';
import { pendingPaymentRecords } from './payments/pendingPaymentRecord.ts';
import { certificateRecords } from './publishing/certificateRecord.ts';
import { sharedResultRecords } from './publishing/sharedResultRecord.ts';
import { sweepRecords } from './retention/record.ts';
import { testSessionRecords } from './session/record.ts';
import { createSharedQuestions, questionRecords } from './session/sharedQuestions.ts';
import { svgShapeRecords } from './shapes/record.ts';
import { archivedFileRecords } from './site/archivedFileRecord.ts';
import type { OpenCollection } from './store/collection.ts';
import { withdrawalRecords } from './withdrawals/record.ts';

/** All documents of the app itself. A provider with more opens its own collection. */
export const records = {
  questions: questionRecords,
  testSessions: testSessionRecords,
  sharedResults: sharedResultRecords,
  bookkeeping: bookkeepingRecords,
  pendingPayments: pendingPaymentRecords,
  orders: orderRecords,
  orderAddresses: orderAddressRecords,
  withdrawals: withdrawalRecords,
  emails: emailRecords,
  mailCounts: mailCountRecords,
  mailAddresses: addressCountRecords,
  certificates: certificateRecords,
  audit: auditRecords,
  dayCounts: dayCountRecords,
  testRows: testRowRecords,
  uncounted: uncountedRecords,
  counting: countingRecords,
  earlierCounts: earlierCountRecords,
  earlierRows: earlierRowsRecords,
  visits: visitsRecords,
  svgShapes: svgShapeRecords,
  partners: partnerRecords,
  clock: clockRecords,
  sweeps: sweepRecords,
  archivedFiles: archivedFileRecords,
};

/** The collections of `records`. */
export const openRecords = (
  collection: OpenCollection,
  questions = createSharedQuestions(collection(records.questions)),
) => ({
  testSessions: questions.testsWithQuestions(collection(records.testSessions)),
  sharedResults: collection(records.sharedResults),
  bookkeeping: collection(records.bookkeeping),
  pendingPayments: collection(records.pendingPayments),
  orders: collection(records.orders),
  orderAddresses: collection(records.orderAddresses),
  withdrawals: collection(records.withdrawals),
  emails: collection(records.emails),
  mailCounts: collection(records.mailCounts),
  mailAddresses: collection(records.mailAddresses),
  certificates: collection(records.certificates),
  audit: collection(records.audit),
  dayCounts: collection(records.dayCounts),
  testRows: collection(records.testRows),
  uncounted: collection(records.uncounted),
  counting: collection(records.counting),
  earlierCounts: collection(records.earlierCounts),
  earlierRows: collection(records.earlierRows),
  visits: collection(records.visits),
  svgShapes: collection(records.svgShapes),
  partners: collection(records.partners),
  clock: collection(records.clock),
  sweeps: collection(records.sweeps),
  archivedFiles: collection(records.archivedFiles),
});
