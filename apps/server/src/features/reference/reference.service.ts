import { vatNumberFault, type VatNumberFault } from '@partsboard/domain/vat-number';
import { cachedFor } from '../../cache/cached-for.ts';
import type { Db } from '../../db/database.ts';
import { DomainError, type FieldErrors } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/language.ts';
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
        storeId: [{ pl: 'Nie ma sklepu o tym numerze.', en: 'There is no store with this number.' }],
      },
    });
  };
}

const UNKNOWN_COUNTRY: Message = {
  pl: 'Wybierz kraj z listy.',
  en: 'Please choose a country from the list.',
};
const STATE_REQUIRED: Message = {
  pl: 'Wybierz stan lub prowincję.',
  en: 'Please choose a state or province.',
};
const FOREIGN_STATE: Message = {
  pl: 'Ten stan lub prowincja nie należy do wybranego kraju.',
  en: 'This state or province does not belong to the chosen country.',
};

const VAT_NUMBER_FAULTS: Readonly<Record<VatNumberFault, Message>> = {
  'not-a-nip': {
    pl: 'To nie jest prawidłowy NIP. Sprawdź jego 10 cyfr.',
    en: 'This is not a valid Polish VAT number (NIP). Please check its 10 digits.',
  },
  'wrong-form': {
    pl: 'Ten numer VAT nie ma postaci używanej w swoim kraju.',
    en: 'This VAT number does not have the form used in its country.',
  },
};

/** What is wrong with a VAT number in a country, by the contract's field. */
export function checkVatNumber(
  vatNumber: string | null | undefined,
  country: string | undefined,
): FieldErrors {
  const fault = vatNumberFault(vatNumber ?? '', country);
  return fault === null ? {} : { VatNumber: [VAT_NUMBER_FAULTS[fault]] };
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
  if (!place) return { CountryId: [UNKNOWN_COUNTRY], ...checkVatNumber(VatNumber, undefined) };
  return { ...checkState(place, StateProvinceId), ...checkVatNumber(VatNumber, place.isoCode) };
}

function checkState(
  place: { readonly hasStates: unknown; readonly ownsState: unknown },
  stateProvinceId: number | null,
): FieldErrors {
  if (stateProvinceId === null) return place.hasStates ? { StateProvinceId: [STATE_REQUIRED] } : {};
  return place.ownsState ? {} : { StateProvinceId: [FOREIGN_STATE] };
}
