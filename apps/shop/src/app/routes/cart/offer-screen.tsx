import { fromMajor } from '@partsboard/domain/money';
import { Button, Skeleton, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { customerQuery } from '../../../features/account/account.queries.ts';
import { cartQuery, hasUnavailable, totalsQuery } from '../../../features/cart/cart.queries.ts';
import {
  draftTotals,
  emptyDraft,
  isEmptyDraft,
  withDiscount,
  withOrderDiscount,
} from '../../../features/offer/offer-draft.ts';
import { OfferLetterhead } from '../../../features/offer/offer-letterhead.tsx';
import { OfferSummary } from '../../../features/offer/offer-summary.tsx';
import { OfferTable } from '../../../features/offer/offer-table.tsx';
import { useOfferDraft } from '../../../features/offer/use-offer-draft.ts';
import offer from '../../../features/offer/offer.module.css';
import { usePrintTitle } from '../../../lib/use-print-title.ts';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { LoadErrorScreen } from '../../../components/load-error-screen.tsx';
import classes from './offer-screen.module.css';
import { paths } from '../../../lib/paths.ts';

/** An offer for the workshop's customer, made from the cart. */
export function OfferScreen() {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const cart = useQuery(cartQuery());
  const customer = useQuery(customerQuery);
  const totals = useQuery(totalsQuery({}));
  const [draft, setDraft] = useOfferDraft(cart.data);
  const [needsName, setNeedsName] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const onDiscount = useCallback(
    (productId: number, percent: number) => setDraft((before) => withDiscount(before, productId, percent)),
    [setDraft],
  );
  const title = joinTitle(t('Offer'), draft.name.trim());
  usePrintTitle(title);
  const lines = cart.data;
  const own = totals.data;
  // What cannot be bought cannot be offered: the cart shows what to remove.
  if (lines && (lines.length === 0 || hasUnavailable(lines))) return <Navigate to={paths.cart} replace />;
  const failure = queryFailure(cart) ?? queryFailure(totals);
  if (failure) return <LoadErrorScreen {...failure} />;
  const ownTotal = own ? fromMajor(own.OrderTotal) : 0;

  const print = () => {
    const isMissing = draft.name.trim() === '';
    setNeedsName(isMissing);
    if (isMissing) nameField.current?.focus();
    else window.print();
  };

  const startAnew = () => {
    const before = draft;
    setNeedsName(false);
    setDraft(() => emptyDraft);
    // The button has nothing left to do, and a new offer begins with its name.
    nameField.current?.focus();
    showInfo(t('A new offer was started'), { label: t('Undo'), onClick: () => setDraft(() => before) });
  };

  return (
    <Page title={title} hideHeading>
      <div className={classes.bar}>
        <h1 className={classes.title}>{t('Offer')}</h1>
        <LinkButton to={paths.cart} variant="default">
          {t('Return to cart')}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={startAnew}
          disabled={isEmptyDraft(draft)}
        >
          {t('New offer')}
        </Button>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={print} disabled={!lines || !own}>
          {t('Print Offer')}
        </Button>
      </div>
      <OfferLetterhead sender={customer.data} name={draft.name} comment={draft.comment} />
      <div className={`${offer.form} ${offer.screen}`}>
        <TextInput
          ref={nameField}
          label={t('Name')}
          required
          disabled={!lines}
          maxLength={120}
          value={draft.name}
          error={needsName ? t('This field is required') : null}
          onChange={(event) => {
            setNeedsName(false);
            const name = event.currentTarget.value;
            setDraft((before) => ({ ...before, name }));
          }}
        />
        <Textarea
          label={t('Comment')}
          disabled={!lines}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={2000}
          value={draft.comment}
          onChange={(event) => {
            const comment = event.currentTarget.value;
            setDraft((before) => ({ ...before, comment }));
          }}
        />
      </div>
      {lines && own ? (
        <>
          <div className={offer.sheet}>
            <OfferTable lines={lines} draft={draft} currency={currency} onDiscount={onDiscount} />
          </div>
          <OfferSummary
            client={draftTotals(lines, draft, ownTotal)}
            own={own}
            ownTotal={ownTotal}
            currency={currency}
            onOrderDiscount={(zloty) => setDraft((before) => withOrderDiscount(before, zloty, ownTotal))}
          />
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}

const joinTitle = (screen: string, name: string): string => (name === '' ? screen : `${screen}: ${name}`);
