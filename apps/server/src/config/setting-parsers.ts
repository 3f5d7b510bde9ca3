import { isIP } from 'node:net';

/** Reads one setting's text; undefined means that the text is not what is expected. */
export interface SettingParser<T> {
  readonly expected: string;
  readonly parse: (text: string) => T | undefined;
}

export function wholeNumber(least: number, most: number): SettingParser<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

/** A number that the server works out itself where the text is `auto`. */
export function numberOrAuto(
  { expected, parse }: SettingParser<number>,
  automatic: () => number,
): SettingParser<number> {
  return {
    expected: `${expected}, or auto`,
    parse: (text) => (text.toLowerCase() === 'auto' ? automatic() : parse(text)),
  };
}

export const onOrOff: SettingParser<boolean> = {
  expected: 'on or off',
  parse: (text) => ({ on: true, off: false })[text.toLowerCase()],
};

export function oneOf<const T extends string>(...choices: readonly T[]): SettingParser<T> {
  return {
    expected: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text.toLowerCase()),
  };
}

export const anyText: SettingParser<string> = { expected: 'a text', parse: (text) => text };

export const mailAddress: SettingParser<string> = {
  expected: 'an email address, alone or as "Name <address>"',
  parse: (text) =>
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : undefined,
};

/** An address with one of the given schemes, for example `postgres:`. */
export function address(...schemes: readonly string[]): SettingParser<string> {
  return {
    expected: `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    parse(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url !== undefined && schemes.includes(url.protocol) ? text : undefined;
    },
  };
}

/** An address of a web site as a whole: what is served expects to lie at its root. */
export const siteAddress: SettingParser<string> = {
  expected:
    'an address that begins with http:// or https:// and has nothing after the host and port: no path works',
  parse(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isSite = url !== undefined && /^https?:$/.test(url.protocol) && url.host !== '';
    return isSite && url.href === `${url.protocol}//${url.host}/` ? url.origin : undefined;
  },
};

const MAX_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** `10.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`; a prefix of 0 would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const most = MAX_PREFIX[isIP(address)];
  if (most === undefined || others.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= most);
}

/** The proxies whose word about the caller is taken; an empty list where there are none. */
export const trustedProxies: SettingParser<readonly string[]> = {
  expected:
    'off, or the addresses or networks of the proxies in front, separated by commas, for example 127.0.0.1 or 10.0.0.0/8',
  parse(text) {
    if (text.toLowerCase() === 'off') return [];
    const networks = text.split(',').map((network) => network.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
};

/** The fingerprint of the key of an SSH server. */
export const hostKeyFingerprint: SettingParser<string> = {
  expected: 'SHA256: and 43 letters and digits, as ssh-keygen -l prints it',
  parse: (text) => (/^SHA256:[A-Za-z0-9+/]{43}$/.test(text) ? text : undefined),
};
