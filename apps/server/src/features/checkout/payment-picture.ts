import type { BankTransfer, OrderDetail } from '@partsboard/contract/orders';
import { fromMajor } from '@partsboard/domain/money';
import { paymentCode } from '@partsboard/domain/payment-code';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import type { PictureBlock } from '../mail/mail.service.ts';

/** Pixels of each module, drawn twice as large as it is shown, for fine screens. */
const MODULE = 8;
const DARK = 0x00;
const LIGHT = 0xff;
/** Each line of pixels as its difference from the one above, which is none within a module: to try every filter takes longer. */
const FILTER_UP = 2;
const GREYS = { colorType: 0, inputColorType: 0, inputHasAlpha: false, filterType: FILTER_UP } as const;

/** A QR code as a PNG, black on white. */
function qrPicture(text: string): { readonly png: Buffer; readonly width: number } {
  const { size, data } = encode(text, { border: 3 });
  const width = size * MODULE;
  const picture = new PNG({ width, height: width, ...GREYS });
  const pixels = Buffer.alloc(width * width, LIGHT);
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < MODULE; line += 1) {
        const start = (row * MODULE + line) * width + column * MODULE;
        pixels.fill(DARK, start, start + MODULE);
      }
    }
  }
  picture.data = pixels;
  return { png: PNG.sync.write(picture, { ...GREYS }), width };
}

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
  const { png, width } = qrPicture(code);
  return [{ kind: 'picture', png, size: width / 2, caption }];
}
