import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../mail/ports.ts';
import type { Sender } from '../../start/mailVariables.ts';
import { type Disk, FOLDER_MODE, ifPresent } from '../durableFile.ts';
import { toMessage } from '../toMessage.ts';

interface OutboxOptions {
  /** Folder of the `.eml` files; made if missing. */
  folder: string;
  sender: Sender;
  disk: Pick<Disk, 'write' | 'remove' | 'syncFolder'>;
}

/**
 * Mailer that sends nothing: each email becomes one complete file `<ms>-<id>.eml` that any mail program opens. An
 * email sent twice, as after a crash, is one file.
 */
export function createOutbox({ folder, sender, disk }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  async function removeFiles(isMeant: (name: string) => boolean): Promise<number> {
    const names = ((await ifPresent(fs.readdir(folder))) ?? []).filter(isMeant);
    for (const name of names) await disk.remove(path.join(folder, name));
    if (names.length > 0) await disk.syncFolder(folder);
    return names.length;
  }
  return {
    async send(email) {
      const { message } = await transport.sendMail(toMessage(email, sender));
      await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      // 13 digits sort by time, and a time of 1970 has fewer.
      const file = path.join(folder, `${String(email.createdAt).padStart(13, '0')}-${email.id}.eml`);
      await disk.write({ file, text: message.toString() });
    },
    async forget(id) {
      await removeFiles((name) => name.endsWith(`-${id}.eml`));
    },
    forgetBefore: (time, corrected = (stamp) => stamp) =>
      removeFiles((name) => {
        // Earlier versions wrote fewer digits.
        const [, createdAt] = /^(\d+)-.+\.eml$/.exec(name) ?? [];
        return createdAt !== undefined && corrected(Number(createdAt)) < time;
      }),
  };
}
