/**
 * Sends the unsent emails of a store, through the SMTP server of a test; meant to be killed. With an email, it stores
 * that first.
 */
import { plainClock } from '../clock/plainClock.ts';
import { createMailQueue } from '../mail/mailQueue.ts';
import type { NewEmail } from '../mail/ports.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { createSmtpMailer } from '../outside/smtp/smtp.ts';

const [folder = '', port = '', newEmail] = process.argv.slice(2);
const log = { warn() {}, error() {} };
const store = await openLowdbStore({ folder, log });
const queue = createMailQueue({
  store,
  mailer: createSmtpMailer({
    server: { host: '127.0.0.1', port: Number(port), isSecure: false, login: undefined },
    sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
  }),
  clock: plainClock(Date.now),
  log,
});
if (newEmail) await queue.add(JSON.parse(newEmail) as NewEmail);
process.send?.('stored');
await queue.load();
await queue.deliverDue();
process.send?.('done');
setInterval(() => {}, 1000); // until it is killed
