import type { Customer } from '@partsboard/contract/account';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate } from '@partsboard/ui/lib/format.ts';
import classes from './offer-letterhead.module.css';

interface Props {
  readonly sender: Customer | undefined;
  readonly name: string;
  readonly comment: string;
}

/** The letterhead of the printed offer, with the workshop as the sender. */
export function OfferLetterhead({ sender, name, comment }: Props) {
  const { t } = useTranslation();
  return (
    <header className={classes.letterhead}>
      <address className={classes.sender}>
        {sender ? senderLines(sender, t('VAT number')).map((line) => <span key={line}>{line}</span>) : null}
      </address>
      <div className={classes.letterTitle}>
        <h1>
          {t('Offer')}: {name}
        </h1>
        <time>{formatDate(new Date())}</time>
      </div>
      {comment.trim() === '' ? null : <p className={classes.comment}>{comment.trim()}</p>}
    </header>
  );
}

const isBlank = (text: string | null): text is null | '' => text === null || text.trim() === '';

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(separator);

/** Company, or the person where there is none; address and contact data. */
function senderLines(sender: Customer, vatLabel: string): readonly string[] {
  const address =
    sender.Addresses.find(({ Id }) => Id === sender.BillingAddress) ?? sender.Addresses[0] ?? null;
  return [
    isBlank(sender.Company) ? joined(' ', sender.FirstName, sender.LastName) : sender.Company,
    joined(', ', address?.Address1, address?.Address2),
    joined(' ', address?.ZipPostalCode, address?.City),
    sender.VatNumber ? `${vatLabel}: ${sender.VatNumber}` : '',
    joined(', ', sender.Phone, sender.Email),
  ].filter((line) => line !== '');
}
