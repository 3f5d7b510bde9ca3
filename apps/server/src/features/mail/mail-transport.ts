import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../../error-code.ts';
import type { FinishedMail } from './mail.repository.ts';

/** Hands one mail on; throws where that fails. */
export interface MailTransport {
  readonly send: (mail: FinishedMail) => Promise<void>;
  readonly close: () => void;
}

interface TransportLog {
  readonly info: (details: object, message: string) => void;
}

const messageOf = (mail: FinishedMail, from: string) => ({
  from,
  // An object, so that nothing in the address can be read as a second recipient.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.plainText,
  html: mail.html,
  messageId: mail.messageId,
  // Told, since counting the letters to choose one costs as much as writing it.
  textEncoding: 'quoted-printable' as const,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
});

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}

/** Without a mail server each mail becomes a file that any mail program opens. */
export function fileTransport(folder: string, from: string, log: TransportLog): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = (file: string, bytes: Buffer) => writeFile(file, bytes, { mode: 0o600 });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not rendered into memory');
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.kind}-${mail.id}.eml`,
      );
      const part = `${file}.part`;
      await write(part, message).catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await write(part, message);
      });
      await rename(part, file);
      log.info({ file, kind: mail.kind }, 'mail written to a file, since SMTP_URL is not set');
    },
    close: () => transport.close(),
  };
}
