import type { CartLine } from '@partsboard/contract/cart';
import type { Address } from '@partsboard/contract/customer';
import { canLeaveStep, checkoutSteps } from '@partsboard/domain/checkout-steps';
import { Alert, Button, Skeleton, Stepper } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LoadProblem } from '../../components/load-problem.tsx';
import { Page } from '../../components/page.tsx';
import { creditLimitQuery, customerQuery } from '../../features/account/account.queries.ts';
import { AddressText } from '../../features/account/address-text.tsx';
import { CreditGauge } from '../../features/account/credit-gauge.tsx';
import { cartQuery, hasUnavailable, totalsQuery } from '../../features/cart/cart.queries.ts';
import { nameOfChoices, type UsualAddresses } from '../../features/checkout/checkout-state.ts';
import { ChoiceSummary } from '../../features/checkout/choice-summary.tsx';
import { ConfirmStep } from '../../features/checkout/confirm-step.tsx';
import { PaymentStep } from '../../features/checkout/payment-step.tsx';
import type { NewAddressForm } from '../../features/checkout/address-choice.tsx';
import { ShippingStep } from '../../features/checkout/shipping-step.tsx';
import { useCheckout, type Checkout } from '../../features/checkout/use-checkout.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { StepHeading, useStepName } from '../checkout/step-heading.tsx';
import { NewAddress } from '../checkout/new-address.tsx';
import { OrderReview } from '../checkout/order-review.tsx';
import { searchOfStep, useCheckoutSteps } from '../checkout/use-checkout-steps.ts';
import { usePlaceOrder } from '../checkout/use-place-order.ts';
import classes from './checkout-screen.module.css';

const addressText = (address: Address) => <AddressText address={address} />;
const newAddress: NewAddressForm = (done, cancel) => <NewAddress onDone={done} onCancel={cancel} />;

/** An empty cart, or one that can't be bought as it is, has nothing to check out. */
export function CheckoutScreen() {
  const { t } = useTranslation();
  // In another language it is another question; what was chosen has to outlive the wait for its answer.
  const cart = useQuery({ ...cartQuery(), placeholderData: (previous) => previous });
  const order = usePlaceOrder(cart);
  // The next screen is on its way: what happens to the cart meanwhile must not lead elsewhere.
  const isLeft = useLocation({ select: ({ pathname }) => pathname !== '/checkout' });
  const failure = failureOf(cart) ?? order.lookUpFailure;
  if (cart.data === undefined || order.isLookedFor || failure) {
    return (
      <Page title={t('Checkout')}>{failure ? <LoadProblem {...failure} /> : <Skeleton height={480} />}</Page>
    );
  }
  if (cart.data.length === 0 && (order.isPending || order.unanswered || isLeft)) {
    // Emptied by the very order whose answer is still on its way or was lost.
    return (
      <Page title={t('Checkout')}>
        {order.unanswered ? <LoadProblem {...order.unanswered} /> : <Skeleton height={480} />}
      </Page>
    );
  }
  if (cart.data.length === 0 || hasUnavailable(cart.data)) return <Navigate to="/cart" replace />;
  return <CheckoutSteps lines={cart.data} order={order} />;
}

interface CheckoutStepsProps {
  readonly lines: readonly CartLine[];
  readonly order: ReturnType<typeof usePlaceOrder>;
}

function CheckoutSteps({ lines, order }: CheckoutStepsProps) {
  const { t } = useTranslation();
  const { opened, goOn, goBack } = useCheckoutSteps();
  const checkout = useCheckout(opened, useUsualAddresses());
  const { state, choices, failures } = checkout;
  const totals = useQuery({ ...totalsQuery(checkout.request), placeholderData: (previous) => previous });
  const fingerprint = totals.isPlaceholderData ? undefined : totals.data?.Fingerprint;
  const chosen = nameOfChoices(state);
  const problem = order.problemOf(chosen);
  const step = checkout.isLoading ? opened : Math.min(opened, reachableStep(choices));
  const name = checkoutSteps[step] ?? 'shipping';
  const heading = useStepName(name);
  const isBeyondChoices = step < opened && Object.values(failures).every((failure) => !failure);

  return (
    <Page title={t('Checkout')} tabTitle={`${t('Checkout')}: ${heading}`}>
      {isBeyondChoices ? <Navigate to="/checkout" search={searchOfStep(step)} replace /> : null}
      <div className={classes.columns}>
        <div className={classes.step}>
          <Stepper
            active={step}
            onStepClick={goBack}
            size="sm"
            mb="lg"
            wrap={false}
            allowNextStepsSelect={false}
            classNames={{
              step: classes.stepButton,
              stepBody: classes.stepBody,
              separator: classes.separator,
            }}
          >
            <Stepper.Step label={t('Shipping')} />
            <Stepper.Step label={t('Payment')} />
            <Stepper.Step label={t('Confirm')} />
          </Stepper>
          <StepHeading step={step}>{heading}</StepHeading>
          {checkout.isLoading ? (
            <Skeleton height={320} />
          ) : failures.addresses ? (
            <LoadProblem {...failures.addresses} />
          ) : (
            <StepContent checkout={checkout} name={name} total={totals.data?.OrderTotal} />
          )}
        </div>
        <aside className={classes.review}>
          <OrderReview lines={lines} totals={totals.data} />
        </aside>
        <div className={classes.end}>
          {problem === null ? null : (
            <Alert color="red" role="alert" mb="md">
              {problem}
            </Alert>
          )}
          <div className={classes.actions}>
            {step > 0 ? (
              <Button size="md" variant="default" onClick={() => goBack(step - 1)}>
                {t('Back')}
              </Button>
            ) : null}
            {name === 'confirm' ? (
              <Button
                size="md"
                disabled={!canLeaveStep('confirm', choices) || fingerprint === undefined}
                loading={order.isPending}
                onClick={() => {
                  if (fingerprint !== undefined) order.place(checkout.confirmation, fingerprint, chosen);
                }}
              >
                {t('Place order')}
              </Button>
            ) : (
              <Button size="md" disabled={checkout.isLoading || !canLeaveStep(name, choices)} onClick={goOn}>
                {t('Next')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** A customer that could not be read has no usual addresses: every address can still be chosen. */
function useUsualAddresses(): UsualAddresses | undefined {
  const { data, isPending } = useQuery(customerQuery);
  if (isPending) return undefined;
  return {
    shippingAddressId: data?.ShippingAddress ?? null,
    billingAddressId: data?.BillingAddress ?? null,
  };
}

interface StepContentProps {
  readonly checkout: Checkout;
  readonly name: (typeof checkoutSteps)[number];
  readonly total: number | undefined;
}

function StepContent({ checkout, name, total }: StepContentProps) {
  const credit = useQuery(creditLimitQuery).data;
  switch (name) {
    case 'shipping':
      return <ShippingStep checkout={checkout} addressText={addressText} newAddress={newAddress} />;
    case 'payment':
      return (
        <PaymentStep
          checkout={checkout}
          addressText={addressText}
          newAddress={newAddress}
          creditGauge={credit ? <CreditGauge credit={credit} wanted={total} /> : null}
        />
      );
    case 'confirm':
      return (
        <ConfirmStep
          checkout={checkout}
          summary={<ChoiceSummary checkout={checkout} addressText={addressText} />}
        />
      );
  }
}

/** No address leads past a step whose choices are missing or no longer hold. */
function reachableStep(choices: Checkout['choices']): number {
  if (!canLeaveStep('shipping', choices)) return 0;
  return canLeaveStep('payment', choices) ? 2 : 1;
}
