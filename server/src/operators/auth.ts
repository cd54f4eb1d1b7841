import type { Hono } from 'hono';

/** One person who runs the installation. */
export interface Operator {
  id: string;
  name: string;
  email: string;
}

/** Operators and their sign-in. Everything that it needs is in one folder of `outside`. */
export interface AdminAuth {
  /** Operator of a request; `undefined` unless signed in with everything that the account requires. */
  operatorOf(request: Request): Promise<Operator | undefined>;
  /** Mounts the routes of signing in, below `/api/admin/auth`. */
  mount(app: Hono): void;
}
