// As `devFull.ts`, with a Stripe of its own: a checkout goes through Stripe's adapter, and no money moves.
import { develop } from './develop.ts';
import { startStripe } from './startStripe.ts';

await develop(async (apiUrl) => {
  const stripe = await startStripe(apiUrl);
  console.log(`Stripe    ${stripe.env.STRIPE_API_URL}   a local stand-in; its controls: POST /_local/…`);
  return stripe;
});
