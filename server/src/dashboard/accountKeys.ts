import { retried } from '../base/retried.ts';
import { keyOfAccount } from './groups.ts';
import type { Store } from './ports.ts';

/** Common values of day counts: all partners, languages and sets in them. */
export interface AccountKeys {
  partners: ReadonlySet<string>;
  locales: ReadonlySet<string>;
  sets: ReadonlySet<string>;
}

/** Collects them from the names of all day counts, once, and from later ones. */
export function createAccountKeys({ dayCounts }: Pick<Store, 'dayCounts'>) {
  const found = { partners: new Set<string>(), locales: new Set<string>(), sets: new Set<string>() };

  function add(account: string | undefined): void {
    if (account === undefined) return;
    const { partner, locale, set } = keyOfAccount(account);
    if (partner !== null) found.partners.add(partner);
    found.locales.add(locale);
    found.sets.add(set);
  }

  const stored = retried(async () => {
    for (const day of await dayCounts.groups()) for await (const account of dayCounts.ids(day)) add(account);
  });

  return {
    add,
    async all(): Promise<AccountKeys> {
      await stored();
      return found;
    },
  };
}
