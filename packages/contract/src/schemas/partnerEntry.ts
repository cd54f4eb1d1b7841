import * as v from 'valibot';
import { LocaleSchema } from './ids.ts';
import { PublicPartnerSchema } from './partner.ts';

/**
 * Compared as text with the `Origin` header, and written into a content security policy. There, `*` and `;` have a
 * meaning: the URL parser would let them pass.
 */
const isOrigin = (text: string) =>
  /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const OriginSchema = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    'must be an origin as browsers send it: http(s), lower case, no path and no slash at the end, e.g. https://www.example.org',
  ),
);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || text !== text.trim()) return false;
  const { protocol, username } = new URL(text);
  return /^https?:$/.test(protocol) && username === '';
}

/** A site that may embed the test, as the operator writes it down. */
export const PartnerSchema = v.pipe(
  v.strictObject({
    ...PublicPartnerSchema.entries,
    key: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens, 64 at most'),
    ),
    name: v.pipe(v.string(), v.minLength(1)),
    brandTheme: v.exactOptional(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be the lower-case name of a look')),
    ),
    locale: v.exactOptional(LocaleSchema),
    returnUrl: v.exactOptional(
      v.pipe(v.string(), v.check(isWebAddress, 'must be an http(s) address without a name and password')),
    ),
    /** Whether each test of its pages shows the options in an order of its own. Absent: in every set but `main`. */
    shuffleOptions: v.exactOptional(v.boolean()),
    origins: v.pipe(v.array(OriginSchema), v.minLength(1)),
  }),
  v.forward(
    v.check(
      ({ origins, returnUrl }) =>
        returnUrl === undefined || (URL.canParse(returnUrl) && origins.includes(new URL(returnUrl).origin)),
      'must be an address of one of the origins',
    ),
    ['returnUrl'],
  ),
);

/** A site that may embed the test, with the origins of its pages. */
export type Partner = v.InferOutput<typeof PartnerSchema>;
