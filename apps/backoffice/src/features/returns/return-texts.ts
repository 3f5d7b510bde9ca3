import type {
  ReturnKind,
  ReturnReason,
  ReturnState,
  StaffReturnAction,
} from '@partsboard/domain/return-transitions';
import type { TFunction } from 'i18next';

export const returnStateTexts = (t: TFunction): Readonly<Record<ReturnState, string>> => ({
  requested: t('Awaiting answer'),
  approved: t('Return approved'),
  received: t('Received'),
  refunded: t('Return settled'),
  refused: t('Return refused'),
});

export const returnReasonTexts = (t: TFunction): Readonly<Record<ReturnReason, string>> => ({
  'wrong-part': t('The part does not fit'),
  'not-needed': t('Not needed any more'),
  damaged: t('Damaged in transport'),
  defective: t('The part is faulty'),
  other: t('Another reason'),
});

/** What comes back, for a filter. */
export const returnKindTexts = (t: TFunction): Readonly<Record<ReturnKind, string>> => ({
  goods: t('Goods'),
  core: t('Old parts, for the deposit'),
});

/** Why something comes back: an old part because it is one. */
export const reasonOf = (
  t: TFunction,
  { kind, reason }: { readonly kind: ReturnKind; readonly reason: ReturnReason },
): string => (kind === 'core' ? t('Old part, for the deposit') : returnReasonTexts(t)[reason]);

/** What a button says that does something to a return. */
export const returnActionTexts = (t: TFunction): Readonly<Record<StaffReturnAction, string>> => ({
  approve: t('Approve the return …'),
  receive: t('Receive the goods …'),
  refund: t('Refund …'),
  refuse: t('Refuse the return …'),
});

/** What is said once it is done. */
export const returnDoneTexts = (t: TFunction): Readonly<Record<StaffReturnAction, string>> => ({
  approve: t('The return is approved. The customer gets an email.'),
  receive: t('The goods are received. The customer gets an email.'),
  refund: t('The return is refunded. The customer gets an email.'),
  refuse: t('The return is refused. The customer gets an email.'),
});
