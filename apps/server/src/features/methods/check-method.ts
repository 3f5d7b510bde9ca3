import type { PaymentSettings, ShippingSettings } from '@partsboard/contract/backoffice/methods';
import type { Db } from '../../db/database.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { findBranchIds, findCountryRows, findShippingRows } from './methods.repository.ts';

const PREFIX = /^[0-9A-Z]+$/;

/** What a name in addresses is made of: `Kurier nocny` becomes `KurierNocny`. */
export const systemNameOf = (kind: 'Shipping' | 'Payments', name: string): string => {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${kind}.${joined.slice(0, 40) || 'Method'}`;
};

export async function checkCountries(db: Db, field: string, codes: readonly string[]): Promise<void> {
  const known = new Set((await findCountryRows(db)).map((row) => row.iso_code));
  if (!codes.every((code) => known.has(code))) throw fieldError(field, (t) => t.setUp.unknownCountry);
}

async function checkBranches(db: Db, field: string, ids: readonly number[]): Promise<void> {
  const known = await findBranchIds(db);
  if (!ids.every((id) => known.has(id))) throw fieldError(field, (t) => t.staff.unknownBranch);
}

/** What people typed, in the one form in which rules compare it. */
export const normaliseShipping = (settings: ShippingSettings): ShippingSettings => ({
  ...settings,
  countries: [...new Set(settings.countries)],
  postcodePrefixes: [
    ...new Set(settings.postcodePrefixes.map((prefix) => prefix.replace(/[\s-]/g, '').toUpperCase())),
  ],
});

/** What no branch has would never be offered, whatever its list says. */
export async function checkShipping(db: Db, settings: ShippingSettings): Promise<void> {
  await checkCountries(db, 'countries', settings.countries);
  if (settings.branchIds?.length === 0) throw fieldError('branchIds', (t) => t.setUp.noBranch);
  await checkBranches(db, 'branchIds', settings.branchIds ?? []);
  if (!settings.postcodePrefixes.every((prefix) => PREFIX.test(prefix)))
    throw fieldError('postcodePrefixes', (t) => t.setUp.noPostcode);
}

export async function checkPayment(db: Db, settings: PaymentSettings): Promise<void> {
  await checkCountries(db, 'countries', settings.countries);
  if (settings.kind === 'counter' && settings.counterBranchIds.length === 0)
    throw fieldError('counterBranchIds', (t) => t.setUp.noBranch);
  await checkBranches(db, 'counterBranchIds', settings.counterBranchIds);
  const known = new Set((await findShippingRows(db)).map((row) => row.system_name));
  if (!settings.shippingMethods.every((name) => known.has(name)))
    throw fieldError('shippingMethods', (t) => t.setUp.unknownShippingMethod);
}
