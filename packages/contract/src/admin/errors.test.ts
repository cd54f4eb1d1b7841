import { expect, test } from 'vitest';
import { adminErrors, adminFailures } from './errors.ts';
import { adminRoutes } from './index.ts';

test('each error of the admin area can come of some call: none was left behind', () => {
  const named = new Set<string>([
    ...adminFailures,
    ...Object.values(adminRoutes).flatMap(({ failures }) => failures),
  ]);
  expect(Object.keys(adminErrors).filter((code) => !named.has(code))).toEqual([]);
});

test('who is not let in, and who must not, are told apart from who has sent something wrong', () => {
  for (const [code, { status, message }] of Object.entries(adminErrors)) {
    expect([401, 403, 404, 409, 422, 429], code).toContain(status);
    expect(message, code).toMatch(/^[A-Z].*\.$|`[^`]+`.*\.$/);
  }
  // a wrong password of a signed-in operator must not look like the end of the session
  expect([adminErrors.wrong_password.status, adminErrors.signed_out.status]).toEqual([403, 401]);
});
