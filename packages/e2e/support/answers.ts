import type { Route } from '@playwright/test';
import { type ApiErrorCode, apiErrors } from '@quotient/contract';

/** Answers as the server does when it fails with this code: its status, its body. */
export function answerError(
  route: Route,
  code: ApiErrorCode,
  headers: Record<string, string> = {},
): Promise<void> {
  const { status, message } = apiErrors[code];
  return route.fulfill({ status, headers, json: { code, message } });
}

/** Answers like a proxy in the server's place: its own page, without a code. */
export function answerAsProxy(route: Route): Promise<void> {
  return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
}
