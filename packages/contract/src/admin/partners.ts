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
import { partnerDocsReaders } from '../values/site.ts';
import { type AdminRoute, adminCall } from './route.ts';

export { isOpenToAll, meantOrigin, type OriginProblem, originProblem } from '../values/origin.ts';

/** Problems of a partner's fields, with the server's message. Pages have their own words for each name. */
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

/** Problem of a partner's field. */
export type PartnerProblem = keyof typeof partnerProblems;

/** A key of a partner. */
const PartnerKeyViewSchema = v.object({
  key: v.string(),
  /** `null`: that of `PARTNERS_FILE`. */
  createdAt: v.nullable(count),
  /** Time from which it is refused. `null`: never. */
  endsAt: v.nullable(count),
  /** State by the server's clock. `by-file`: it works, for the partner with the same key in `PARTNERS_FILE`. */
  state: v.picklist(['works', 'ends', 'ended', 'by-file']),
});

/** A partner as operators see it. Times in milliseconds since the epoch. */
export const PartnerViewSchema = v.object({
  /** Id in addresses. Those of the file have a dot in them, which no key has. */
  id: v.string(),
  /** Name in the dashboard: its first key. Tests store it, whichever key they used. */
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
  /** Number of changes; each change names the version that was seen. */
  version: count,
});

/** A partner as operators see it. */
export type PartnerView = v.InferOutput<typeof PartnerViewSchema>;

/** Result of importing one entry of the file. */
export const ImportedPartnerSchema = v.object({
  /** Place in the list, from 0. */
  index: count,
  key: v.nullable(v.string()),
  name: v.nullable(v.string()),
  outcome: v.picklist(['made', 'changed', 'same', 'refused']),
  /** Names of the changed fields. */
  changes: v.array(v.string()),
  /** Path of each bad field → its problem. */
  problems: v.record(v.string(), v.string()),
  /** True if `PARTNERS_FILE` has the same key: its entry takes precedence until the file is removed. */
  isHeldByFile: v.boolean(),
});

/** Result of importing one entry of the file. */
export type ImportedPartner = v.InferOutput<typeof ImportedPartnerSchema>;

/** Most partners read from one file. */
export const MOST_IMPORTED_PARTNERS = 1000;

const PartnerImportSchema = v.object({
  /** Problem of the whole text. `null`: it is a list of at most `MOST_IMPORTED_PARTNERS`. */
  problem: v.nullable(v.picklist(['not_json', 'no_list', 'too_many'])),
  partners: v.array(ImportedPartnerSchema),
  /** Identifier of this plan: the import is refused if its result would differ by then. */
  plan: v.string(),
});

/** Import of partners, planned or done. */
export type PartnerImport = v.InferOutput<typeof PartnerImportSchema>;

const PartnerCheckSchema = v.object({
  /** One entry per origin of the partner, and last that of the requested address if it has another one. */
  pages: v.array(
    v.object({
      origin: v.string(),
      /** Error of a start from there. `null`: it works. */
      refusal: v.nullable(v.picklist(['partner_not_found', 'origin_not_allowed'])),
    }),
  ),
});

const params = v.object({ id: v.string() });
/** Version of a partner that was seen before its change. */
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
      /** True if `PARTNERS_FILE` is set. */
      hasFile: v.boolean(),
      /** Origin at which visitors and partners' pages reach the server. */
      publicUrl: v.string(),
      /** Readers of the documentation for partners. */
      partnerDocs: v.picklist(partnerDocsReaders),
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
  /** Ends a key: at once, later, or (`null`) never. */
  endPartnerKey: {
    ...adminCall('PUT', `${path}/keys/:key`, PartnerViewSchema),
    action: 'partner.key.end',
    params: v.object({ ...params.entries, key: v.string() }),
    body: v.strictObject({ ...seen.entries, endsAt: v.nullable(v.union([v.literal('now'), count])) }),
    failures: refusals,
  },
  /** Checks a start from each of the partner's origins, by the rule of real starts. */
  checkPartner: {
    ...adminCall('GET', `${path}/check`, PartnerCheckSchema),
    params,
    query: v.object({ key: v.string(), address: v.exactOptional(v.string()) }),
    failures: ['partner_not_found'],
  },
  /** Describes the result of an import. Changes nothing. */
  checkPartnerImport: {
    ...adminCall('POST', '/api/admin/partners/import/check', PartnerImportSchema),
    action: 'partner.import.check',
    body: v.strictObject({ text: v.string() }),
  },
  /** Imports the entries of a file without the refused ones. */
  importPartners: {
    ...adminCall('POST', '/api/admin/partners/import', PartnerImportSchema),
    action: 'partner.import',
    body: v.strictObject({ text: v.string(), plan: v.string() }),
    failures: ['version_changed'],
  },
} as const satisfies Record<string, AdminRoute>;
