import type { checkoutSteps } from '@partsboard/domain/checkout-steps';
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './step-heading.module.css';

/** What a step is called, in the steps' bar, over its choices and in the browser's tab. */
export function useStepName(step: (typeof checkoutSteps)[number]): string {
  const { t } = useTranslation();
  return { shipping: t('Shipping'), payment: t('Payment'), confirm: t('Confirm') }[step];
}

interface StepHeadingProps {
  readonly step: number;
  readonly children: string;
}

/** Names the step, and takes the focus when another one is shown: its buttons may have gone with the one before. */
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
