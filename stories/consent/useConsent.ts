import { FIXTURE_STARTED_AT } from '@quotient/fixtures';
import { useState } from 'react';
import {
  CONSENT_VERSION,
  type ConsentChoices,
  type ConsentRecord,
} from '../../packages/iq-test/src/consent/consentRecord.ts';
import { allChoices, type Consent, createConsent } from '../../packages/iq-test/src/consent/createConsent.ts';

/** Settings of one imagined visitor. */
export interface Visitor {
  /** Decision stored by an earlier visit. @default nothing: this is the first one */
  stored?: ConsentChoices;
  /** The browser sends Global Privacy Control. @default false */
  hasPrivacySignal?: boolean;
  /** The preferences are open from the beginning. @default false */
  isDialogOpen?: boolean;
  /** Gets every decision, in place of the page's tag manager. */
  onConsent: (choices: ConsentChoices) => void;
}

export const acceptedAll = allChoices(true);
export const rejectedAll = allChoices(false);

/** One that keeps its decision in memory, so that no story changes what the next one finds. */
function consentOf({ stored, hasPrivacySignal = false, onConsent }: Visitor): Consent {
  const record: ConsentRecord | undefined = stored && {
    consent: stored,
    version: CONSENT_VERSION,
    timestamp: FIXTURE_STARTED_AT,
  };
  let text = record ? JSON.stringify(record) : null;
  return createConsent({
    storage: {
      read: () => text,
      write: (next) => {
        text = next;
      },
    },
    now: () => FIXTURE_STARTED_AT,
    onConsent,
    hasPrivacySignal: () => hasPrivacySignal,
  });
}

/** The model of one story. */
export function useConsent(visitor: Visitor): Consent {
  const [consent] = useState(() => {
    const created = consentOf(visitor);
    if (visitor.isDialogOpen) created.openDialog();
    return created;
  });
  return consent;
}
