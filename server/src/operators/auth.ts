import type { Hono } from 'hono';

/** One person who runs the installation. */
export interface Operator {
  id: string;
  name: string;
  email: string;
}

/** Who the operators are, and how they sign in. Everything it needs stands in one folder of `outside`. */
export interface AdminAuth {
  /** Who a request comes from; `undefined` for whoever is not signed in with all that his account asks for. */
  operatorOf(request: Request): Promise<Operator | undefined>;
  /** Adds the routes of signing in, below `/api/admin/auth`. */
  mount(app: Hono): void;
}
