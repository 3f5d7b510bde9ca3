import type { Customer } from '@partsboard/contract/account';
import type { Address, NewAddress } from '@partsboard/contract/address';
import { examplePostcode, isPostcode, tidyPostcode } from '@partsboard/domain/postcode';
import i18next from 'i18next';
import type { Country, StateProvince } from '@partsboard/contract/reference';
import { emailRule, required } from '@partsboard/ui/lib/form-rules.tsx';
import { statesOfCountry } from '../../lib/reference/states.ts';

/** The fields have the contract's names, so that the server's errors can be assigned to them. */
export interface AddressValues {
  readonly FirstName: string;
  readonly LastName: string;
  readonly Company: string;
  readonly VatNumber: string;
  readonly Address1: string;
  readonly Address2: string;
  readonly ZipPostalCode: string;
  readonly City: string;
  readonly CountryId: string;
  readonly StateProvinceId: string;
  readonly PhoneNumber: string;
  readonly FaxNumber: string;
  readonly Email: string;
  /** The customer's email, shown for a new address. It is not part of the address and never sent. */
  readonly MainEmail: string;
}

const orEmpty = (value: string | number | null): string => (value === null ? '' : String(value));

/** A new address starts with the customer's data, in the shop's own country. */
export function addressValues(
  address: Address | null,
  customer: Customer,
  homeCountry: Pick<Country, 'Id'> | undefined,
): AddressValues {
  if (address === null) {
    return {
      FirstName: customer.FirstName,
      LastName: customer.LastName,
      Company: customer.Company ?? '',
      VatNumber: customer.VatNumber ?? '',
      Address1: '',
      Address2: '',
      ZipPostalCode: '',
      City: '',
      CountryId: homeCountry ? String(homeCountry.Id) : '',
      StateProvinceId: '',
      PhoneNumber: customer.Phone ?? '',
      FaxNumber: '',
      Email: '',
      MainEmail: customer.Email,
    };
  }
  return {
    FirstName: address.FirstName,
    LastName: address.LastName,
    Company: orEmpty(address.Company),
    VatNumber: orEmpty(address.VatNumber),
    Address1: address.Address1,
    Address2: orEmpty(address.Address2),
    ZipPostalCode: address.ZipPostalCode,
    City: address.City,
    CountryId: String(address.CountryId),
    StateProvinceId: orEmpty(address.StateProvinceId),
    PhoneNumber: address.PhoneNumber,
    FaxNumber: orEmpty(address.FaxNumber),
    Email: orEmpty(address.Email),
    MainEmail: '',
  };
}

/** @param saved the postcode that the address has already, which is not asked for anew */
function postcodeRule(postcode: string, country: string | undefined, saved: string | undefined) {
  if (postcode.trim() === '') return required(postcode);
  if (postcode === saved || isPostcode(country, postcode)) return null;
  const example = country && examplePostcode(country);
  return example
    ? i18next.t('Enter the postcode in the form {{example}}.', { example })
    : i18next.t('This is not the form of a postcode in this country.');
}

const isoCodeOf = (countries: readonly Country[], countryId: string): string | undefined =>
  countries.find(({ Id }) => String(Id) === countryId)?.TwoLetterIsoCode;

export const addressRules = (
  states: readonly StateProvince[],
  countries: readonly Country[],
  saved: Address | null,
) => ({
  FirstName: required,
  LastName: required,
  Address1: required,
  City: required,
  ZipPostalCode: (value: string, { CountryId }: AddressValues) =>
    postcodeRule(value, isoCodeOf(countries, CountryId), saved?.ZipPostalCode),
  CountryId: required,
  PhoneNumber: required,
  Email: (value: string) => (value.trim() === '' ? null : emailRule(value)),
  StateProvinceId: (value: string, { CountryId }: AddressValues) =>
    statesOfCountry(states, CountryId).length > 0 ? required(value) : null,
});

/** The address as it is sent, without the main email. */
export function toNewAddress(values: AddressValues, countries: readonly Country[]): NewAddress {
  const { CountryId, StateProvinceId, ZipPostalCode } = values;
  const sent: NewAddress & { MainEmail?: string } = {
    ...values,
    ZipPostalCode: tidyPostcode(isoCodeOf(countries, CountryId), ZipPostalCode),
    CountryId: Number(CountryId),
    StateProvinceId: StateProvinceId === '' ? null : Number(StateProvinceId),
  };
  delete sent.MainEmail;
  return sent;
}
