import { fileURLToPath } from 'node:url';
import { systemClock } from '../../outside/cryptoPorts.ts';
import { createStripePayments } from '../../outside/stripe/stripePayments.ts';
import { readConfig } from '../../start/config.ts';
import { withSecretFiles } from '../../start/secretFiles.ts';
import { refundCommand } from './refundCommand.ts';

/** Runs `npm run refund`, with the environment of the server. */
async function run(): Promise<number> {
  const { stripe } = readConfig(
    withSecretFiles(process.env),
    fileURLToPath(new URL('../../../../', import.meta.url)),
  );
  const payments = stripe && createStripePayments({ ...stripe, clock: systemClock });
  return refundCommand({ payments, args: process.argv.slice(2), print: console.log });
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
