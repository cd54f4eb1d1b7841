import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ApiError, errorCode, invalidRequest, toApiError, toResponse } from './errors.ts';

const secret = new Error('password hunter2');

test('an error answers with the status of its code, and its cause stays on the server', async () => {
  const response = toResponse(new ApiError('storage_failed', undefined, { cause: secret, retryAfterMs: 5 }));
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    code: 'storage_failed',
    message: 'The server could not save this. Nothing was changed; try again.',
  });
});

test('bad input is reported by the path of each field, a fault of the whole under an empty one', () => {
  const schema = v.pipe(
    v.object({ list: v.array(v.object({ size: v.number('no number') })), name: v.string('no text') }),
    v.check(({ name }) => name !== 'x', 'not this one'),
  );
  const refused = (body: unknown) => invalidRequest(v.safeParse(schema, body).issues ?? []);
  const { status, fields } = refused({ list: [{ size: 1 }, { size: '2' }], name: 3 });
  expect([status, fields]).toEqual([400, { 'list.1.size': 'no number', name: 'no text' }]);
  expect(refused({ list: [], name: 'x' }).toBody()).toMatchObject({ fields: { '': 'not this one' } });
});

test('what was meant for the caller arrives as it is', () => {
  const error = new ApiError('deadline_passed');
  expect(toApiError(error)).toBe(error);
});

test.each([[secret], ['hunter2'], [undefined], [new HTTPException(400, { message: 'hunter2' })]])(
  'anything else is ours: its words are for the log alone (%s)',
  (thrown) => {
    const error = toApiError(thrown);
    expect([error.status, error.code, error.cause]).toEqual([500, 'internal', thrown]);
    expect(JSON.stringify(error.toBody())).not.toContain('hunter2');
  },
);

test('only errors of the system have a code', () => {
  expect(errorCode(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe('ENOENT');
  for (const other of [
    new Error('no code'),
    Object.assign(new Error(), { code: 7 }),
    { code: 'ENOENT' },
    null,
  ])
    expect(errorCode(other)).toBeUndefined();
});
