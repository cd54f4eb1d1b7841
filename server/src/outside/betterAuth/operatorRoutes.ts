import { operatorRoutes } from '@quotient/contract/admin';
import { ApiError } from '../../base/errors.ts';
import type { AdminMount } from '../../operators/mount.ts';
import { takeBack } from './cookies.ts';
import type { AuthTools } from './ports.ts';

/** Mounts the calls about other operators' access. Each change of it needs the password. */
export function mountOperators(
  mount: AdminMount,
  { sessions, people, team, links, demandPassword }: AuthTools,
): void {
  async function nameOf(userId: string): Promise<string> {
    const person = await people.find(userId);
    if (!person) throw new ApiError('not_found');
    return person.name;
  }

  mount(operatorRoutes.listOperators, async () => {
    const all = await team.list();
    const invitations = await links.listInvitations();
    return {
      operators: await Promise.all(
        all.map(async (person) => ({ ...person, sessions: (await sessions.list(person.id)).length })),
      ),
      invitations: invitations.map(({ madeBy, ...invitation }) => ({
        ...invitation,
        invitedBy: all.find(({ id }) => id === madeBy)?.name ?? null,
      })),
    };
  });

  mount(operatorRoutes.removeOperator, async ({ c, operator, params: { id }, body: { password }, note }) => {
    await demandPassword(c, operator.id, password);
    note({ name: await nameOf(id) });
    await team.remove(id, operator.id);
    if (id === operator.id) takeBack(c);
    return undefined;
  });

  mount(operatorRoutes.endOperatorSessions, async ({ c, operator, params: { id }, note }) => {
    note({ name: await nameOf(id) });
    await sessions.endAll(id);
    if (id === operator.id) takeBack(c);
    return undefined;
  });

  mount(operatorRoutes.invite, async ({ c, operator, body: { password } }) => {
    await demandPassword(c, operator.id, password);
    return links.makeInvitation(operator.id);
  });

  mount(operatorRoutes.withdrawInvitation, async ({ params: { id } }) => {
    await links.withdrawInvitation(id);
    return undefined;
  });
}
