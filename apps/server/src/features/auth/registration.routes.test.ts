import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const POLAND = 1;

const registration = (email: string, changes: Record<string, unknown> = {}) => ({
  Email: email,
  Password: base64('zażółć1'),
  FirstName: 'Ewa',
  LastName: 'Nowak',
  StreetAddress: 'ul. Długa 1',
  StreetAddress2: 'lok. 2',
  ZipPostalCode: '00-001',
  City: 'Warszawa',
  CountryId: POLAND,
  ...changes,
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.call({ method: 'POST', url: `/api/${url}`, payload, headers });

const register = (
  email: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => post('Customer/register', registration(email, changes), headers);

const logIn = (email: string, password: string) =>
  shop.call({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password: base64(password) },
    remoteAddress: addressOf(email),
  });

const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await shop.database.pool.query<Record<string, unknown>>(statement, values)).rows;

const countryId = async (code: string): Promise<number> =>
  Number((await rows('select id from country where iso_code = $1', [code]))[0]?.['id']);

const mailsTo = (email: string) =>
  rows('select kind, language, subject, plain_text from mail_outbox where recipient = $1 order by id', [
    email,
  ]);

describe('registration', () => {
  it('opens an account with its first address and a welcome mail in the language of the request', async () => {
    const answer = await register(
      ' Ewa@Warsztat.example ',
      { Newsletter: true, VatNumber: 'PL1234563218' },
      {
        'accept-language': 'pl',
      },
    );
    expect(answer.status, answer.text).toBe(200);
    const [customer] = await rows(
      `select customer.*, address.city, address.address2, address.email as address_email
       from customer join address on address.id = customer.billing_address_id
         and address.id = customer.shipping_address_id
       where lower(customer.email) = 'ewa@warsztat.example'`,
    );
    expect(customer).toMatchObject({
      email: 'Ewa@Warsztat.example',
      newsletter: true,
      vat_number: 'PL1234563218',
      language: 'pl',
      discount_table: '',
      credit_limit: 0,
      city: 'Warszawa',
      address2: 'lok. 2',
    });
    expect(customer?.['password_hash']).toMatch(/^\$argon2id\$/);
    expect(await mailsTo('Ewa@Warsztat.example')).toMatchObject([
      { kind: 'welcome', language: 'pl', subject: 'Witamy w sklepie Partsboard' },
    ]);
    expect((await logIn('ewa@warsztat.example', 'zażółć1')).status).toBe(200);
  });

  it('says about every wrong field what is wrong, all at once', async () => {
    const answer = await post('Customer/register', {
      Email: 'not an address',
      Password: base64('short'),
      FirstName: '   ',
      LastName: '',
      StreetAddress: 'x'.repeat(201),
      ZipPostalCode: 7,
      City: null,
      CountryId: POLAND,
      Nickname: 'E',
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'invalid-request',
      errors: {
        Email: ['Please give a valid email address.'],
        FirstName: ['This field is required'],
        LastName: ['This field is required'],
        StreetAddress: ['At most 200 characters.'],
        StreetAddress2: ['This field is required'],
        ZipPostalCode: ['Please give a text.'],
        City: ['This field is required'],
        Nickname: ['Unknown field.'],
      },
    });
  });

  it('takes an optional field that is left empty in any way', async () => {
    const answer = await register('optional@partsboard.example', {
      Phone: null,
      Company: null,
      VatNumber: '',
    });
    expect(answer.status, answer.text).toBe(200);
  });

  it('checks the VAT number in the country of the address', async () => {
    const wrong = await register('nip@partsboard.example', { VatNumber: '123-456-32-19', City: 'Wieś' });
    expect(wrong.json).toMatchObject({
      errors: { VatNumber: ['This is not a valid Polish VAT number (NIP). Please check its 10 digits.'] },
    });
    const abroad = { VatNumber: '12345678', CountryId: await countryId('CZ') };
    const taken = await register('ust@partsboard.example', abroad);
    expect(taken.status, taken.text).toBe(200);
  });

  it('speaks Polish to whoever asks in Polish', async () => {
    const answer = await register(
      'pl@partsboard.example',
      { City: '', Password: base64('abc') },
      {
        'accept-language': 'pl-PL,pl;q=0.9',
      },
    );
    expect(answer.json).toMatchObject({
      title: 'Popraw podane dane.',
      errors: { City: ['To pole jest wymagane'] },
    });
    expect(answer.headers['content-language']).toBe('pl');
  });

  it.each([
    ['short', 'The password needs at least 6 characters.'],
    ['x'.repeat(129), 'The password can have at most 128 characters.'],
  ])('refuses a password that is not 6 to 128 characters long', async (password, message) => {
    const answer = await register('length@partsboard.example', { Password: base64(password) });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: { Password: [message] } });
  });

  it('refuses an address that has an account, in any case, as an error of the field', async () => {
    const answer = await register('DEMO@partsboard.example', { Password: base64('abc') });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'email-taken',
      errors: {
        Email: ['An account with this email address already exists.'],
        Password: ['The password needs at least 6 characters.'],
      },
    });
  });

  it('asks for a state exactly where the country has some, and for one of its own', async () => {
    const usa = await countryId('US');
    const canada = await countryId('CA');
    const [texas] = await rows(`select id from state_province where name = 'Texas'`);
    const state = Number(texas?.['id']);
    const errorsOf = async (changes: Record<string, unknown>) =>
      ((await register('state@partsboard.example', changes)).json as { errors?: unknown }).errors;

    expect(await errorsOf({ CountryId: usa })).toEqual({
      StateProvinceId: ['Please choose a state or province.'],
    });
    expect(await errorsOf({ CountryId: usa, StateProvinceId: null })).toEqual({
      StateProvinceId: ['Please choose a state or province.'],
    });
    const foreign = { StateProvinceId: ['This state or province does not belong to the chosen country.'] };
    expect(await errorsOf({ CountryId: canada, StateProvinceId: state })).toEqual(foreign);
    expect(await errorsOf({ CountryId: POLAND, StateProvinceId: state })).toEqual(foreign);
    expect(await errorsOf({ CountryId: 99_999 })).toEqual({
      CountryId: ['Please choose a country from the list.'],
    });
    expect(
      (await register('texan@partsboard.example', { CountryId: usa, StateProvinceId: state })).status,
    ).toBe(200);
  });

  it('sent twice at the same moment opens one account and sends one mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        register(index % 2 === 0 ? 'twice@partsboard.example' : 'TWICE@partsboard.example'),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
    const counted = await rows(
      `select 1 from mail_outbox where lower(recipient) = 'twice@partsboard.example'`,
    );
    expect(counted).toHaveLength(1);
  });

  it('keeps a name with quotes, tags and other scripts as it is', async () => {
    const name = `O'Brien "<b>" Żółć 王`;
    expect((await register('quotes@partsboard.example', { FirstName: name })).status).toBe(200);
    expect(await rows(`select first_name from customer where email = 'quotes@partsboard.example'`)).toEqual([
      { first_name: name },
    ]);
  });
});

describe('password recovery', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    post('Customer/PasswordRecovery', { email }, headers);

  const confirm = (email: string, token: string, password = 'a new password', again = password) =>
    post('Customer/PasswordRecoveryConfirm', {
      email,
      token,
      NewPassword: base64(password),
      ConfirmNewPassword: base64(again),
    });

  const lastToken = async (email: string): Promise<string> => {
    const mails = await mailsTo(email);
    const link = /http:\/\/shop\.example\/forgot-password\/confirm\?\S+/.exec(
      String(mails.at(-1)?.['plain_text']),
    );
    const url = new URL(link?.[0] ?? '');
    expect(url.searchParams.get('email')).toBe(email);
    return url.searchParams.get('token') ?? '';
  };

  const newAccount = async (email: string) => {
    expect((await register(email)).status).toBe(200);
  };

  it('answers alike for known and unknown addresses and mails only the known', async () => {
    await newAccount('known@partsboard.example');
    const known = await ask(' KNOWN@partsboard.example ');
    const unknown = await ask('unknown@partsboard.example');
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect([unknown.status, unknown.text]).toEqual([200, '{}']);
    expect((await mailsTo('known@partsboard.example')).at(-1)).toMatchObject({
      kind: 'password-recovery',
      language: 'en',
      subject: 'A new password for Partsboard',
    });
    expect(await mailsTo('unknown@partsboard.example')).toEqual([]);
  });

  it('sets the new password once, ends all sessions and keeps only a hash of the token', async () => {
    const email = 'once@partsboard.example';
    await newAccount(email);
    const session = await logIn(email, 'zażółć1');
    await ask(email);
    const token = await lastToken(email);
    expect(
      await rows('select 1 from password_recovery where encode(token_sha256, $1) = $2', ['base64', token]),
    ).toEqual([]);
    expect((await confirm(email.toUpperCase(), token)).status).toBe(200);
    expect((await confirm(email, token)).json).toMatchObject({ code: 'invalid-recovery-token' });
    const headers = { authorization: `Bearer ${session.text}` };
    expect((await post('user/logout', {}, headers)).status).toBe(401);
    expect((await logIn(email, 'zażółć1')).status).toBe(401);
    expect((await logIn(email, 'a new password')).status).toBe(200);
  });

  it('uses a token up once, however many try at the same moment', async () => {
    const email = 'race@partsboard.example';
    await newAccount(email);
    await ask(email);
    const token = await lastToken(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => confirm(email, token, `password ${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(7);
  });

  it('takes only the newest token, and none that is an hour old or another customer’s', async () => {
    const email = 'newest@partsboard.example';
    await newAccount(email);
    await ask(email);
    const older = await lastToken(email);
    await ask(email);
    const newer = await lastToken(email);
    expect((await confirm(email, older)).status).toBe(400);
    expect((await confirm('demo@partsboard.example', newer)).status).toBe(400);
    expect((await confirm(email, `${newer}x`)).status).toBe(400);
    await rows(`update password_recovery set expires_at = now() - interval '1 second'`);
    const late = await confirm(email, newer);
    expect(late.status).toBe(400);
    expect(late.json).toMatchObject({
      title: 'The password link is not valid or has expired. Please ask for a new one.',
    });
  });

  it('wants the same password twice, of the right length', async () => {
    const differing = await confirm('demo@partsboard.example', 'x', 'one password', 'other password');
    expect(differing.json).toMatchObject({ errors: { ConfirmNewPassword: ['Password not match'] } });
    const short = await confirm('demo@partsboard.example', 'x', '12345');
    expect(short.json).toMatchObject({
      errors: { NewPassword: ['The password needs at least 6 characters.'] },
    });
  });

  it('slows down alike for known and unknown addresses', async () => {
    for (const email of ['demo@partsboard.example', 'ghost@partsboard.example']) {
      await ask(email);
      await rows(`update attempt_throttle set attempts = 20 where subject like 'recovery:%'`);
      await ask(email);
      const blocked = await ask(email);
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(600);
    }
  });
});
