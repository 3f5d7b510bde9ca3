import { vatNumberFault } from '@partsboard/domain/vat-number';
import { announcedCache } from '../../db/announced-cache.ts';
import type { Db } from '../../db/database.ts';
import type { NotificationSubscriber } from '../../db/notification-listener.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import { findAddressPlace, findStoreKeys } from './reference.repository.ts';

export { findStoreLook } from './reference.repository.ts';

interface StoreKeys {
  readonly known: ReadonlySet<number>;
  readonly byHostName: ReadonlyMap<string, number>;
  readonly byDefault: number;
}

async function readStoreKeys(db: Db): Promise<StoreKeys> {
  const rows = await findStoreKeys(db);
  const first = rows.find((row) => row.is_default);
  if (!first) throw new DomainError('unavailable', { retryAfterSeconds: 10 });
  return {
    known: new Set(rows.map((row) => row.id)),
    byHostName: new Map(rows.flatMap((row) => row.host_names.map((name) => [name, row.id] as const))),
    byDefault: first.id,
  };
}

/** The number of the default store. */
export const findDefaultStore = async (db: Db): Promise<number> => (await readStoreKeys(db)).byDefault;

/** The store of a request, by its storeId header and the host name that the browser has asked. */
export type ChooseStore = (header: string | undefined, hostName: string) => Promise<number>;

/**
 * Without a storeId header the host name chooses, and one that no store has means the default store. A header with
 * anything but a known number is refused.
 */
export function storeChooser(db: Db): {
  readonly chooseStore: ChooseStore;
  readonly subscriber: NotificationSubscriber;
} {
  const cache = announcedCache({
    name: 'store numbers',
    channel: 'shop_changed',
    max: 1,
    load: () => readStoreKeys(db),
  });
  const chooseStore: ChooseStore = async (header, hostName) => {
    const { known, byHostName, byDefault } = await cache.read('stores');
    if (header === undefined || header.trim() === '')
      return byHostName.get(hostName.toLowerCase()) ?? byDefault;
    const id = /^\s*(\d{1,9})\s*$/.exec(header)?.[1];
    if (id !== undefined && known.has(Number(id))) return Number(id);
    throw new DomainError('unknown-store', {
      errors: {
        storeId: [(t) => t.content.unknownStore],
      },
    });
  };
  return { chooseStore, subscriber: cache };
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

/** The rules of country, state and VAT number that every address obeys; returns what is wrong, by field. */
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
