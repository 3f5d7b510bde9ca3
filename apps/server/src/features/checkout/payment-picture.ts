import type { BankTransfer, OrderDetail } from '@partsboard/contract/orders';
import { fromMajor } from '@partsboard/domain/money';
import { paymentCode } from '@partsboard/domain/payment-code';
import { encode } from 'uqr';
import type { PictureBlock } from '../mail/mail.service.ts';
import { MODULE_PIXELS, modulesAsPng } from './module-png.ts';

/**
 * A reader undoes whichever mask a code names, and all of them break up areas of one colour. To choose the best means to
 * draw and judge eight codes.
 */
const DIAGONAL_MASK = 3;

interface PaymentPicture {
  readonly order: OrderDetail;
  readonly transfer: BankTransfer;
  /** The store as it is today; its VAT number is that of the recipient where the names are the same. */
  readonly store: { readonly companyName: string; readonly vatNumber: string };
  readonly caption: string;
}

/** The transfer as a QR code that the app of a bank reads; none where the banks' standard has no room for it. */
export function paymentPicture({ order, transfer, store, caption }: PaymentPicture): PictureBlock[] {
  const code = paymentCode({
    recipient: transfer.Recipient,
    account: transfer.AccountNumber,
    amount: fromMajor(order.OrderTotal),
    title: order.OrderNumber,
    vatNumber: store.companyName === transfer.Recipient ? store.vatNumber : undefined,
  });
  if (code === null) return [];
  const { data, size } = encode(code, { border: 3, maskPattern: DIAGONAL_MASK });
  // Drawn twice as large as it is shown, for fine screens.
  return [{ kind: 'picture', png: modulesAsPng(data), size: (size * MODULE_PIXELS) / 2, caption }];
}
