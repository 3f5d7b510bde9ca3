import type { Customer } from '@partsboard/contract/account';
import type { Address, NewAddress } from '@partsboard/contract/address';
import type { AddressRow, AddressValues, CustomerRow } from './account.repository.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);
const orEmpty = (text: string | null | undefined): string => text?.trim() ?? '';

export const toAddress = (row: AddressRow): Address => ({
  Id: row.id,
  FirstName: row.first_name,
  LastName: row.last_name,
  Company: orNull(row.company),
  VatNumber: orNull(row.vat_number),
  CountryId: row.country_id,
  StateProvinceId: row.state_province_id,
  City: row.city,
  Address1: row.address1,
  Address2: orNull(row.address2),
  ZipPostalCode: row.zip_postal_code,
  PhoneNumber: row.phone_number,
  FaxNumber: orNull(row.fax_number),
  Email: orNull(row.email),
});

export const toCustomer = (row: CustomerRow, addresses: readonly AddressRow[]): Customer => ({
  FirstName: row.first_name,
  LastName: row.last_name,
  Email: row.email,
  Phone: orNull(row.phone),
  Company: orNull(row.company),
  VatNumber: orNull(row.vat_number),
  Addresses: addresses.map(toAddress),
  BillingAddress: row.billing_address_id,
  ShippingAddress: row.shipping_address_id,
  Newsletter: row.newsletter,
  HomeBranchId: row.home_branch_id,
  AwaitsApproval: row.access === 'pending',
});

export const toAddressValues = (address: NewAddress): AddressValues => ({
  first_name: address.FirstName.trim(),
  last_name: address.LastName.trim(),
  company: orEmpty(address.Company),
  vat_number: orEmpty(address.VatNumber),
  country_id: address.CountryId,
  state_province_id: address.StateProvinceId ?? null,
  city: address.City.trim(),
  address1: address.Address1.trim(),
  address2: orEmpty(address.Address2),
  zip_postal_code: address.ZipPostalCode.trim(),
  phone_number: address.PhoneNumber.trim(),
  fax_number: orEmpty(address.FaxNumber),
  email: orEmpty(address.Email),
});
