import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { POLAND } from '../../../test/registration.ts';
import { base64, createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const { post, rows, register, logIn, mailsTo } = accountCalls(() => shop);

const countryId = async (code: string): Promise<number> =>
  Number((await rows('select id from country where iso_code = $1', [code]))[0]?.['id']);

describe('registration', () => {
  it('opens an account with its first address and a welcome mail in the language of the request', async () => {
    const answer = await register(
      ' Ewa@Warsztat.example ',
      { Newsletter: true, VatNumber: 'PL5260250274' },
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
      vat_number: 'PL5260250274',
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
