import { readEmailAddress } from '@quotient/contract/emailAddress';
import { createAuditLog } from '../../audit/auditLog.ts';
import type { ServerClock } from '../../base/ports.ts';
import { createLinks, type NewLink } from '../../outside/betterAuth/links.ts';
import { openOperators } from '../../outside/betterAuth/operatorStore.ts';
import { withoutCodes, withoutOperator, withoutTraces } from '../../outside/betterAuth/record.ts';
import type { Store } from '../../ports.ts';

/** Input and output of the command. */
interface OperatorCommand {
  store: Pick<Store, 'collection' | 'audit'>;
  clock: ServerClock;
  publicUrl: string;
  /** Arguments of the command. */
  args: readonly string[];
  print: (line: string) => void;
}

const USAGE = `Lets an operator in. Stop the server first, unless it uses a database.
  npm run operator -- list                  names the operators
  npm run operator -- invite                makes a link for a new operator: 24 hours, once
  npm run operator -- reset-link <email>    makes a link for a new password: 1 hour, once
  npm run operator -- forget-codes <email>  asks for no code of an authenticator app any more; ends all sessions, and
                                            removes the passkeys and invitations that the operator has made
  npm run operator -- forget-codes <email> --keep-passkeys
                                            the same, without removing passkeys
  npm run operator -- remove <email>        takes an operator's access away, at once and for good`;

const KEEP_PASSKEYS = '--keep-passkeys';

/**
 * Makes links for operators, without email and sign-in, for anyone who can read the data folder. Resolves to the exit
 * code.
 */
export async function operatorCommand({
  store,
  clock,
  publicUrl,
  args,
  print,
}: OperatorCommand): Promise<number> {
  const operators = openOperators(store.collection);
  const links = createLinks(operators, clock, publicUrl);
  const audit = createAuditLog(store.audit, clock);
  const [task, email, ...rest] = args;
  const keepsPasskeys = task === 'forget-codes' && rest[0] === KEEP_PASSKEYS;
  const { user } = await operators.read();
  const typed = email?.trim().toLowerCase();
  const read = typed === undefined ? undefined : readEmailAddress(typed);
  const person = user.find((each) => each.email === (read && 'address' in read ? read.address : typed));

  const tell = (action: string, subject: string | null) =>
    audit.write({ operator: null, action, subject, outcome: 'done', of: null, details: { by: 'command' } });
  const hand = ({ url, expiresAt }: NewLink) =>
    print(`Start the server, then open this, once, before ${new Date(expiresAt).toISOString()}:\n${url}`);

  if (
    rest.length > Number(keepsPasskeys) ||
    (email === undefined) !== (task === 'list' || task === 'invite')
  ) {
    print(USAGE);
    return 2;
  }
  if (email !== undefined && !person) {
    print(`Nobody has the address ${email}. \`npm run operator -- list\` names the operators.`);
    return 1;
  }
  switch (task) {
    case 'list':
      for (const { name, email: address } of user) print(`${name} <${address}>`);
      if (user.length === 0) print('Nobody yet: the server prints a link when it starts.');
      return 0;
    case 'invite':
      hand(await links.makeInvitation(null));
      await tell('auth.invite', null);
      return 0;
    case 'reset-link':
      if (!person) return 1;
      hand(await links.makeReset(person.id));
      await tell('auth.reset-asked', person.id);
      return 0;
    case 'forget-codes':
      if (!person) return 1;
      await operators.change((all) =>
        withoutTraces(withoutCodes(all, person.id), person.id, { keepsPasskeys }),
      );
      await tell('auth.totp-off', person.id);
      print(
        keepsPasskeys
          ? 'No code is asked for any more. All sessions and invitations have ended; passkeys are kept.'
          : 'No code is asked for any more. All sessions, passkeys and invitations have ended.',
      );
      return 0;
    case 'remove':
      if (!person) return 1;
      await operators.change((all) => withoutOperator(all, person.id));
      await tell('auth.remove', person.id);
      print(`${person.name} is no operator any more.`);
      return 0;
    default:
      print(USAGE);
      return 2;
  }
}
