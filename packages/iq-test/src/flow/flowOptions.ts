import type { AskableSetName, TimeFactor } from '@quotient/contract';
import type { Analytics } from '../analytics/dataLayer.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { Clock } from '../timer/clock.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { Stage } from './journey.ts';
import type { EmitJourneyEvent } from './journeyEvents.ts';

/** Services around a journey. */
export interface FlowOptions {
  /** Makes every call; only messages from its `origin` are taken for the checkout's. */
  api: ApiClient;
  /** Storage of this device. Two journeys on one page need two scopes. */
  storage: DeviceStorage;
  /** Drives the countdown; a test gives one that it can move. */
  clock: Clock;
  /** Takes the events of the data layer (Specification §7). */
  analytics: Analytics;
  /** Tells what failed; a `ToastRegion` must show the same model. */
  toasts: Toasts;
  /** The BCP 47 tag of the language in use, which a test begins in. */
  locale: () => string;
  /** Opens an address in this tab. */
  goTo: (url: string) => void;
  /** Returns true if pop-ups are known not to work: the checkout opens in this tab, unless `canLeave` is false. */
  noPopups: () => boolean;
  /** False where a checkout in this tab could not come back: in a frame on another origin's page. @default true */
  canLeave?: boolean;
  /** The question set of new tests; a server that lacks it refuses to start one. @default 'main' */
  set?: AskableSetName | undefined;
  /** Key of the partner whose page this is; the server refuses pages that a partner has not named. */
  partner?: string | undefined;
  /** The time that is chosen at first. @default 1 */
  initialTimeFactor?: TimeFactor | undefined;
  /** Called after each change of stage. */
  onStage?: ((stage: Stage) => void) | undefined;
  /** Takes what a page around the test may hear. */
  onEvent?: EmitJourneyEvent | undefined;
}
