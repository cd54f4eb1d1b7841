import { toApiError } from '../../base/errors.ts';
import type { AdminAuth } from '../../operators/auth.ts';
import { createAdminMount } from '../../operators/mount.ts';
import { mountAccount } from './accountRoutes.ts';
import { accessTokenOf } from './cookies.ts';
import type { NewLink } from './links.ts';
import { mountOperators } from './operatorRoutes.ts';
import { type AdminAuthPorts, createTools } from './ports.ts';
import { mountRecovery } from './recoveryRoutes.ts';
import { mountSignIn } from './signInRoutes.ts';

/** Operators who sign in here, and the link for the first one. */
export interface OwnAdminAuth extends AdminAuth {
  /** Link for the first operator, the same one for a day; `undefined` once there is an operator. */
  firstLink(): Promise<NewLink | undefined>;
}

/** Makes the sign-in of this installation's operators, kept in its own store. */
export async function createAdminAuth(ports: AdminAuthPorts): Promise<OwnAdminAuth> {
  const tools = await createTools(ports);
  const { sessions, people, links, firstLinkKey } = tools;
  async function operatorOf(request: Request) {
    const token = accessTokenOf(request);
    const session = token === undefined ? undefined : await sessions.ofAccess(token);
    return session && people.find(session.userId);
  }
  return {
    operatorOf,
    mount(app) {
      const mount = createAdminMount(app, { ...ports, auth: { operatorOf } });
      mountSignIn(mount, tools);
      mountRecovery(mount, tools);
      mountAccount(mount, tools);
      mountOperators(mount, tools);
    },
    async firstLink() {
      try {
        return await links.makeFirst(firstLinkKey);
      } catch (error) {
        // A reader of the terminal must not replace existing operators.
        ports.log.error('operators_unreadable', { code: toApiError(error).code });
        return undefined;
      }
    },
  };
}
