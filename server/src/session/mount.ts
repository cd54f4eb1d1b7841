import type * as http from '../http/route.ts';
import type { TestSessionRecord } from './record.ts';

/** Mounts one route of the contract's table, with the test session that its token opens. */
export type Mount = http.Mount<TestSessionRecord>;
