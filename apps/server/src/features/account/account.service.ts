import type { Customer, CustomerUpdate } from '@partsboard/contract/account';
import { type Address, type NewAddress, MAX_ADDRESSES } from '@partsboard/contract/address';
import { codeOf, UNIQUE_VIOLATION } from '../../db/error-code.ts';
import type { Db } from '../../db/database.ts';
import { lockCustomer } from '../../db/lock-customer.ts';
import { DomainError, fieldError, type FieldErrors } from '../../http/errors/domain-error.ts';
import { isVatNumberTaken } from '../auth/vat-numbers.service.ts';
import { checkAddress, checkVatNumber } from '../reference/reference.service.ts';
import { toAddress, toAddressValues, toCustomer } from './account.mapper.ts';
import * as repository from './account.repository.ts';

export async function readCustomer(db: Db, customerId: number): Promise<Customer> {
  const [[customer], addresses] = await Promise.all([
    repository.findCustomer(db, customerId),
    repository.findAddresses(db, customerId),
  ]);
  if (customer === undefined) throw new Error(`There is no customer ${customerId}`);
  return toCustomer(customer, addresses);
}

/** The branch that executed the customer's last order, if there is one. */
export const findHomeBranchId = async (db: Db, customerId: number): Promise<number | null> =>
  (await repository.findHomeBranch(db, customerId))[0]?.id ?? null;

export const listAddresses = async (db: Db, customerId: number): Promise<Address[]> =>
  (await repository.findAddresses(db, customerId)).map(toAddress);

/** Changes what was sent; a default address must be one of the customer's own. */
export async function updateCustomer(db: Db, customerId: number, update: CustomerUpdate): Promise<Customer> {
  try {
    return await db.transaction().execute(async (tx) => {
      // An address that is chosen here must not be removed meanwhile.
      await lockCustomer(tx, customerId);
      return changeCustomer(tx, customerId, update);
    });
  } catch (error) {
    // Another company has taken the number in this moment.
    if (codeOf(error) === UNIQUE_VIOLATION) throw VAT_NUMBER_TAKEN;
    throw error;
  }
}

const VAT_NUMBER_TAKEN = fieldError('VatNumber', (t) => t.account.vatNumberTaken);

/**
 * A new VAT number is checked in the country where the invoices go; one that was taken before is not asked for anew.
 */
async function checkNewVatNumber(db: Db, customerId: number, vatNumber: string | null | undefined) {
  const { vat_number: stored, country } = await repository.findVatNumber(db, customerId);
  if (vatNumber == null || vatNumber.trim() === stored) return;
  refuse(checkVatNumber(vatNumber, country ?? undefined));
  if (await isVatNumberTaken(db, vatNumber, customerId)) throw VAT_NUMBER_TAKEN;
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new DomainError('invalid-request', { errors });
}

async function changeCustomer(db: Db, customerId: number, update: CustomerUpdate): Promise<Customer> {
  await checkNewVatNumber(db, customerId, update.VatNumber);
  const own = new Set((await repository.findAddresses(db, customerId)).map((address) => address.id));
  for (const id of [update.BillingAddress, update.ShippingAddress]) {
    if (id != null && !own.has(id))
      throw new DomainError('not-found', { title: (t) => t.account.unknownAddress });
  }
  await repository.updateCustomer(db, customerId, {
    first_name: update.FirstName.trim(),
    last_name: update.LastName.trim(),
    ...(update.Phone !== undefined && { phone: update.Phone?.trim() ?? '' }),
    ...(update.Company !== undefined && { company: update.Company?.trim() ?? '' }),
    ...(update.VatNumber !== undefined && { vat_number: update.VatNumber?.trim() ?? '' }),
    ...(update.Newsletter !== undefined && { newsletter: update.Newsletter }),
    ...(update.BillingAddress !== undefined && { billing_address_id: update.BillingAddress }),
    ...(update.ShippingAddress !== undefined && { shipping_address_id: update.ShippingAddress }),
  });
  return readCustomer(db, customerId);
}

export async function addAddress(db: Db, customerId: number, address: NewAddress): Promise<Address> {
  refuse(await checkAddress(db, address));
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await repository.findAddresses(tx, customerId)).length >= MAX_ADDRESSES) {
      throw new DomainError('conflict', { title: (t) => t.account.tooManyAddresses(MAX_ADDRESSES) });
    }
    return toAddress(await repository.insertAddress(tx, customerId, toAddressValues(address)));
  });
}

export async function changeAddress(
  db: Db,
  customerId: number,
  addressId: number,
  address: NewAddress,
): Promise<Address> {
  const addresses = await repository.findAddresses(db, customerId);
  const unchanged = addresses.find(
    ({ id, vat_number }) => id === addressId && vat_number === address.VatNumber?.trim(),
  );
  refuse(await checkAddress(db, unchanged ? { ...address, VatNumber: null } : address));
  const row = await repository.updateAddress(db, customerId, addressId, toAddressValues(address));
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.account.unknownAddress });
  return toAddress(row);
}

export async function removeAddress(db: Db, customerId: number, addressId: number): Promise<void> {
  const isGone = await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId);
    return repository.deleteAddress(tx, customerId, addressId);
  });
  if (!isGone) throw new DomainError('not-found', { title: (t) => t.account.unknownAddress });
}
