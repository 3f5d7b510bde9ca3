import { vatNumberFault } from '@partsboard/domain/vat-number';
import { cachedFor } from '../../cache/cached-for.ts';
import type { Db } from '../../db/database.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import { findAddressPlace, findStoreKeys } from './reference.repository.ts';

/** Stores change a few times in a shop's life; every request asks for one. */
const CACHE_MILLISECONDS = 15_000;

interface StoreKeys {
  readonly known: ReadonlySet<number>;
  readonly byDefault: number;
}

async function readStoreKeys(db: Db): Promise<StoreKeys> {
  const rows = await findStoreKeys(db);
  const first = rows.find((row) => row.is_default);
  if (!first) throw new DomainError('unavailable', { retryAfterSeconds: 10 });
  return { known: new Set(rows.map((row) => row.id)), byDefault: first.id };
}

/** Reads the storeId header: none means the default store, anything but a known number is refused. */
export function storeChooser(db: Db): (header: string | undefined) => Promise<number> {
  const storeKeys = cachedFor(CACHE_MILLISECONDS, () => readStoreKeys(db));
  return async (header) => {
    const { known, byDefault } = await storeKeys();
    if (header === undefined || header.trim() === '') return byDefault;
    const id = /^\s*(\d{1,9})\s*$/.exec(header)?.[1];
    if (id !== undefined && known.has(Number(id))) return Number(id);
    throw new DomainError('unknown-store', {
      errors: {
        storeId: [(t) => t.content.unknownStore],
      },
    });
  };
}

/** What is wrong with a VAT number in a country, by the contract's field. */
export function checkVatNumber(
  vatNumber: string | null | undefined,
  country: string | undefined,
): FieldErrors {
  const fault = vatNumberFault(vatNumber ?? '', country);
  return fault === null ? {} : { VatNumber: [(t) => t.account.vatNumber[fault]] };
}

export interface AddressToCheck {
  readonly CountryId: number;
  readonly StateProvinceId?: number | null | undefined;
  readonly VatNumber?: string | null | undefined;
}

/** The rules of country, state and VAT number that every address obeys; answers what is wrong, by field. */
export async function checkAddress(db: Db, address: AddressToCheck): Promise<FieldErrors> {
  const { CountryId, StateProvinceId = null, VatNumber } = address;
  const place = await findAddressPlace(db, CountryId, StateProvinceId);
  if (!place)
    return { CountryId: [(t) => t.account.unknownCountry], ...checkVatNumber(VatNumber, undefined) };
  return { ...checkState(place, StateProvinceId), ...checkVatNumber(VatNumber, place.isoCode) };
}

function checkState(
  place: { readonly hasStates: unknown; readonly ownsState: unknown },
  stateProvinceId: number | null,
): FieldErrors {
  if (stateProvinceId === null)
    return place.hasStates ? { StateProvinceId: [(t) => t.account.stateRequired] } : {};
  return place.ownsState ? {} : { StateProvinceId: [(t) => t.account.foreignState] };
}
