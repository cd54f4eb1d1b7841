import { startConsent } from './consent.ts';
import { bringFiguresAlive } from './figures/figureScripts.ts';
import { offerLanguage, reactToFrame } from './frame.ts';
import { pushPageView } from './pageView.ts';

// first: no tag may run, and nothing be told, before it is said what is allowed
void startConsent().then(pushPageView);
reactToFrame();
offerLanguage();
bringFiguresAlive();
// on mocks, pages without islands are filled, too
if (import.meta.env.MODE === 'mocks' || document.querySelector('[data-island]'))
  void import('./islandsClient.ts');
