// The landing with its styles, in a file of its own: a test that starts directly does not show it.
import css from 'virtual:embed-css/landing';
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { call } from '@quotient/contract/call';
import { readCheckoutName } from '@quotient/contract/checkoutReturn';
import { TestSessionSchema } from '@quotient/contract/schemas/testSession';
import { ApiError } from '../api/ApiError.ts';
import { ofSession } from '../api/calling.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { hasFigure } from '../shapes/hasFigure.ts';
import { QuestionFigure } from '../shapes/QuestionFigure.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useNewest } from '../ui/useNewest.ts';

export { Landing } from '../landing/Landing.tsx';
export { css };

/**
 * What the app and the stages after the test have in common, and the landing does not need. The bundler makes one file
 * of all that the same files reach; without this there would be two, and each that is fetched at once has its name in the
 * loader, which is to stay below a kilobyte.
 */
export const sharedByOthers = [
  signal,
  useSignals,
  call,
  readCheckoutName,
  TestSessionSchema,
  ofSession,
  moveFocus,
  report,
  ApiError,
  retryDelayMs,
  inWords,
  hasFigure,
  QuestionFigure,
  Dialog,
  Notice,
  useNewest,
];
