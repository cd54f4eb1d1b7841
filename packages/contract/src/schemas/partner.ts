import * as v from 'valibot';

/** What a partner's page may know of its own entry. */
export const PublicPartnerSchema = v.object({
  key: v.string(),
  name: v.string(),
  brandTheme: v.exactOptional(v.string()),
  locale: v.exactOptional(v.string()),
  returnUrl: v.exactOptional(v.string()),
});

/** What a partner's page may know of its own entry. */
export type PublicPartner = v.InferOutput<typeof PublicPartnerSchema>;
