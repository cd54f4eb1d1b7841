import type { Page } from './page.ts';
import { accessibility } from './pages/Accessibility.tsx';
import { certificate } from './pages/Certificate.tsx';
import { conformanceReport } from './pages/ConformanceReport.tsx';
import { demoCheckout } from './pages/DemoCheckout.tsx';
import { home } from './pages/Home.tsx';
import { imprint } from './pages/Imprint.tsx';
import { informationPages } from './pages/information.tsx';
import { landingPages } from './pages/landing.tsx';
import { myResults } from './pages/MyResults.tsx';
import { notFound } from './pages/NotFound.tsx';
import { paymentCanceled, paymentSuccess } from './pages/PaymentReturn.tsx';
import { privacyPolicy } from './pages/PrivacyPolicy.tsx';
import { sharedResult } from './pages/SharedResult.tsx';
import { withdraw } from './pages/Withdraw.tsx';
import { partnerPages } from './partners/pages.tsx';

/** Every page of the site. */
export const pages: Page[] = [
  home,
  ...landingPages,
  ...informationPages,
  notFound,
  myResults,
  paymentSuccess,
  paymentCanceled,
  demoCheckout,
  sharedResult,
  certificate,
  ...partnerPages,
  privacyPolicy,
  imprint,
  withdraw,
  accessibility,
  conformanceReport,
];
