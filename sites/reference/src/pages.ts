import type { ReactNode } from 'react';
import { demoCheckout } from './pages/DemoCheckout.tsx';
import { home } from './pages/Home.tsx';
import { imprint } from './pages/Imprint.tsx';
import { notFound } from './pages/NotFound.tsx';
import { paymentCanceled, paymentSuccess } from './pages/PaymentReturn.tsx';
import { privacyPolicy } from './pages/PrivacyPolicy.tsx';
import { sharedResult } from './pages/SharedResult.tsx';

/** One page of the site: what is in its head, and what is on it. */
export interface Page {
  /** Where it answers. `/r` answers for every `/r/…`, `/404` for whatever is not there. */
  path: string;
  /** The built file. */
  file: string;
  title: string;
  description: string;
  /** False for what search engines should pass over. @default true */
  indexed?: boolean;
  /** Without header and footer. @default false */
  bare?: boolean;
  Content: () => ReactNode;
}

/** Every page of the site. */
export const pages: Page[] = [
  home,
  notFound,
  paymentSuccess,
  paymentCanceled,
  demoCheckout,
  sharedResult,
  privacyPolicy,
  imprint,
];
