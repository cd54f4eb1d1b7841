import * as v from 'valibot';
import { readLocaleTag } from '../values/localeTag.ts';
import { originProblem, originProblems } from '../values/origin.ts';
import { readUrl } from '../values/readUrl.ts';
import { PublicPartnerSchema } from './partner.ts';

const OriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => originProblem(text) === undefined,
    ({ input }) => originProblems[originProblem(input) ?? 'origin_host'],
  ),
);

function isWebAddress(text: string): boolean {
  const { protocol = '', username } = readUrl(text) ?? {};
  return /^https?:$/.test(protocol) && username === '' && text === text.trim();
}

/** Key of a partner in an element's attribute. */
export const PartnerKeySchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens, 64 at most'),
);

/** Fields of a partner besides its key. */
export const partnerFields = {
  name: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  brandTheme: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be the lower-case name of a look')),
  ),
  /** Spelling of the host, e.g. `de_DE`; `readLocaleTag` reads it. */
  locale: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(35, 'must be a language such as de or de-CH'),
      v.check((text) => readLocaleTag(text) !== undefined, 'must be a language such as de or de-CH'),
    ),
  ),
  returnUrl: v.exactOptional(
    v.pipe(v.string(), v.check(isWebAddress, 'must be an http(s) address without a name and password')),
  ),
  /** True to shuffle the options in each test of its pages. Absent: in every set but `main`. */
  shuffleOptions: v.exactOptional(v.boolean()),
  origins: v.pipe(v.array(OriginSchema), v.minLength(1, 'must be one at least')),
};

/** Returns true if visitors return to a page of the partner, or nowhere. */
export const returnsHome = ({ origins, returnUrl }: { origins: string[]; returnUrl?: string }): boolean =>
  returnUrl === undefined || origins.includes(readUrl(returnUrl)?.origin ?? '');

/** Message if they would return elsewhere. */
export const RETURNS_ELSEWHERE = 'must be an address of one of the origins';

/** Site that may embed the test, as the operator configures it. */
export const PartnerSchema = v.pipe(
  v.strictObject({ ...PublicPartnerSchema.entries, ...partnerFields, key: PartnerKeySchema }),
  v.forward(
    v.check((partner) => returnsHome(partner), RETURNS_ELSEWHERE),
    ['returnUrl'],
  ),
);

/** A site that may embed the test, with the origins of its pages. */
export type Partner = v.InferOutput<typeof PartnerSchema>;
