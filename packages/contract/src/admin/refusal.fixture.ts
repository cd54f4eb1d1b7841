import { apiErrors } from '../errors.ts';
import { refusalsOf } from '../refusal.fixture.ts';
import { adminErrors } from './errors.ts';

/** Makes the server's refusal of an operator's call with this code. New for each call: a body is read once. */
export const refusal = refusalsOf({ ...apiErrors, ...adminErrors });
