import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../../db/error-code.ts';
import type { FinishedMail } from './mail.repository.ts';

/** Hands one mail on; throws where that fails. */
export interface MailTransport {
  /** Removes what a killed server left behind. */
  readonly tidyUp: () => Promise<void>;
  readonly send: (mail: FinishedMail) => Promise<void>;
  readonly close: () => void;
}

interface TransportLog {
  readonly info: (details: object, message: string) => void;
}

/** `Name <address>` or an address alone, as the settings have checked it. */
const SENDER = /^(?:(.*\S)\s*)?<([^<>]+)>$/;

/** Who sends for a store that has not said from which address. */
export interface DefaultSender {
  /** The setting `MAIL_FROM`. */
  readonly from: string | undefined;
  /** The host name of the shop's address. */
  readonly host: string;
}

/**
 * The store's own address under its name; else that of the settings, under the name that stands there or the store's; else
 * the one that customers write to, and in a store that has none an address at its host name: never somebody else's.
 */
function senderOf(mail: FinishedMail, { from, host }: DefaultSender) {
  const ofStore = (address: string) => ({ name: mail.senderName, address });
  if (mail.senderAddress !== null) return ofStore(mail.senderAddress);
  if (from === undefined) return ofStore(mail.storeAddress ?? `shop@${mail.storeHost ?? host}`);
  const [, name = '', address = from] = SENDER.exec(from.trim()) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1') || mail.senderName, address };
}

function messageOf(mail: FinishedMail, fallback: DefaultSender) {
  const from = senderOf(mail, fallback);
  return { ...contentOf(mail, from), from };
}

const contentOf = (mail: FinishedMail, { address }: { readonly address: string }) => ({
  // An object, so that nothing in the address can be read as a second recipient.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.plainText,
  html: mail.html,
  // Mail programs show no pictures that stand in the HTML itself.
  attachDataUrls: true,
  messageId: mail.messageId.replace(/@[^@]*$/, `${address.slice(address.lastIndexOf('@'))}>`),
  // Told, since counting the letters to choose one costs as much as writing it.
  textEncoding: 'quoted-printable' as const,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
});

export function smtpTransport(url: string, sender: DefaultSender): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    tidyUp: () => Promise.resolve(),
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, sender));
    },
    close: () => transport.close(),
  };
}

/** A file that is being written; one that has not grown for so long has lost its writer. */
const UNFINISHED = '.part';
const UNFINISHED_MILLISECONDS = 60_000;

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const unfinished = names.filter((name) => name.endsWith(UNFINISHED)).map((name) => join(folder, name));
  for (const file of unfinished) {
    // Another server may be about to finish it.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > UNFINISHED_MILLISECONDS) await rm(file, { force: true });
  }
}

/** Without a mail server each mail becomes a file that any mail program opens; it appears whole or not at all. */
export function fileTransport(folder: string, sender: DefaultSender, log: TransportLog): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const write = (file: string, bytes: Buffer) => writeFile(file, bytes, { mode: 0o600, flush: true });
  return {
    tidyUp: () => removeUnfinished(folder),
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, sender));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not rendered into memory');
      // The same name at every try: a mail whose server was killed before it noted the sending is there once.
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${mail.kind}-${mail.id}.eml`);
      const unfinished = `${file}${UNFINISHED}`;
      await write(unfinished, message).catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await write(unfinished, message);
      });
      await rename(unfinished, file);
      log.info({ file, kind: mail.kind }, 'mail written to a file, since SMTP_URL is not set');
    },
    close: () => transport.close(),
  };
}
