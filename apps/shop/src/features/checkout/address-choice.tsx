import type { Address } from '@partsboard/contract/address';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** Renders a form for a new address, shown until it is saved or, where that is allowed, cancelled. */
export type NewAddressForm = (done: (id: number) => void, cancel: (() => void) | undefined) => ReactNode;

interface Props {
  readonly label: string;
  readonly offered: Checkout['offered']['addresses'];
  readonly chosen: number | undefined;
  /** Whether the chosen address no longer exists. */
  readonly isGone: boolean;
  readonly onChoose: (id: number) => void;
  readonly addressText: (address: Address) => ReactNode;
  readonly newAddress: NewAddressForm;
}

/** A choice among the customer's addresses, or a new one, which is chosen once it is saved. */
export function AddressChoice({ isGone, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {isGone ? (
        <Alert color="amber">
          {t('The address that was chosen is not among yours any more. Please choose another one.')}
        </Alert>
      ) : null}
      <AddressOrNew {...props} />
    </>
  );
}

function AddressOrNew({ label, offered, chosen, onChoose, addressText, newAddress }: Omit<Props, 'isGone'>) {
  const { t } = useTranslation();
  const { ExistingAddresses: addresses, NewAddressPreselected: hasNone } = offered;
  const [wantsNew, setWantsNew] = useState(false);
  if (wantsNew || hasNone) {
    return newAddress(
      (id) => {
        setWantsNew(false);
        onChoose(id);
      },
      hasNone ? undefined : () => setWantsNew(false),
    );
  }
  return (
    <>
      <ChoiceList
        label={label}
        isWide
        value={chosen?.toString()}
        onChange={(value) => onChoose(Number(value))}
        choices={addresses.map((address) => ({ value: String(address.Id), title: addressText(address) }))}
      />
      <Button variant="default" className={classes.more} onClick={() => setWantsNew(true)}>
        {t('New address')}
      </Button>
    </>
  );
}
