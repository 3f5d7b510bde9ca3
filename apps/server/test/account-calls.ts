import { registration } from './registration.ts';
import { addressOf, base64, type TestApp } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** The calls about accounts of an app that is made before the tests run. */
export function accountCalls(shop: () => TestApp) {
  const post = (url: string, payload: object, headers: Headers = {}) =>
    shop().call({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers } });

  const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await shop().database.pool.query<Record<string, unknown>>(statement, values)).rows;

  return {
    post,
    rows,
    register: (email: string, changes: Record<string, unknown> = {}, headers: Headers = {}) =>
      post('Customer/register', registration(email, changes), headers),
    logIn: (email: string, password: string, remoteAddress = addressOf(email)) =>
      shop().call({
        method: 'POST',
        url: '/api/user/login',
        payload: { email, password: base64(password) },
        remoteAddress,
      }),
    mailsTo: (email: string) =>
      rows('select kind, language, subject, plain_text from mail_outbox where recipient = $1 order by id', [
        email,
      ]),
  };
}
