import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { QrCode } from '@partsboard/ui/components/qr-code.tsx';
import classes from './bank-transfer.module.css';

/** A transfer that the app of a bank reads from the screen. */
export function PaymentQrCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <figure className={classes.payment}>
      <QrCode text={code} label={t('QR code of the transfer')} className={classes.paymentCode} />
      <figcaption>{t('Scan with the app of your bank')}</figcaption>
    </figure>
  );
}
