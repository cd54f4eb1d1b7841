import { fillRetention, type RetentionDays } from '@quotient/contract/retention';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import { fillOperator } from './fillOperator.ts';
import type { Operator } from './readOperatorFile.ts';

/** What built files say of the installation that sends them. */
export interface Installation {
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  /** Marks every page, so that it says DEMO. @default false */
  isDemo?: boolean | undefined;
  /** Marks every page with this id, so that it asks for consent to this Google tag and loads it then. @default no tag */
  googleTagId?: string | undefined;
  /** Who runs it. @default the pages say that nobody has said so */
  operator?: Operator | undefined;
  /** What the pages say about how long records are kept. @default what they were built with */
  retentionDays?: RetentionDays | undefined;
}

/** The one place where built files become those of an installation: the text of a file, with what is known only here. */
export function createFill({ publicUrl, isDemo, googleTagId, operator, retentionDays }: Installation) {
  const marks = `${isDemo ? ' data-demo' : ''}${googleTagId ? ` data-google-tag="${googleTagId}"` : ''}`;
  return (built: string): string => {
    const marked = built.replace('<html', `<html${marks}`).replaceAll(BUILT_ORIGIN, publicUrl);
    const owned = operator ? fillOperator(marked, operator) : marked;
    return retentionDays ? fillRetention(owned, retentionDays) : owned;
  };
}
