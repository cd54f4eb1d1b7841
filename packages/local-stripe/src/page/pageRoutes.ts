import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import type { Settings } from '../controls.ts';
import { askForAuthentication, attempt, expireSession, failAuthentication } from '../payments/checkout.ts';
import { authenticationPage, closedPage, missingPage, payPage, successUrl } from './pages.ts';
import { styles } from './styles.ts';

/** Messages after a failed attempt, by the code of the failure. */
const troubles: Record<string, string> = {
  card_declined: 'The card was declined. Nothing was charged. Try another way to pay.',
  payment_intent_authentication_failure: 'The bank could not verify you. Nothing was charged. Try again.',
};

const ActionSchema = v.object({
  action: v.picklist([
    'authenticate',
    'authenticated',
    'bank',
    'card',
    'decline',
    'expire',
    'not_authenticated',
  ]),
});

interface PageOptions {
  account: Account;
  settings: Pick<Settings, 'openerPolicy'>;
}

/** The hosted pages: forms only, so that they work without JavaScript. */
export function createPageRoutes({ account, settings }: PageOptions): Hono {
  const pages = new Hono();

  pages.use(
    '/c/*',
    secureHeaders({
      // a form ends on the shop's page, which is why form-action isn't limited
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ['data:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      crossOriginOpenerPolicy: false,
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
  );
  pages.use('/c/pay/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (settings.openerPolicy) c.header('Cross-Origin-Opener-Policy', settings.openerPolicy);
    await next();
  });

  const find = (id: string) => {
    const world = account.worldOf(id);
    const session = world.find(id)?.object === 'checkout.session' && world.get('checkout.session', id);
    return session ? { world, session } : undefined;
  };

  pages.get('/c/page.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  pages.get('/c/pay/:id', (c) => {
    const found = find(c.req.param('id'));
    if (!found) return c.html(missingPage(), 404);
    const { world, session } = found;
    if (session.status !== 'open') return c.html(closedPage(session));
    const intent = session.payment_intent && world.get('payment_intent', String(session.payment_intent));
    const code = intent ? intent.last_payment_error?.code : undefined;
    return c.html(
      payPage(session, world.orders.get(session.id) ?? { lines: [], intent: {} }, troubles[code ?? '']),
    );
  });

  pages.get('/c/pay/:id/authentication', (c) => {
    const found = find(c.req.param('id'));
    if (!found) return c.html(missingPage(), 404);
    return c.html(
      found.session.status === 'open' ? authenticationPage(found.session) : closedPage(found.session),
    );
  });

  const paid = (c: Context, session: Stripe.Checkout.Session) => c.redirect(successUrl(session), 303);

  async function act(c: Context) {
    const id = c.req.param('id') ?? '';
    const found = find(id);
    if (!found) return c.html(missingPage(), 404);
    const again = () => c.redirect(`/c/pay/${id}`, 303);
    const { success, output } = v.safeParse(ActionSchema, await c.req.parseBody());
    // a second press, or a page from before the end
    if (!success || found.session.status !== 'open') return again();
    switch (output.action) {
      case 'card':
      case 'authenticated':
        return paid(c, attempt(account, id, 'card', 'succeeded'));
      case 'bank':
        return paid(c, attempt(account, id, 'sepa_debit', 'pending'));
      case 'authenticate':
        askForAuthentication(account, id);
        return c.redirect(`/c/pay/${id}/authentication`, 303);
      case 'decline':
        attempt(account, id, 'card', 'failed');
        return again();
      case 'not_authenticated':
        failAuthentication(account, id);
        return again();
      case 'expire':
        expireSession(account, id);
        return again();
    }
  }
  pages.post('/c/pay/:id', act);
  pages.post('/c/pay/:id/authentication', act);
  return pages;
}
