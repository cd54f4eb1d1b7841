import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Order } from '../objects/stripeObjects.ts';
import { money } from './money.ts';

type Html = ReturnType<typeof html>;

/** Hosted page: a heading, and its content. It shows that it is a stand-in. */
const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local Stripe</title>
<link rel="stylesheet" href="/c/page.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="notice">Local Stripe: a stand-in for development. No money moves.</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

const button = (action: string, label: string, kind = '') =>
  html`<button name="action" value="${action}" class="${kind}">${label}</button>`;

const link = (href: string | null, label: string) =>
  href ? html`<a class="button" href="${href}">${label}</a>` : '';

/** Address after paying, with the session's id filled in. */
export const successUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const bill = ({ amount_total, currency }: Stripe.Checkout.Session, { lines }: Order) => html`
<p class="total">${money(amount_total ?? 0, currency ?? '')}</p>
<ul class="lines">
${lines.map(
  ({ name, description, amount, quantity }) => html`<li>
<span>${name}${quantity > 1 ? ` × ${quantity}` : ''}${description ? html`<small>${description}</small>` : ''}</span>
<data value="${amount}">${money(amount, currency ?? '')}</data>
</li>`,
)}
</ul>`;

/** Page with the visitor's choices; `trouble` is the outcome of the last attempt. */
export const payPage = (session: Stripe.Checkout.Session, order: Order, trouble?: string): Html =>
  page(
    'Pay',
    html`${trouble ? html`<p class="alert" role="alert">${trouble}</p>` : ''}
${bill(session, order)}
<form method="post">
${button('card', 'Pay by card', 'main')}
${button('bank', 'Pay by bank transfer')}
<h2>What else can happen</h2>
${button('authenticate', 'Card with 3-D Secure')}
${button('decline', 'Declined card')}
${button('expire', 'Let it expire')}
${link(session.cancel_url, 'Cancel and go back')}
</form>
<p class="id">${session.id}</p>`,
  );

/** Page on which the card's bank checks its holder. */
export const authenticationPage = (session: Stripe.Checkout.Session): Html =>
  page(
    '3-D Secure',
    html`<p>The bank of this card asks whether it is you who pays ${money(session.amount_total ?? 0, session.currency ?? '')}.</p>
<form method="post">
${button('authenticated', 'Complete', 'main')}
${button('not_authenticated', 'Fail')}
</form>`,
  );

/** Page of an ended session. */
export const closedPage = (session: Stripe.Checkout.Session): Html =>
  session.status === 'complete'
    ? page(
        session.payment_status === 'paid' ? 'Paid' : 'Waiting for the bank',
        html`<p>This checkout is complete.</p>${link(successUrl(session), 'Continue')}`,
      )
    : page(
        'Expired',
        html`<p>This checkout has expired. Nothing was charged.</p>${link(session.cancel_url, 'Go back')}`,
      );

/** Page for an unknown session. */
export const missingPage = (): Html =>
  page(
    'No such checkout',
    html`<p>There is no checkout at this address. What this server knows is gone when it ends.</p>`,
  );
