import { z } from '@hono/zod-openapi';
import { LocaleSchema } from './testSession.ts';

export const PartnerKeySchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'must be lower-case letters, digits and hyphens, 64 at most' })
  .openapi({ example: 'acme' });

/**
 * Compared as text with the `Origin` header, and written into a content security policy. There, `*` and `;` have a
 * meaning: the URL parser would let them pass.
 */
const OriginSchema = z
  .string()
  .refine(
    (text) =>
      /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    {
      error:
        'must be an origin as browsers send it: http(s), lower case, no path and no slash at the end, e.g. https://www.example.org',
    },
  );

/** What a partner's page may know of its own entry. */
export const PublicPartnerSchema = z
  .object({
    key: PartnerKeySchema,
    name: z.string().min(1),
    brandTheme: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, { error: 'must be the lower-case name of a look' })
      .optional()
      .openapi({ description: 'Name of a shipped look. Default: default.' }),
    locale: LocaleSchema.optional(),
    returnUrl: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .refine((text) => URL.canParse(text) && new URL(text).username === '' && text === text.trim(), {
        error: 'must be an http(s) address without a name and password',
      })
      .optional()
      .openapi({ description: 'Where a checkout in the same tab ends.' }),
  })
  .openapi('PublicPartner');

/** A site that may embed the test, as the operator writes it down. */
export const PartnerSchema = z
  .strictObject({ ...PublicPartnerSchema.shape, origins: z.array(OriginSchema).min(1) })
  .refine(
    ({ origins, returnUrl }) =>
      returnUrl === undefined || (URL.canParse(returnUrl) && origins.includes(new URL(returnUrl).origin)),
    { path: ['returnUrl'], error: 'must be an address of one of the origins' },
  );

export type PublicPartner = z.infer<typeof PublicPartnerSchema>;
export type Partner = z.infer<typeof PartnerSchema>;
