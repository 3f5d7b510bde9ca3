import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of telephones differ a little: the code before and the one after count too. */
const WINDOW = 1;
/** As long as the hash of the codes, which RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** What every authenticator app understands: SHA-1, six digits, half a minute. */
const totpOf = (secret: Buffer, label: string, issuer = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: toSecret(secret),
  });

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** How a secret gets into an app, which shows the issuer's name: as text, and as the content of a QR code. */
export const describeSecret = (secret: Buffer, email: string, issuer: string) => ({
  secret: toSecret(secret).base32,
  otpauthUri: totpOf(secret, email, issuer).toString(),
});

/** The half minute, counted from 1970, whose code this is; undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  const difference = totpOf(secret, '').validate({ token, timestamp: now, window: WINDOW });
  return difference === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + difference;
}

/** Four groups of four: 80 random bits, so that a plain hash of them tells nothing. */
function newRecoveryCode(): string {
  const text = toSecret(randomBytes(RECOVERY_BYTES)).base32.toLowerCase();
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** Case, blanks and dashes do not matter. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''))
    .digest();
