import { fillDays, type RetentionDays } from '@quotient/contract/retention';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import { fillOperator } from './fillOperator.ts';
import type { Operator } from './readOperatorFile.ts';

/** Values of the installation in built files. */
export interface Installation {
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  /** Marks every page as DEMO. @default false */
  isDemo?: boolean | undefined;
  /** Id of a Google tag, on every page: it asks for consent and then loads the tag. @default no tag */
  googleTagId?: string | undefined;
  /** Operator of the installation. @default the pages report that it's missing */
  operator?: Operator | undefined;
  /** Marks every page: the payment screen asks for consent to results at once. @default false */
  asksConsent?: boolean | undefined;
  /** Days in the pages' text about the right of withdrawal; `null` hides it. @default those of the build */
  withdrawalDays?: number | null | undefined;
  /** Days in the pages' text about stored records. @default those of the build */
  retentionDays?: RetentionDays | undefined;
}

/** Makes the only function that fills built files with the values of an installation. */
export function createFill(installation: Installation) {
  const { publicUrl, isDemo, googleTagId, operator, asksConsent, withdrawalDays, retentionDays } =
    installation;
  const days = { ...retentionDays, ...(withdrawalDays && { withdrawal: withdrawalDays }) };
  const marks = [
    isDemo && ' data-demo',
    googleTagId && ` data-google-tag="${googleTagId}"`,
    asksConsent && ' data-immediate-performance',
    withdrawalDays === null && ' data-no-withdrawal',
  ]
    .filter(Boolean)
    .join('');
  return (built: string): string => {
    const marked = built.replace('<html', `<html${marks}`).replaceAll(BUILT_ORIGIN, publicUrl);
    const owned = operator ? fillOperator(marked, operator) : marked;
    return fillDays(owned, days);
  };
}
