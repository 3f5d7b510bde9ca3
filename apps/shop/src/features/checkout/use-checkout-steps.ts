import { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the checkout was entered at: the history holds it and all from there to this one. */
    enteredAt?: number;
  }
}

/** The address without a step is the first one's. */
export const searchOfStep = (step: number) => {
  const name = checkoutSteps[step];
  return name === undefined || name === 'shipping' ? {} : { step: name };
};

/** The step that the address names, so that the browser's Back and Forward walk the steps. */
export function useCheckoutSteps() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const opened = checkoutSteps.indexOf(useSearch({ from: '/member/simple/checkout' }).step ?? 'shipping');
  const enteredAt = useLocation({ select: ({ state }) => state.enteredAt }) ?? opened;

  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [opened]);

  return {
    opened,
    goOn: () => void navigate({ to: '/checkout', search: searchOfStep(opened + 1), state: { enteredAt } }),
    /** The same way as the browser's Back where that leads there: it then never comes by a step twice. */
    goBack: (to: number) => {
      if (to >= opened) return;
      if (to >= enteredAt) history.go(to - opened);
      else void navigate({ to: '/checkout', search: searchOfStep(to), replace: true });
    },
  };
}
