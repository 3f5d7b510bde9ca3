import type { Customer } from '@partsboard/contract/account';
import { describe, expect, it } from 'vitest';
import { emailRule } from '@partsboard/ui/lib/form-rules.tsx';
import { addressRules, addressValues, toNewAddress } from './address-form-values.ts';

describe('the e-mail of an address', () => {
  const rule = addressRules([], [], null).Email;

  it.each(['', '  ', 'a@b.example', ' a@b.example '])('may be %j', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each(['nomail', 'a@b', 'a b@c.example'])('may not be %j', (value) => {
    expect(rule(value)).not.toBeNull();
    expect(rule(value)).toEqual(emailRule(value));
  });
});

describe('a new address', () => {
  const customer: Customer = {
    FirstName: 'Anna',
    LastName: 'Nowak',
    Email: 'anna@workshop.example',
    Phone: null,
    Company: null,
    VatNumber: null,
    Addresses: [],
    BillingAddress: null,
    ShippingAddress: null,
    Newsletter: false,
    HomeBranchId: null,
    AwaitsApproval: false,
  };

  it('begins with the customer’s e-mail, which is not sent', () => {
    const values = addressValues(null, customer, undefined);
    expect(values).toMatchObject({ MainEmail: 'anna@workshop.example', Email: '' });
    expect(JSON.stringify(toNewAddress(values, []))).not.toContain('anna@workshop.example');
    expect(toNewAddress(values, [])).not.toHaveProperty('MainEmail');
  });

  it('is sent with an e-mail of its own', () => {
    const values = { ...addressValues(null, customer, undefined), Email: 'store@workshop.example' };
    expect(toNewAddress(values, []).Email).toBe('store@workshop.example');
  });

  it('begins in the shop’s own country', () => {
    expect(addressValues(null, customer, { Id: 7 }).CountryId).toBe('7');
  });

  it('has a postcode in the form of its country', () => {
    const poland = { Id: 7, Name: 'Polska', TwoLetterIsoCode: 'PL', HasStates: false };
    const { ZipPostalCode: rule } = addressRules([], [poland], null);
    const values = addressValues(null, customer, poland);
    expect(rule('00-001', values)).toBeNull();
    expect(rule('1012 AB', values)).not.toBeNull();
    expect(rule('1012 AB', { ...values, CountryId: '' })).toBeNull();
    expect(rule('', values)).not.toBeNull();
    expect(toNewAddress({ ...values, ZipPostalCode: '00001' }, [poland]).ZipPostalCode).toBe('00-001');
  });
});
