import type { ErpDifference, ErpReport } from '@partsboard/contract/backoffice/erp-reports';
import type { TFunction } from 'i18next';

export const differenceTexts = (t: TFunction): Readonly<Record<ErpDifference['kind'], string>> => ({
  stock: t('Stock'),
  price: t('Price'),
  order: t('Order'),
  part: t('Part not in the ERP'),
});

export const reportStateTexts = (t: TFunction): Readonly<Record<ErpReport['state'], string>> => ({
  running: t('Comparing'),
  done: t('Done'),
  failed: t('No answer'),
});
