import type { CreditLimit } from '@partsboard/contract/account';
import type { CartLine } from '@partsboard/contract/cart';
import type { Totals } from '@partsboard/contract/checkout';
import type { Address } from '@partsboard/contract/address';
import { canLeaveStep, checkoutSteps, type CheckoutStep } from '@partsboard/domain/checkout-steps';
import { Alert, Button, Skeleton, Stepper } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AddressText } from '../../../features/account/address-text.tsx';
import { CreditAfterOrder, CreditGauge } from '../../../features/account/credit-gauge.tsx';
import { cartQuery, hasUnavailable } from '../../../features/cart/cart.queries.ts';
import { BackOrderNotice } from '../../../features/checkout/back-order-notice.tsx';
import { lacksStock } from '../../../features/checkout/lacks-stock.ts';
import { branchSources } from '../../../features/checkout/branch-sources.ts';
import { choicesKey } from '../../../features/checkout/checkout-state.ts';
import { ChoiceSummary } from '../../../features/checkout/choice-summary.tsx';
import { ConfirmStep } from '../../../features/checkout/confirm-step.tsx';
import { PaymentStep } from '../../../features/checkout/payment-step.tsx';
import type { NewAddressForm } from '../../../features/checkout/address-choice.tsx';
import { ShippingStep } from '../../../features/checkout/shipping-step.tsx';
import type { PayableCheckout } from '../../../features/checkout/use-checkout.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { EmptyCartRedirect, useNewestOrderBefore } from '../../../features/checkout/empty-cart-redirect.tsx';
import { StepHeading, useStepName } from '../../../features/checkout/step-heading.tsx';
import { OrderReview } from './order-review.tsx';
import { LastTimeProblem } from '../../../features/checkout/last-time-problem.tsx';
import { stepSearch } from '../../../features/checkout/step-search.ts';
import { useCheckoutSteps } from '../../../features/checkout/use-checkout-steps.ts';
import { TRADE_CREDIT } from '../../../features/checkout/trade-credit.ts';
import { UnfitLines } from './unfit-lines.tsx';
import { useNewAddress } from './use-new-address.tsx';
import { usePayableCheckout } from '../../../features/checkout/use-payable-checkout.ts';
import { usePlaceOrder } from '../../../features/checkout/use-place-order.ts';
import classes from './checkout-screen.module.css';
import { paths } from '../../../lib/paths.ts';

const addressText = (address: Address) => <AddressText address={address} />;

/** Redirects to the cart where it is empty or has lines that cannot be bought. */
export function CheckoutScreen() {
  const { t } = useTranslation();
  // In another language the query key differs; the choices have to survive until the new answer arrives.
  const cart = useQuery({ ...cartQuery(), placeholderData: (previous) => previous });
  const order = usePlaceOrder(cart);
  const newestBefore = useNewestOrderBefore(cart.data !== undefined && cart.data.length > 0);
  // The next screen is being loaded: changes of the cart must not redirect elsewhere meanwhile.
  const isLeft = useLocation({ select: ({ pathname }) => pathname !== paths.checkout });
  const failure = queryFailure(cart) ?? order.lookUpFailure;
  if (cart.data === undefined || order.isLookingUp || failure) {
    return (
      <Page title={t('Checkout')}>{failure ? <LoadError {...failure} /> : <Skeleton height={480} />}</Page>
    );
  }
  if (cart.data.length === 0 && (order.isPending || order.unanswered || isLeft)) {
    // Emptied by the order whose answer is still pending or was lost.
    return (
      <Page title={t('Checkout')}>
        {order.unanswered ? <LoadError {...order.unanswered} /> : <Skeleton height={480} />}
      </Page>
    );
  }
  if (cart.data.length === 0) return <EmptyCartRedirect before={newestBefore} />;
  if (hasUnavailable(cart.data)) return <Navigate to={paths.cart} replace />;
  return <CheckoutSteps lines={cart.data} order={order} />;
}

interface CheckoutStepsProps {
  readonly lines: readonly CartLine[];
  readonly order: ReturnType<typeof usePlaceOrder>;
}

function CheckoutSteps({ lines, order }: CheckoutStepsProps) {
  const { t } = useTranslation();
  const { opened, goOn, goBack } = useCheckoutSteps();
  const { checkout, credit, totals, fingerprint } = usePayableCheckout(opened);
  const { state, choices, failures } = checkout;
  const { newAddress, saveAndGoOn } = useNewAddress(goOn);
  const branch = checkout.branches.find(({ Id }) => Id === choices.branchId);
  const sources = branchSources(branch, checkout.supply, lines);
  const chosen = choicesKey(state);
  // Where the choice itself says that its address is gone, the refused order has nothing to add.
  const isAddressGone = choices.isShippingAddressGone || choices.isBillingAddressGone;
  const problem = isAddressGone ? null : order.problemOf(chosen);
  const step = checkout.isLoading ? opened : Math.min(opened, reachableStep(choices));
  const name = checkoutSteps[step] ?? 'shipping';
  const heading = useStepName(name);
  const isShort = totals !== undefined && lacksStock(totals);
  const isBeyondChoices = step < opened && Object.values(failures).every((failure) => !failure);

  return (
    <Page title={t('Checkout')} tabTitle={`${t('Checkout')}: ${heading}`}>
      {isBeyondChoices ? <Navigate to={paths.checkout} search={stepSearch(step)} replace /> : null}
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
          <LastTimeProblem step={step} />
          {totals && isShort && name !== 'confirm' ? (
            <div className={classes.notice}>
              <BackOrderNotice totals={totals} />
            </div>
          ) : null}
          {checkout.isLoading ? (
            <Skeleton height={320} />
          ) : failures.addresses ? (
            <LoadError {...failures.addresses} />
          ) : (
            <StepContent
              checkout={checkout}
              name={name}
              newAddress={newAddress}
              lines={lines}
              totals={totals}
              credit={credit}
              onChange={(changed) => goBack(checkoutSteps.indexOf(changed))}
            />
          )}
        </div>
        <aside className={classes.review}>
          <OrderReview
            lines={lines}
            totals={totals}
            sources={sources}
            isShort={isShort}
            isWhole={name === 'confirm'}
          />
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
                disabled={!canLeaveStep('confirm', choices) || fingerprint === undefined || isShort}
                loading={order.isPending}
                onClick={() => {
                  if (fingerprint !== undefined) order.place(checkout.confirmation, fingerprint, chosen);
                }}
              >
                {t('Place order')}
              </Button>
            ) : (
              <Button
                size="md"
                disabled={checkout.isLoading || !canLeaveStep(name, choices)}
                onClick={saveAndGoOn}
              >
                {t('Next')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

interface StepContentProps {
  readonly checkout: PayableCheckout;
  readonly name: CheckoutStep;
  readonly newAddress: NewAddressForm;
  readonly credit: CreditLimit | undefined;
  /** Goes back to where a choice is made. */
  readonly onChange: (step: CheckoutStep) => void;
  readonly lines: readonly CartLine[];
  readonly totals: Totals | undefined;
}

function StepContent({ checkout, name, newAddress, credit, onChange, lines, totals }: StepContentProps) {
  switch (name) {
    case 'shipping':
      return (
        <ShippingStep
          checkout={checkout}
          addressText={addressText}
          newAddress={newAddress}
          pieces={lines.reduce((sum, { Quantity }) => sum + Quantity, 0)}
          allowsBackOrders={totals?.BackOrdersAllowed ?? true}
        />
      );
    case 'payment':
      return (
        <PaymentStep
          checkout={checkout}
          addressText={addressText}
          newAddress={newAddress}
          creditGauge={credit ? <CreditGauge credit={credit} wanted={totals?.OrderTotal} /> : null}
        />
      );
    case 'confirm':
      return (
        <ConfirmStep
          checkout={checkout}
          totals={totals}
          warnings={<UnfitLines lines={lines} />}
          summary={
            <ChoiceSummary
              checkout={checkout}
              addressText={addressText}
              credit={
                credit && checkout.choices.paymentMethod === TRADE_CREDIT ? (
                  <CreditAfterOrder credit={credit} wanted={totals?.OrderTotal} />
                ) : null
              }
              onChange={onChange}
            />
          }
        />
      );
  }
}

/** No URL leads past a step whose choices are missing or no longer valid. */
function reachableStep(choices: PayableCheckout['choices']): number {
  if (!canLeaveStep('shipping', choices)) return 0;
  return canLeaveStep('payment', choices) ? 2 : 1;
}
