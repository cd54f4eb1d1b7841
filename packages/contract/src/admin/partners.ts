import * as v from 'valibot';
import {
  PartnerKeySchema,
  PartnerSchema,
  partnerFields,
  RETURNS_ELSEWHERE,
  returnsHome,
} from '../schemas/partnerEntry.ts';
import { count, positive } from '../schemas/scalars.ts';
import { originProblems } from '../values/origin.ts';
import { type AdminRoute, adminCall } from './route.ts';

export { isOpenToAll, meantOrigin, type OriginProblem, originProblem } from '../values/origin.ts';

/** What can be wrong with the fields of a partner, and how the server says it. Pages find their own words by the name. */
export const partnerProblems = {
  ...originProblems,
  returns_elsewhere: RETURNS_ELSEWHERE,
  origin_twice: 'must not be there twice',
  key_taken: 'belongs to a partner, or did once: a key is never given to another one',
  key_reserved: 'is the name of a screen of the admin area',
  key_of_file: 'stands in PARTNERS_FILE: import it to take it over',
  key_ended: 'is a key of a partner that has ended: let it work again there first',
  key_twice: 'stands further up already',
  partner_revoked: 'belongs to a partner that was revoked: bring it back first',
} as const;

/** Names what is wrong with a field of a partner. */
export type PartnerProblem = keyof typeof partnerProblems;

/** A key of a partner. */
const PartnerKeyViewSchema = v.object({
  key: v.string(),
  /** `null`: that of `PARTNERS_FILE`. */
  createdAt: v.nullable(count),
  /** From then on it is refused. `null`: it works for good. */
  endsAt: v.nullable(count),
  /** By the server's clock. `by-file`: it works, for the partner that `PARTNERS_FILE` has under the same key. */
  state: v.picklist(['works', 'ends', 'ended', 'by-file']),
});

/** A partner as operators see it. Times in milliseconds since the epoch. */
export const PartnerViewSchema = v.object({
  /** Names it in addresses. Those of the file have a dot in them, which no key has. */
  id: v.string(),
  /** What the numbers call it: the key that it had first. Tests remember it, whichever key they came by. */
  firstKey: v.string(),
  /** Partners of `PARTNERS_FILE` are changed there. */
  source: v.picklist(['file', 'admin']),
  /** `no-key`: all of its keys have ended. */
  state: v.picklist(['works', 'no-key', 'revoked']),
  name: v.string(),
  origins: v.array(v.string()),
  brandTheme: v.exactOptional(v.string()),
  locale: v.exactOptional(v.string()),
  returnUrl: v.exactOptional(v.string()),
  shuffleOptions: v.exactOptional(v.boolean()),
  /** Oldest first. */
  keys: v.array(PartnerKeyViewSchema),
  createdAt: v.nullable(count),
  revokedAt: v.nullable(count),
  /** Counts changes; whoever changes it says which one was seen. */
  version: count,
});

/** A partner as operators see it. */
export type PartnerView = v.InferOutput<typeof PartnerViewSchema>;

/** What an import makes of one entry of the file. */
export const ImportedPartnerSchema = v.object({
  /** Its place in the list, from 0. */
  index: count,
  key: v.nullable(v.string()),
  name: v.nullable(v.string()),
  outcome: v.picklist(['made', 'changed', 'same', 'refused']),
  /** Names of the fields that become others. */
  changes: v.array(v.string()),
  /** Path of each bad field → what is wrong with it. */
  problems: v.record(v.string(), v.string()),
  /** `PARTNERS_FILE` has the same key: its entry holds until the file is taken away. */
  isHeldByFile: v.boolean(),
});

/** What an import makes of one entry of the file. */
export type ImportedPartner = v.InferOutput<typeof ImportedPartnerSchema>;

/** So many partners are read of one file. */
export const MOST_IMPORTED_PARTNERS = 1000;

const PartnerImportSchema = v.object({
  /** What is wrong with the whole text. `null`: it is a list of at most `MOST_IMPORTED_PARTNERS`. */
  problem: v.nullable(v.picklist(['not_json', 'no_list', 'too_many'])),
  partners: v.array(ImportedPartnerSchema),
  /** Stands for what was said here: the import is refused where something else would come of it by then. */
  plan: v.string(),
});

/** What an import does, or has done. */
export type PartnerImport = v.InferOutput<typeof PartnerImportSchema>;

const PartnerCheckSchema = v.object({
  /** One entry per origin of the partner, and last that of the asked address where it has another one. */
  pages: v.array(
    v.object({
      origin: v.string(),
      /** What a start from there would answer. `null`: it works. */
      refusal: v.nullable(v.picklist(['partner_not_found', 'origin_not_allowed'])),
    }),
  ),
});

const params = v.object({ id: v.string() });
/** Whoever changes something says which version was seen. */
const seen = v.strictObject({ version: positive });
const refusals = ['partner_not_found', 'partner_read_only', 'version_changed'] as const;
const path = '/api/admin/partners/:id' as const;

/** The sites that may embed the test. */
export const partnerRoutes = {
  listPartners: adminCall(
    'GET',
    '/api/admin/partners',
    v.object({
      partners: v.array(PartnerViewSchema),
      /** Whether `PARTNERS_FILE` is set. */
      hasFile: v.boolean(),
      /** Origin that visitors and pages of partners reach the server under. */
      publicUrl: v.string(),
    }),
  ),
  getPartner: {
    ...adminCall('GET', path, PartnerViewSchema),
    params,
    failures: ['partner_not_found'],
  },
  createPartner: {
    ...adminCall('POST', '/api/admin/partners', PartnerViewSchema),
    action: 'partner.create',
    body: PartnerSchema,
    success: 201,
  },
  changePartner: {
    ...adminCall('PUT', path, PartnerViewSchema),
    action: 'partner.change',
    params,
    body: v.pipe(
      v.strictObject({ ...seen.entries, ...partnerFields }),
      v.forward(
        v.check((partner) => returnsHome(partner), RETURNS_ELSEWHERE),
        ['returnUrl'],
      ),
    ),
    failures: refusals,
  },
  revokePartner: {
    ...adminCall('POST', `${path}/revoke`, PartnerViewSchema),
    action: 'partner.revoke',
    params,
    body: seen,
    failures: refusals,
  },
  restorePartner: {
    ...adminCall('POST', `${path}/restore`, PartnerViewSchema),
    action: 'partner.restore',
    params,
    body: seen,
    failures: refusals,
  },
  addPartnerKey: {
    ...adminCall('POST', `${path}/keys`, PartnerViewSchema),
    action: 'partner.key.add',
    params,
    body: v.strictObject({ ...seen.entries, key: PartnerKeySchema }),
    failures: refusals,
  },
  /** Lets a key end: at once, later, or (`null`) not at all. */
  endPartnerKey: {
    ...adminCall('PUT', `${path}/keys/:key`, PartnerViewSchema),
    action: 'partner.key.end',
    params: v.object({ ...params.entries, key: v.string() }),
    body: v.strictObject({ ...seen.entries, endsAt: v.nullable(v.union([v.literal('now'), count])) }),
    failures: refusals,
  },
  /** Asks what a start from each of its origins would answer, by the rule that starts go by. */
  checkPartner: {
    ...adminCall('GET', `${path}/check`, PartnerCheckSchema),
    params,
    query: v.object({ key: v.string(), address: v.exactOptional(v.string()) }),
    failures: ['partner_not_found'],
  },
  /** Says what an import would do. Nothing is changed. */
  checkPartnerImport: {
    ...adminCall('POST', '/api/admin/partners/import/check', PartnerImportSchema),
    action: 'partner.import.check',
    body: v.strictObject({ text: v.string() }),
  },
  /** Takes over the entries of a file, the refused ones left out. */
  importPartners: {
    ...adminCall('POST', '/api/admin/partners/import', PartnerImportSchema),
    action: 'partner.import',
    body: v.strictObject({ text: v.string(), plan: v.string() }),
    failures: ['version_changed'],
  },
} as const satisfies Record<string, AdminRoute>;
