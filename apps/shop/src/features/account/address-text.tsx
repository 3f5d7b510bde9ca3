import type { Address } from '@partsboard/contract/address';
import { AddressLines } from '../../components/address-lines.tsx';
import { useCountries, useStateProvinces } from '../../lib/reference/use-reference.ts';

type Shown = Omit<Address, 'FaxNumber' | 'Email'>;

/** One of the customer's addresses, with the names of its country and state. */
export function AddressText({ address }: { readonly address: Shown }) {
  const country = useCountries().find(({ Id }) => Id === address.CountryId)?.Name;
  const state = useStateProvinces().find(({ Id }) => Id === address.StateProvinceId)?.Name;
  return <AddressLines address={address} state={state} country={country} />;
}
