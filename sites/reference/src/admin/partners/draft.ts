import { type Partner, readUrl } from '@quotient/contract';
import {
  originProblem,
  type PartnerProblem,
  type PartnerView,
  partnerProblems,
} from '@quotient/contract/admin';

/** Contents of a partner's form. */
export interface Draft {
  key: string;
  name: string;
  /** One at least, also where it is empty. */
  origins: string[];
  brandTheme: string;
  locale: string;
  returnUrl: string;
  shuffleOptions: '' | 'yes' | 'no';
}

/** Names what is wrong with a field: what the server says, and what is found before it is asked. */
export type Problem = PartnerProblem | 'name_missing' | 'key_form' | 'return_form' | 'unusable';

/** Problems by the path of the field: `origins.1`. */
export type Problems = Readonly<Record<string, Problem>>;

/** The form of a partner; of a new one without. */
export const draftOf = (partner?: PartnerView): Draft => ({
  key: partner?.firstKey ?? '',
  name: partner?.name ?? '',
  origins: partner?.origins ?? [''],
  brandTheme: partner?.brandTheme ?? '',
  locale: partner?.locale ?? '',
  returnUrl: partner?.returnUrl ?? '',
  shuffleOptions: partner?.shuffleOptions === undefined ? '' : partner.shuffleOptions ? 'yes' : 'no',
});

/** Returns the fields to send, without the key. Empty origins are left out. */
export function fieldsOf(draft: Draft): Omit<Partner, 'key'> {
  const [name, brandTheme, locale, returnUrl] = [
    draft.name,
    draft.brandTheme,
    draft.locale,
    draft.returnUrl,
  ].map((text) => text.trim());
  return {
    name: name ?? '',
    origins: draft.origins.map((text) => text.trim()).filter(Boolean),
    ...(brandTheme && { brandTheme }),
    ...(locale && { locale }),
    ...(returnUrl && { returnUrl }),
    ...(draft.shuffleOptions && { shuffleOptions: draft.shuffleOptions === 'yes' }),
  };
}

/** Returns true if two forms would be stored as the same. */
export const isSame = (a: Draft, b: Draft): boolean =>
  a.key === b.key && JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

/** The fields in which two forms differ. */
export const differences = (a: Draft, b: Draft): (keyof Draft)[] => {
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  const names = ['name', 'origins', 'brandTheme', 'locale', 'returnUrl', 'shuffleOptions'] as const;
  return names.filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]));
};

function returnProblem(text: string, origins: readonly string[]): Problem | undefined {
  if (text === '') return undefined;
  const { protocol = '', origin = '' } = readUrl(text) ?? {};
  if (!/^https?:$/.test(protocol)) return 'return_form';
  return origins.includes(origin) ? undefined : 'returns_elsewhere';
}

/** Returns true for a text that can be a key. */
export const isKey = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);

/** Returns the problems of a form that don't need the server. */
export function problemsOf(draft: Draft): Problems {
  const problems: Record<string, Problem> = {};
  const origins = draft.origins.map((text) => text.trim());
  if (draft.name.trim() === '') problems.name = 'name_missing';
  if (!isKey(draft.key)) problems.key = 'key_form';
  origins.forEach((text, i) => {
    const problem = text ? originProblem(text) : undefined;
    if (problem) problems[`origins.${i}`] = problem;
    else if (text && origins.indexOf(text) < i) problems[`origins.${i}`] = 'origin_twice';
  });
  if (origins.every((text) => text === '')) problems['origins.0'] = 'origin_missing';
  const ofReturn = returnProblem(draft.returnUrl.trim(), origins);
  if (ofReturn) problems.returnUrl = ofReturn;
  return problems;
}

const named = new Map<string, Problem>(
  Object.entries(partnerProblems).map(([problem, text]) => [text, problem as PartnerProblem]),
);
/** Problem of a field that its schema refuses. */
const ofField = new Map<string, Problem>([
  ['key', 'key_form'],
  ['name', 'name_missing'],
  ['origins', 'origin_missing'],
  ['returnUrl', 'return_form'],
]);

/** The server's sentences by the names that pages have words for: those of a schema are for developers. */
export const problemsOfServer = (fields: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path, named.get(text) ?? ofField.get(path) ?? 'unusable']),
  );
