import type { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './step-heading.module.css';

/** The name of a step, for the stepper, its heading and the browser's tab. */
export function useStepName(step: (typeof checkoutSteps)[number]): string {
  const { t } = useTranslation();
  return { shipping: t('Shipping'), payment: t('Payment'), confirm: t('Confirm') }[step];
}

interface StepHeadingProps {
  readonly step: number;
  readonly children: string;
}

/** The heading of a step. Takes the focus when another step is shown, whose buttons may have been removed. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
      {children}
    </Title>
  );
}
