import { authRoutes } from '@quotient/contract/admin';
import type { AdminLocale } from '@quotient/contract/locales';
import { ApiError } from '../../base/errors.ts';
import { describeThrown } from '../../base/redact.ts';
import { mailText } from '../../mail/mailText.ts';
import type { AdminMount } from '../../operators/mount.ts';
import { rememberDevice, takeBack } from './cookies.ts';
import { demandOwnPassword } from './passwords.ts';
import type { AuthTools } from './ports.ts';
import { resetEmail } from './resetEmail.ts';

/** Rate of password emails to one operator: three at once, one in 20 minutes in the long run. */
const RESETS = { burst: 3, everyMs: 20 * 60_000 };

/** Mounts the recovery of a forgotten password: a link by email, and a new password by that link. */
export function mountRecovery(mount: AdminMount, tools: AuthTools): void {
  const { auth, people, links, guard, rates, tell, watch } = tools;

  async function sendReset(email: string, locale: AdminLocale): Promise<void> {
    const person = await people.findByEmail(email);
    if (!person || !(await rates.take(`resets-${person.id}`, RESETS))) return;
    const { url } = await links.makeReset(person.id);
    const content = resetEmail(url, locale);
    await tools.mail.add({
      id: tools.ids.attempt(),
      sessionId: null,
      to: person.email,
      subject: content.subject,
      text: mailText(content),
      html: tools.mailPage(content),
    });
    await tell('auth.reset-asked', person.id);
  }

  // The answer doesn't wait, so that it doesn't reveal if there is such an operator.
  mount(authRoutes.recover, ({ body: { email, locale } }) => {
    sendReset(email, locale).catch((error: unknown) =>
      tools.log.error('reset_not_sent', { cause: describeThrown(error) }),
    );
    return undefined;
  });

  mount(authRoutes.reset, async ({ c, body: { token, password, dropPasskeys } }) => {
    const link = await links.find(token, 'reset');
    const person = link?.userId ? await people.find(link.userId) : undefined;
    if (!person)
      return watch({ kind: 'links' }, async () => {
        throw new ApiError('link_over');
      });
    demandOwnPassword(password, person.email);
    await people.reset(token, password, { keepsPasskeys: !dropPasskeys });
    await auth.dropChallenges(person.id);
    takeBack(c);
    // A reader of the operator's mail is no stranger, and doesn't wait for guessing strangers.
    rememberDevice(c, guard.deviceToken(person.id));
    await tell('auth.reset', person.id, { passkeys: dropPasskeys ? 'removed' : 'kept' });
    return undefined;
  });
}
