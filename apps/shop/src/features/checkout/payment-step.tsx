import type { Address } from '@partsboard/contract/customer';
import { Alert, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

const TRADE_CREDIT = 'Payments.TradeCredit';

interface Props {
  readonly checkout: Checkout;
  readonly addressText: (address: Address) => ReactNode;
  /** How much trade credit is left, under the method that uses it. */
  readonly creditGauge: ReactNode;
}

export function PaymentStep({ checkout, addressText, creditGauge }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
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
        <ChoiceList
          label={t('Billing address')}
          value={choices.billingAddressId?.toString()}
          onChange={(value) => change({ billingAddressId: Number(value) })}
          choices={offered.addresses.ExistingAddresses.map((address) => ({
            value: String(address.Id),
            title: addressText(address),
          }))}
        />
      )}
      {choices.paymentMethods.length === 0 ? (
        <Alert color="amber">
          <p className={classes.alert}>{t('No payment methods available for selected shipping.')}</p>
          <p className={classes.alert}>{t('Go back and select different shipping option.')}</p>
        </Alert>
      ) : (
        <ChoiceList
          label={t('Payment method')}
          value={choices.paymentMethod}
          onChange={(paymentMethod) => change({ paymentMethod })}
          choices={choices.paymentMethods.map((method) => ({
            value: method.PaymentMethodSystemName,
            title: method.Name,
            text:
              method.PaymentMethodSystemName === TRADE_CREDIT ? (
                <>
                  {method.Description}
                  {creditGauge}
                </>
              ) : (
                method.Description
              ),
            aside: method.Fee > 0 ? formatMoney(method.Fee, currency) : null,
          }))}
        />
      )}
    </div>
  );
}
