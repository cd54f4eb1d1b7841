import { partnerRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';

/** The partners that tests may belong to, by the keys that tests remember. */
export function usePartners() {
  const { data } = useAdminQuery(partnerRoutes.listPartners, {});
  const partners = data?.partners ?? [];
  return {
    keys: partners.map(({ firstKey }) => firstKey),
    /** The name of a partner; its key where it is not known, or not any more. */
    nameOf: (key: string): string => partners.find(({ firstKey }) => firstKey === key)?.name ?? key,
  };
}
