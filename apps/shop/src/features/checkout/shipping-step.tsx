import type { Address } from '@partsboard/contract/address';
import { Alert, Checkbox, NativeSelect, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { AddressChoice, type NewAddressForm } from './address-choice.tsx';
import { chooseBranch, choosePoint, togglePickup } from './checkout-state.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './checkout.module.css';
import { useBranchSupply } from './use-branch-supply.ts';
import type { Checkout } from './use-checkout.ts';

interface Props {
  readonly checkout: Checkout;
  readonly addressText: (address: Address) => ReactNode;
  readonly newAddress: NewAddressForm;
  /** The number of pieces in the order, over all lines. */
  readonly pieces: number;
  /** Whether the store accepts orders for what is not in stock. */
  readonly allowsBackOrders: boolean;
}

export function ShippingStep({ checkout, addressText, newAddress, pieces, allowsBackOrders }: Props) {
  const { t } = useTranslation();
  const { choices, offered, branches, change } = checkout;
  const { addresses } = offered;
  const supplyOf = useBranchSupply(checkout.supply, { pieces, allowsBackOrders });
  // With pickup each pickup point shows it.
  const chosenSupply =
    choices.pickUpInStore || choices.branchId === undefined ? undefined : supplyOf(choices.branchId);
  const optionOf = (branch: { readonly Id: number; readonly Name: string }): string => {
    // A phone has no space for both, and the chosen branch's supply stands below.
    const supply = chosenSupply && branch.Id === choices.branchId ? undefined : supplyOf(branch.Id);
    return supply ? `${branch.Name} – ${supply.text}` : branch.Name;
  };
  return (
    <div className={classes.step}>
      {addresses.AllowPickUpInStore ? (
        <Checkbox
          label={t('Pick up in a branch')}
          checked={choices.pickUpInStore}
          disabled={addresses.PickUpInStoreOnly}
          onChange={(event) => change(togglePickup(event.currentTarget.checked))}
        />
      ) : null}
      <NativeSelect
        label={t('Branch executing the order')}
        className={classes.branch}
        value={choices.branchId?.toString() ?? ''}
        onChange={(event) =>
          change(chooseBranch(Number(event.currentTarget.value), choices, addresses.PickupPoints))
        }
        data={branches.map((branch) => ({ value: String(branch.Id), label: optionOf(branch) }))}
        description={
          chosenSupply ? (
            <span className={classes.supply} data-kind={chosenSupply.kind}>
              {chosenSupply.text}
            </span>
          ) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {choices.pickUpInStore ? (
        <ChoiceList
          label={t('Pickup point')}
          isWide
          value={choices.pickupPointId?.toString()}
          onChange={(value) =>
            change(choosePoint(addresses.PickupPoints.find((point) => String(point.Id) === value)))
          }
          choices={addresses.PickupPoints.map((point) => ({
            value: String(point.Id),
            title: point.Name,
            supply: supplyOf(point.WarehouseId),
            text: (
              <>
                {`${point.Address.Address1}, ${point.Address.ZipPostalCode} ${point.Address.City}`}
                <br />
                {point.Description}
              </>
            ),
          }))}
        />
      ) : (
        <>
          <AddressChoice
            label={t('Shipping address')}
            offered={addresses}
            chosen={choices.shippingAddressId}
            isGone={choices.isShippingAddressGone}
            onChoose={(shippingAddressId) => change({ shippingAddressId })}
            addressText={addressText}
            newAddress={newAddress}
          />
          {choices.shippingAddressId === undefined ? null : <MethodChoice checkout={checkout} />}
        </>
      )}
    </div>
  );
}

function MethodChoice({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const { choices, isAwaiting, failures, change } = checkout;
  if (failures.shipping) return <LoadError {...failures.shipping} />;
  if (isAwaiting.shipping) return <Skeleton height={200} />;
  if (choices.shippingMethods.length === 0) {
    return (
      <Alert color="amber">
        {t('We do not ship to this address. Choose another, or pick up in a branch.')}
      </Alert>
    );
  }
  return (
    <ChoiceList
      label={t('Shipping method')}
      value={choices.shippingMethod}
      onChange={(shippingMethod) => change({ shippingMethod })}
      choices={choices.shippingMethods.map((method) => ({
        value: method.ShippingRateComputationMethodSystemName,
        title: method.Name,
        text: method.Description,
        warning: method.Warnings.join(' '),
        aside: formatMoney(method.Fee, currency),
      }))}
    />
  );
}
