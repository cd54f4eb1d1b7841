import * as v from 'valibot';

// Ids in requests and stored records. Answers have them as plain text: the server has made them.

/** Millisecond timestamp and a random string (Specification §3). Opens nothing without the token. */
export const TestSessionIdSchema = v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{10,32}$/));

/** Id of a checkout for its payment provider and its return page. */
export const CheckoutIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{10,100}$/));

/**
 * Reference of a checkout's return page: its id, or the test session and its attempt to pay, which we know before a
 * provider names the checkout.
 */
export const CheckoutReferenceSchema = v.union([
  CheckoutIdSchema,
  v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{10,32}\.[a-z0-9]{24}$/)),
]);

/** Id of a shared result, 128 random bits: anyone with its link can read it. */
export const SharedResultIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Id of one email; it gives its state to the test session that requested it, and opens nothing. */
export const EmailIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{24}$/));

/**
 * Code of a certificate: four groups of five letters and digits (99 bits) that look different on paper: no i, l, o, 0
 * and 1.
 */
export const CertificateCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-hjkmnp-z2-9]{5}(?:-[a-hjkmnp-z2-9]{5}){3}$/),
);

/** The form of a BCP 47 tag. */
export const LocaleSchema = v.pipe(
  v.string(),
  v.regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/),
  v.maxLength(35),
);
