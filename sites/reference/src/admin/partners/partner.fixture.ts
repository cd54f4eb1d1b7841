import type { PartnerView } from '@quotient/contract/admin';

/** A partner that works, as the server answers it. */
export const quiz: PartnerView = {
  id: 'quiz',
  firstKey: 'quiz',
  source: 'admin',
  state: 'works',
  name: 'Quiz',
  origins: ['https://quiz.example'],
  keys: [{ key: 'quiz', createdAt: 1, endsAt: null, state: 'works' }],
  createdAt: 1,
  revokedAt: null,
  version: 3,
};

/** Answer to a request for the list of partners. */
export const listOf = (...partners: PartnerView[]) => ({
  partners,
  hasFile: false,
  partnerDocs: 'public',
  publicUrl: 'https://iq.example',
});
