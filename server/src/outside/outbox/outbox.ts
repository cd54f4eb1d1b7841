import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock, Mailer } from '../../ports.ts';
import { FOLDER_MODE, writeDurably } from '../durableFile.ts';

interface OutboxOptions {
  /** Folder that collects the `.eml` files; made when missing. */
  folder: string;
  /** Name and domain of the sender. */
  senderName: string;
  senderDomain: string;
  clock: Clock;
}

/** A mailer that sends nothing: each e-mail becomes one complete file `<ms>-<id>.eml` that any mail program opens. */
export function createOutbox({ folder, senderName, senderDomain, clock }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ id, to, subject, text, html }) {
      const { message } = await transport.sendMail({
        from: { name: senderName, address: `no-reply@${senderDomain}` },
        // As an object, so that the address is never parsed as a list of several.
        to: { name: '', address: to },
        messageId: `<${id}@${senderDomain}>`,
        date: new Date(clock.now()),
        subject,
        text,
        html,
      });
      await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      await writeDurably(path.join(folder, `${clock.now()}-${id}.eml`), message.toString());
    },
  };
}
