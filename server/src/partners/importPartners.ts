import { type Partner, PartnerSchema } from '@quotient/contract';
import {
  type ImportedPartner,
  MOST_IMPORTED_PARTNERS,
  type PartnerImport,
  type PartnerProblem,
  partnerProblems,
} from '@quotient/contract/admin';
import * as v from 'valibot';
import { ApiError } from '../base/errors.ts';
import { type PartnerBook, type PartnerFields, reservedKeys } from './partnerBook.ts';
import { indexOfRepeat } from './partners.ts';
import type { PartnerRecord } from './record.ts';

const fieldNames = ['name', 'origins', 'brandTheme', 'locale', 'returnUrl', 'shuffleOptions'] as const;

/** Action for one entry. */
interface Step extends ImportedPartner {
  partner?: Partner;
  owner?: PartnerRecord | undefined;
}

/** Readable part of an entry with mistakes. */
const GuessSchema = v.object({ key: v.fallback(v.string(), ''), name: v.fallback(v.string(), '') });

const changesOf = (partner: PartnerFields, record: PartnerRecord) =>
  fieldNames.filter((name) => JSON.stringify(partner[name]) !== JSON.stringify(record[name]));

/** Plans the import of a file's text into the partners of the admin area. Changes nothing. */
function planImport(book: PartnerBook, text: string): PartnerImport & { steps: Step[] } {
  const nothing = { partners: [], steps: [], plan: '' };
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return { problem: 'not_json', ...nothing };
  }
  if (!Array.isArray(list)) return { problem: 'no_list', ...nothing };
  if (list.length > MOST_IMPORTED_PARTNERS) return { problem: 'too_many', ...nothing };

  const done = new Set<string>();
  const steps = list.map((entry: unknown, index): Step => {
    const guess = v.is(v.looseObject({}), entry) ? v.parse(GuessSchema, entry) : { key: '', name: '' };
    const named = { index, key: guess.key || null, name: guess.name || null, isHeldByFile: false };
    const refused = (problems: Record<string, string>): Step => ({
      ...named,
      outcome: 'refused',
      changes: [],
      problems,
    });
    const because = (field: string, problem: PartnerProblem) =>
      refused({ [field]: partnerProblems[problem] });

    const read = v.safeParse(PartnerSchema, entry);
    if (!read.success)
      return refused(
        Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
      );
    const partner = read.output;
    const { key, origins } = partner;
    const owner = book.ownerOf(key);
    const id = owner?.id ?? key;
    const twice = indexOfRepeat(origins);
    if (done.has(id)) return because('key', 'key_twice');
    if (twice >= 0) return because(`origins.${twice}`, 'origin_twice');
    if (owner?.revokedAt != null) return because('key', 'partner_revoked');
    const state = owner && book.view(owner.id).keys.find((each) => each.key === key)?.state;
    if (state === 'ended') return because('key', 'key_ended');
    if (!owner && reservedKeys.has(key)) return because('key', 'key_reserved');
    done.add(id);
    const changes = owner ? changesOf(partner, owner) : [];
    const outcome = !owner ? 'made' : changes.length > 0 ? 'changed' : 'same';
    return { ...named, outcome, changes, problems: {}, isHeldByFile: book.isOfFile(key), partner, owner };
  });
  const plan = JSON.stringify(steps.map(({ key, outcome, owner }) => [key, outcome, owner?.version ?? 0]));
  const partners = steps.map(({ partner: _, owner: __, ...said }) => said);
  return { problem: null, partners, plan, steps };
}

/** Describes the result of an import. Changes nothing. */
export function checkImport(book: PartnerBook, text: string): PartnerImport {
  const { steps: _, ...said } = planImport(book, text);
  return said;
}

/**
 * Imports the entries of a file without the refused ones. Throws `version_changed` if the result would differ from
 * `plan`: then nothing changes.
 */
export async function importPartners(book: PartnerBook, text: string, plan: string): Promise<PartnerImport> {
  const { steps, ...said } = planImport(book, text);
  if (said.plan !== plan) throw new ApiError('version_changed');
  for (const { outcome, partner, owner } of steps) {
    if (!partner) continue;
    const { key: _, ...fields } = partner;
    if (outcome === 'made') await book.create(partner, { isTakenOver: true });
    if (outcome === 'changed' && owner) await book.change(owner.id, owner.version, fields);
  }
  return said;
}
