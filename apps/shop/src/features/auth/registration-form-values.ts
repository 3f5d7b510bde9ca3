import type { Registration } from '@partsboard/contract/auth';
import type { StateProvince } from '@partsboard/contract/reference';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { newPasswordRule } from '../../lib/new-password-rule.ts';
import { encodePassword } from '../../lib/encode-password.ts';
import { statesOfCountry } from '../../lib/reference/states.ts';

/** The fields have the contract's names, so that the server's errors can be assigned to them. */
export const emptyRegistration = {
  Email: '',
  Password: '',
  FirstName: '',
  LastName: '',
  Company: '',
  VatNumber: '',
  StreetAddress: '',
  StreetAddress2: '',
  ZipPostalCode: '',
  City: '',
  CountryId: '',
  StateProvinceId: '',
  Phone: '',
  Newsletter: false,
};

export type RegistrationValues = typeof emptyRegistration;

export const registrationRules = (states: readonly StateProvince[]) => ({
  Email: emailRule,
  Password: newPasswordRule,
  FirstName: required,
  LastName: required,
  StreetAddress: required,
  StreetAddress2: required,
  ZipPostalCode: required,
  City: required,
  CountryId: required,
  StateProvinceId: (value: string, { CountryId }: RegistrationValues) =>
    statesOfCountry(states, CountryId).length > 0 ? required(value) : null,
});

export function toRegistration({ Newsletter, ...values }: RegistrationValues): Registration {
  const { Password, CountryId, StateProvinceId, Company, VatNumber, Phone, ...texts } = values;
  const trimmed = {
    Email: texts.Email.trim(),
    FirstName: texts.FirstName.trim(),
    LastName: texts.LastName.trim(),
    StreetAddress: texts.StreetAddress.trim(),
    StreetAddress2: texts.StreetAddress2.trim(),
    ZipPostalCode: texts.ZipPostalCode.trim(),
    City: texts.City.trim(),
  };
  return {
    ...trimmed,
    Password: encodePassword(Password),
    CountryId: Number(CountryId),
    StateProvinceId: StateProvinceId === '' ? null : Number(StateProvinceId),
    Company: Company.trim(),
    VatNumber: VatNumber.trim(),
    Phone: Phone.trim(),
    Newsletter,
  };
}
