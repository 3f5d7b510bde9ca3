import type { Address } from '@partsboard/contract/customer';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props {
  readonly checkout: Checkout;
  readonly addressText: (address: Address) => ReactNode;
  /** A form for a new address, shown until it is done or given up. */
  readonly newAddress: (done: (id: number | undefined) => void) => ReactNode;
}

export function ShippingStep({ checkout, addressText, newAddress }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const { choices, offered, branches, change } = checkout;
  const { addresses } = offered;
  const [wantsNew, setWantsNew] = useState(false);
  const showsForm = wantsNew || (addresses.NewAddressPreselected && !choices.pickUpInStore);
  return (
    <div className={classes.step}>
      {addresses.AllowPickUpInStore ? (
        <Checkbox
          label={t('Pick up in a branch')}
          checked={choices.pickUpInStore}
          disabled={addresses.PickUpInStoreOnly}
          onChange={(event) =>
            change({ pickUpInStore: event.currentTarget.checked, shippingAddressId: undefined })
          }
        />
      ) : null}
      {choices.pickUpInStore ? (
        <ChoiceList
          label={t('Pickup point')}
          value={choices.pickupPointId?.toString()}
          onChange={(value) => change({ pickupPointId: Number(value), branchId: Number(value) })}
          choices={addresses.PickupPoints.map((point) => ({
            value: String(point.Id),
            title: point.Name,
            text: `${point.Address.Address1}, ${point.Address.ZipPostalCode} ${point.Address.City} · ${point.Description}`,
          }))}
        />
      ) : (
        <>
          <NativeSelect
            label={t('Branch executing the order')}
            value={choices.branchId?.toString() ?? ''}
            onChange={(event) => change({ branchId: Number(event.currentTarget.value) })}
            data={branches.map((branch) => ({ value: String(branch.Id), label: branch.Name }))}
          />
          {showsForm ? (
            newAddress((id) => {
              setWantsNew(false);
              if (id !== undefined) change({ shippingAddressId: id, shippingMethod: undefined });
            })
          ) : (
            <>
              <ChoiceList
                label={t('Shipping address')}
                value={choices.shippingAddressId?.toString()}
                onChange={(value) => change({ shippingAddressId: Number(value), shippingMethod: undefined })}
                choices={addresses.ExistingAddresses.map((address) => ({
                  value: String(address.Id),
                  title: addressText(address),
                }))}
              />
              <Button variant="default" className={classes.more} onClick={() => setWantsNew(true)}>
                {t('New address')}
              </Button>
            </>
          )}
          {choices.shippingAddressId === undefined ? null : (
            <ChoiceList
              label={t('Shipping method')}
              value={choices.shippingMethod}
              onChange={(shippingMethod) => change({ shippingMethod })}
              choices={offered.shippingMethods.map((method) => ({
                value: method.ShippingRateComputationMethodSystemName,
                title: method.Name,
                text: [method.Description, ...method.Warnings].join(' '),
                aside: formatMoney(method.Fee, currency),
              }))}
            />
          )}
        </>
      )}
    </div>
  );
}
