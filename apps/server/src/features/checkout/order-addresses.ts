import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderAddress } from '@partsboard/contract/address';
import type { BranchRow, OwnAddress } from './methods.repository.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An address as the order stores it, with the names of country and state: later changes to the address don't reach it. */
export const addressSnapshot = (address: OwnAddress, language: LanguageCode): OrderAddress => ({
  FirstName: address.first_name,
  LastName: address.last_name,
  Company: orNull(address.company),
  VatNumber: orNull(address.vat_number),
  Address1: address.address1,
  Address2: orNull(address.address2),
  ZipPostalCode: address.zip_postal_code,
  City: address.city,
  StateProvince: address.state_province,
  Country: language === 'pl' ? address.country_pl : address.country_en,
  PhoneNumber: address.phone_number,
  Email: orNull(address.email),
});

/** A branch as the place where an order waits for its buyer. */
export const branchSnapshot = (branch: BranchRow, language: LanguageCode): OrderAddress => ({
  FirstName: '',
  LastName: '',
  Company: language === 'pl' ? branch.name_pl : branch.name_en,
  VatNumber: null,
  Address1: branch.address1,
  Address2: null,
  ZipPostalCode: branch.zip_postal_code,
  City: branch.city,
  StateProvince: null,
  Country: language === 'pl' ? branch.country_pl : branch.country_en,
  PhoneNumber: branch.phone_number,
  Email: branch.email,
});
