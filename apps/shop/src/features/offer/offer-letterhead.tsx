import type { Customer } from '@partsboard/contract/customer';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import classes from './offer.module.css';

interface Props {
  readonly sender: Customer | undefined;
  readonly name: string;
  readonly comment: string;
}

/** The head of the printed offer: the workshop itself is the sender. */
export function OfferLetterhead({ sender, name, comment }: Props) {
  const { t } = useTranslation();
  const address =
    sender?.Addresses.find(({ Id }) => Id === sender.BillingAddress) ?? sender?.Addresses[0] ?? null;
  return (
    <header className={classes.letterhead}>
      <div>
        <strong>{sender?.Company ?? `${sender?.FirstName ?? ''} ${sender?.LastName ?? ''}`}</strong>
        {address ? (
          <>
            <br />
            {address.Address1} {address.Address2}
            <br />
            {address.ZipPostalCode} {address.City}
          </>
        ) : null}
        {sender?.VatNumber ? (
          <>
            <br />
            {t('VAT number')}: {sender.VatNumber}
          </>
        ) : null}
        <br />
        {[sender?.Phone, sender?.Email].filter(Boolean).join(', ')}
      </div>
      <div className={classes.letterTitle}>
        <h1>
          {t('Offer')}: {name}
        </h1>
        <span>{formatDate(new Date())}</span>
      </div>
      {comment === '' ? null : <p className={classes.comment}>{comment}</p>}
    </header>
  );
}
