import { useState, useSyncExternalStore } from 'react';
import {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  createConsent,
  undecided,
} from './createConsent.ts';

/** A decision of the component's own, made once; `options` are read at the first render only. */
export function useConsent(options?: ConsentOptions): Consent {
  const [consent] = useState(() => createConsent(options));
  return consent;
}

/** Where a decision stands, at each render. While a page that came from a server is taken over: undecided, as there. */
export const useConsentState = ({
  subscribe,
  getState,
}: Pick<Consent, 'subscribe' | 'getState'>): ConsentState =>
  useSyncExternalStore(subscribe, getState, typeof window === 'undefined' ? getState : () => undecided);
