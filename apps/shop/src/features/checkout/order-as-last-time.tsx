import { Button } from '@mantine/core';
import { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionOwner } from '../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { paths } from '../../lib/paths.ts';
import { asLastTime, parseState, storedState } from './checkout-state.ts';
import { lastChoicesQuery } from './checkout.queries.ts';
import classes from './order-as-last-time.module.css';
import { stepSearch } from './step-search.ts';

/** Discards the choices that were begun, so that the checkout has those of the last order. */
function chooseAsLastTime(): void {
  const owner = sessionOwner();
  const begun = parseState(readStored(storageKeys.checkout), owner);
  writeStored(storageKeys.checkout, storedState(asLastTime(begun), owner));
}

/** Leads from the cart to the confirmation with everything as last time, or to the step that needs another choice. */
export function OrderAsLastTime({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const last = useQuery(lastChoicesQuery());
  const choices = last.data?.Choices;
  if (!choices) return null;
  const step = checkoutSteps.indexOf(choices.Step);
  return (
    <div className={classes.box}>
      <Button
        size="md"
        fullWidth
        variant="light"
        disabled={isDisabled || last.isFetching}
        onClick={() => {
          chooseAsLastTime();
          void navigate({
            to: paths.checkout,
            search: stepSearch(step),
            state: choices.Problem === null ? {} : { lastTimeProblem: { step, text: choices.Problem } },
          });
        }}
      >
        {t('Order as last time')}
      </Button>
      <p className={classes.note}>{choices.Summary.join(' · ')}</p>
    </div>
  );
}
