import { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { stepSearch } from './step-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step at which the checkout was entered: the browser's history contains all steps from there to this one. */
    enteredAt?: number;
  }
}

/** The step in the URL, so that the browser's Back and Forward move between steps. */
export function useCheckoutSteps() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const opened = checkoutSteps.indexOf(
    useSearch({ from: `/customer/simple${paths.checkout}` as const }).step ?? 'shipping',
  );
  // Not subscribed to: it changes before the step does, and the whole screen would be rendered twice.
  const enteredAt = () => history.location.state.enteredAt ?? opened;

  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [opened]);

  return {
    opened,
    goOn: () =>
      void navigate({
        to: paths.checkout,
        search: stepSearch(opened + 1),
        state: { enteredAt: enteredAt() },
      }),
    /** Uses the browser's history where the step is in it, so that Back never shows a step twice. */
    goBack: (to: number) => {
      if (to >= opened) return;
      if (to >= enteredAt()) history.go(to - opened);
      else void navigate({ to: paths.checkout, search: stepSearch(to), replace: true });
    },
  };
}
