import { apiErrors } from '../errors.ts';
import { refusalsOf } from '../refusal.fixture.ts';
import { adminErrors } from './errors.ts';

/** How the server refuses a call of an operator with this code. Made anew for each call: a body is read once. */
export const refusal = refusalsOf({ ...apiErrors, ...adminErrors });
