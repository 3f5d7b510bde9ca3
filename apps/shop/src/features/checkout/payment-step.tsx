import type { Address } from '@partsboard/contract/address';
import type { PaymentMethod } from '@partsboard/contract/checkout';
import { Alert, Checkbox, Skeleton } from '@mantine/core';
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
import { ChoiceList } from './choice-list.tsx';
import { TRADE_CREDIT } from './trade-credit.ts';
import classes from './checkout.module.css';
import type { PayableCheckout } from './use-checkout.ts';

interface Props {
  readonly checkout: PayableCheckout;
  readonly addressText: (address: Address) => ReactNode;
  readonly newAddress: NewAddressForm;
  /** The remaining trade credit, shown under the method that uses it. */
  readonly creditGauge: ReactNode;
}

export function PaymentStep({ checkout, addressText, newAddress, creditGauge }: Props) {
  const { t } = useTranslation();
  const { state, choices, offered, change } = checkout;
  const canCopy = choices.shippingAddressId !== undefined;
  return (
    <div className={classes.step}>
      {canCopy ? (
        <Checkbox
          label={t('Same as shipping address')}
          checked={state.sameAsShipping}
          onChange={(event) => change({ sameAsShipping: event.currentTarget.checked })}
        />
      ) : null}
      {canCopy && state.sameAsShipping ? null : (
        <AddressChoice
          label={t('Billing address')}
          offered={offered.addresses}
          chosen={choices.billingAddressId}
          isGone={choices.isBillingAddressGone}
          onChoose={(billingAddressId) => change({ billingAddressId })}
          addressText={addressText}
          newAddress={newAddress}
        />
      )}
      <MethodChoice checkout={checkout} creditGauge={creditGauge} />
    </div>
  );
}

function MethodChoice({ checkout, creditGauge }: Pick<Props, 'checkout' | 'creditGauge'>) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const { choices, isAwaiting, failures, change } = checkout;
  if (failures.payment) return <LoadError {...failures.payment} />;
  if (isAwaiting.payment) return <Skeleton height={200} />;
  if (choices.paymentMethods.length === 0) {
    return (
      <Alert color="amber">
        <p className={classes.alert}>{t('No payment methods available for selected shipping.')}</p>
        <p className={classes.alert}>{t('Go back and select different shipping option.')}</p>
      </Alert>
    );
  }
  const textOf = (method: PaymentMethod) =>
    method.PaymentMethodSystemName === TRADE_CREDIT ? (
      <>
        {method.Description}
        {creditGauge}
      </>
    ) : (
      method.Description
    );
  return (
    <ChoiceList
      label={t('Payment method')}
      value={choices.paymentMethod}
      onChange={(paymentMethod) => change({ paymentMethod })}
      choices={choices.paymentMethods.map((method) => ({
        value: method.PaymentMethodSystemName,
        title: method.Name,
        text: textOf(method),
        aside: formatMoney(method.Fee, currency),
        isDisabled: choices.isBeyondCredit && method.PaymentMethodSystemName === TRADE_CREDIT,
      }))}
    />
  );
}
