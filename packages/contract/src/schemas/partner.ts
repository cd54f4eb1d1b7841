import * as v from 'valibot';

/** Partner's entry, as its page may read it. */
export const PublicPartnerSchema = v.object({
  key: v.string(),
  name: v.string(),
  brandTheme: v.exactOptional(v.string()),
  locale: v.exactOptional(v.string()),
  returnUrl: v.exactOptional(v.string()),
});

/** Partner's entry, as its page may read it. */
export type PublicPartner = v.InferOutput<typeof PublicPartnerSchema>;
