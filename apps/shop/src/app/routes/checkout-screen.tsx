import type { Address } from '@partsboard/contract/customer';
import { canLeaveStep, checkoutSteps } from '@partsboard/domain/checkout-steps';
import { Alert, Button, Paper, Skeleton, Stepper, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { creditLimitQuery, customerQuery } from '../../features/account/account.queries.ts';
import { AddressForm } from '../../features/account/address-form.tsx';
import { AddressText } from '../../features/account/address-text.tsx';
import { CreditGauge } from '../../features/account/credit-gauge.tsx';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import { reloadCart } from '../../features/cart/cart.mutations.ts';
import { cartQuery, hasUnavailable, totalsQuery } from '../../features/cart/cart.queries.ts';
import { shippingAddressQuery, useConfirmCheckout } from '../../features/checkout/checkout.queries.ts';
import { ChoiceSummary } from '../../features/checkout/choice-summary.tsx';
import { ConfirmStep } from '../../features/checkout/confirm-step.tsx';
import { PaymentStep } from '../../features/checkout/payment-step.tsx';
import { ShippingStep } from '../../features/checkout/shipping-step.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { showInfo } from '../../lib/notices.tsx';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import classes from './checkout-screen.module.css';

const addressText = (address: Address) => <AddressText address={address} />;

/** An empty cart, or one that can't be bought as it is, has nothing to check out. */
export function CheckoutScreen() {
  const cart = useQuery(cartQuery());
  if (!cart.data) return <Skeleton height={480} />;
  if (cart.data.length === 0 || hasUnavailable(cart.data)) return <Navigate to="/cart" replace />;
  return <CheckoutSteps />;
}

function CheckoutSteps() {
  const { t } = useTranslation();
  const checkout = useCheckout();
  const { state, choices, change } = checkout;
  const totals = useQuery({ ...totalsQuery(checkout.request), placeholderData: (previous) => previous });
  const order = usePlaceOrder(totals.data?.Fingerprint);
  const credit = useQuery(creditLimitQuery).data;
  const reached = reachableStep(choices);
  const step = Math.min(state.step, reached);
  const name = checkoutSteps[step] ?? 'shipping';
  const next = () => change({ step: step + 1 });

  return (
    <Page title={t('Checkout')}>
      <div className={classes.columns}>
        <div>
          <Stepper
            active={step}
            onStepClick={(clicked) => change({ step: clicked })}
            size="sm"
            mb="lg"
            allowNextStepsSelect={false}
          >
            <Stepper.Step label={t('Shipping')} />
            <Stepper.Step label={t('Payment')} />
            <Stepper.Step label={t('Confirm')} />
          </Stepper>
          {checkout.isLoading ? <Skeleton height={320} /> : null}
          {!checkout.isLoading && name === 'shipping' ? (
            <ShippingStep
              checkout={checkout}
              addressText={addressText}
              newAddress={(done) => <NewAddress onDone={done} />}
            />
          ) : null}
          {name === 'payment' ? (
            <PaymentStep
              checkout={checkout}
              addressText={addressText}
              creditGauge={credit ? <CreditGauge credit={credit} /> : null}
            />
          ) : null}
          {name === 'confirm' ? (
            <ConfirmStep
              checkout={checkout}
              summary={<ChoiceSummary checkout={checkout} addressText={addressText} />}
            />
          ) : null}
          {order.problem === null ? null : (
            <Alert color="red" role="alert" mt="md">
              {order.problem}
            </Alert>
          )}
          <div className={classes.actions}>
            {step > 0 ? (
              <Button variant="default" onClick={() => change({ step: step - 1 })}>
                {t('Back')}
              </Button>
            ) : null}
            {name === 'confirm' ? (
              <Button
                size="md"
                disabled={!canLeaveStep('confirm', choices) || !totals.data || totals.isPlaceholderData}
                loading={order.isPending}
                onClick={() => order.place(checkout.request)}
              >
                {t('Place order')}
              </Button>
            ) : (
              <Button size="md" disabled={!canLeaveStep(name, choices)} onClick={next}>
                {t('Next')}
              </Button>
            )}
          </div>
        </div>
        <aside>
          <Paper p="md" className={classes.review}>
            <Title order={2} mb="sm">
              {t('Order review')}
            </Title>
            <CartSummary totals={totals.data} />
          </Paper>
        </aside>
      </div>
    </Page>
  );
}

/** A reload can't jump over a step whose choices no longer hold. */
function reachableStep(choices: ReturnType<typeof useCheckout>['choices']): number {
  if (!canLeaveStep('shipping', choices)) return 0;
  return canLeaveStep('payment', choices) ? 2 : 1;
}

/** Adds an address, reads the addresses again and hands the new one back. */
function NewAddress({ onDone }: { readonly onDone: (id: number | undefined) => void }) {
  const client = useQueryClient();
  const customer = useQuery(customerQuery).data;
  if (!customer) return <Skeleton height={360} />;
  return (
    <AddressForm
      customer={customer}
      address={null}
      onSaved={(address) => {
        void client
          .invalidateQueries({ queryKey: shippingAddressQuery().queryKey })
          .then(() => onDone(address.Id));
      }}
      onCancel={() => onDone(undefined)}
    />
  );
}

/** Sends the order once; a retry after a lost answer carries the same key and can't order twice. */
function usePlaceOrder(fingerprint: string | undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmCheckout();
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string | null>(null);

  const finish = async (order: { readonly Id: number; readonly OrderNumber: string }) => {
    writeStored(storageKeys.checkout, null);
    showInfo(t('Your order was successfully placed'));
    await navigate({ to: '/success', search: { order: order.OrderNumber, id: order.Id } });
    await reloadCart(client);
    await client.invalidateQueries({ queryKey: ['orders'] });
    await client.invalidateQueries({ queryKey: creditLimitQuery.queryKey });
  };

  return {
    problem,
    isPending: confirm.isPending,
    place: (request: Parameters<typeof confirm.mutate>[0]['request']) => {
      if (fingerprint === undefined) return;
      setProblem(null);
      confirm.mutate(
        { request, requestKey, fingerprint },
        {
          onSuccess: ({ Success, Errors, PlacedOrder }) => {
            if (Success && PlacedOrder) {
              void finish(PlacedOrder);
              return;
            }
            setRequestKey(crypto.randomUUID());
            setProblem(Errors.join(' ') || t('Something went wrong!'));
            void reloadCart(client);
          },
        },
      );
    },
  };
}
