import { hint } from './hint.ts';
import { missingKeys, unknownKeys } from './wordKeys.ts';

/** Enough to see what is meant. */
const listed = (keys: readonly string[]) => `${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ', …' : ''}`;
const counted = (keys: readonly string[]) => `${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`;

/** The type of a whole table of words. */
type TableName = 'Messages' | 'ConsentMessages';

/** Says which keys the words of a language lack; `shown` is what visitors read there. */
export function missingHint(tag: string, missing: readonly string[], shown: string, table: TableName): void {
  if (missing.length === 0) return;
  hint(
    'missing_words',
    `the words of ${tag} lack ${counted(missing)}, where visitors read ${shown}: ${listed(missing)}. A table of the type ${table} makes the compiler ask for each.`,
  );
}

/** Prints the page's words under unknown keys, such as misspelt ones. `all` are ours. */
export function unknownHint(tag: string, all: object, own: object, table: TableName): void {
  const unknown = unknownKeys(all, own);
  if (unknown.length === 0) return;
  hint(
    'unknown_words',
    `the words of ${tag} have ${counted(unknown)} that nobody reads: ${listed(unknown)}. The type ${table} has the right ones${table === 'Messages' ? ', and so has lib/words.schema.json of the package' : ''}.`,
  );
}

/**
 * Prints problems with a page's own words: misspelt keys, and missing ones if its language isn't ours (`all` is English
 * then).
 */
export function overrideHints(tag: string, all: object, own: object, isForeign: boolean): void {
  if (isForeign) missingHint(tag, missingKeys(all, own), 'English', 'Messages');
  unknownHint(tag, all, own, 'Messages');
}
