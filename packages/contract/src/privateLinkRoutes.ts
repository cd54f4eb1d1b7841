import * as calls from './calls.ts';
import { access, byPath, type Route } from './route.ts';

/** Calls for the links that open a finished test on any device. */
export const privateLinkRoutes = {
  createPrivateLink: {
    ...calls.createPrivateLink,
    tag: 'Results',
    summary: 'Make a link that opens the finished test on any device',
    description:
      'The server stores only a hash of its secret, so each call makes another link. The 10 newest work.',
    ...byPath,
    success: { status: 201, means: 'The link.' },
    failures: ['invalid_request', ...access, 'session_not_finished'],
  },
  endPrivateLinks: {
    ...calls.endPrivateLinks,
    tag: 'Results',
    summary: 'End all private links of the test',
    description:
      'Those in emails end, too. A link whose token makes this call stays. Repeating the call changes nothing.',
    ...byPath,
    success: { status: 204, means: 'Ended.' },
    failures: ['invalid_request', ...access],
  },
} as const satisfies Record<string, Route>;
