import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret as the Standard Webhooks specification writes it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  readonly id: string;
  /** Of this try, in whole seconds. */
  readonly seconds: number;
  readonly body: string;
}

function signatureOf(secret: string, { id, seconds, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The headers of the Standard Webhooks specification; with several secrets a receiver may know any one of them. */
export const signatureHeaders = (message: Signed, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.seconds),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});
