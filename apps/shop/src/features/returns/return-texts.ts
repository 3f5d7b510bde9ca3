import type { ReturnReason, ReturnState } from '@partsboard/domain/return-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

export function useReturnStateTexts(): Readonly<Record<ReturnState, string>> {
  const { t } = useTranslation();
  return {
    requested: t('Return requested'),
    approved: t('Return approved, send the goods'),
    received: t('Goods received'),
    refunded: t('Return refunded'),
    refused: t('Return refused'),
  };
}

export function useReturnReasonTexts(): Readonly<Record<ReturnReason, string>> {
  const { t } = useTranslation();
  return {
    'wrong-part': t('The part does not fit'),
    'not-needed': t('Not needed any more'),
    damaged: t('Damaged in transport'),
    defective: t('The part is faulty'),
    other: t('Another reason'),
  };
}
