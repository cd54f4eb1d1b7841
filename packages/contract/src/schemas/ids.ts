import * as v from 'valibot';

// What a request or a stored record names. Answers carry the same as plain text: the server has made them.

/** Millisecond timestamp and a random string (Specification §3). Opens nothing without the token. */
export const TestSessionIdSchema = v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{10,32}$/));

/** Names a checkout to its payment provider and to the page that it returns to. */
export const CheckoutIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{10,100}$/));

/**
 * What the page that a checkout returns to has of it: its id, or the test session and its attempt to pay, which we know
 * before a provider names the checkout.
 */
export const CheckoutReferenceSchema = v.union([
  CheckoutIdSchema,
  v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{10,32}\.[a-z0-9]{24}$/)),
]);

/** 128 bits of randomness: a shared result can be read by whoever has its link. */
export const SharedResultIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Names one e-mail; tells its state to the test session that asked for it, and opens nothing. */
export const EmailIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{24}$/));

/** Four groups of five letters and digits (99 bits) that are told apart on paper: no i, l, o, 0 and 1. */
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
