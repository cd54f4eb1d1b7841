import { ApiError } from '../../base/errors.ts';
import { demandOperator, type OperatorStore } from './operatorStore.ts';
import { withoutOperator } from './record.ts';

/** Makes the list of all operators, as they see each other. */
export const createTeam = (operators: OperatorStore) => ({
  /** All operators, oldest first. */
  async list() {
    const { user, passkey, twoFactor } = await operators.read();
    const nameOf = (userId: string | undefined) => user.find(({ id }) => id === userId)?.name ?? null;
    return user.map(({ id, name, email, createdAt, lastSignInAt, invitedBy }) => ({
      id,
      name,
      email,
      createdAt: createdAt ? Date.parse(createdAt) : null,
      lastSignInAt: lastSignInAt ?? null,
      passkeys: passkey.filter(({ userId }) => userId === id).length,
      hasTotp: twoFactor.some(({ userId, verified }) => userId === id && verified === true),
      invitedBy: nameOf(invitedBy),
    }));
  },
  /**
   * Removes an operator. If two remove each other at once, one remains: an already removed one can't remove anybody.
   * Throws `signed_out`, `not_found`, `last_operator`.
   */
  async remove(userId: string, removedBy: string): Promise<void> {
    await operators.change((all) => {
      demandOperator(all, removedBy);
      if (!all.user.some(({ id }) => id === userId)) throw new ApiError('not_found');
      if (all.user.length === 1) throw new ApiError('last_operator');
      return withoutOperator(all, userId);
    });
  },
});
