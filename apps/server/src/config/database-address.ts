import type { SettingParser } from './setting-parsers.ts';

/** `postgres://user:password@one:5432,two:5432/shop?sslmode=require`: everything before, between and after the hosts. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)((?:[/?].*)?)$/;

const SESSION_ATTRIBUTES = 'target_session_attrs';

function singleHostUrl(text: string, roles: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const role = url.searchParams.get(SESSION_ATTRIBUTES);
  if (role === null) return text;
  url.searchParams.delete(SESSION_ATTRIBUTES);
  return roles.includes(role) ? url.href : undefined;
}

/**
 * An address of PostgreSQL with one host or several, as libpq takes it. The value has one address for each host, without
 * `target_session_attrs`, which the driver does not know: what it may be is said by `roles`.
 */
export const databaseAddress = (...roles: readonly string[]): SettingParser<readonly string[]> => ({
  expected:
    'an address that begins with postgres:// or postgresql://, with one host or several separated by commas' +
    `, and with no other ${SESSION_ATTRIBUTES} than ${roles.join(' or ')}`,
  parse(text) {
    const [, before = '', hosts = '', after = ''] = ADDRESS.exec(text) ?? [];
    const urls = hosts
      .split(',')
      .map((host) => (host === '' ? undefined : singleHostUrl(before + host + after, roles)));
    return urls.every((url) => url !== undefined) ? urls : undefined;
  },
});
