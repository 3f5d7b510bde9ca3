import type { Totals } from '@partsboard/contract/checkout';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState, type ReactNode } from 'react';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { TextWithLink } from '../../components/text-with-link.tsx';
import { MAX_CUSTOMER_REFERENCE_LENGTH, MAX_ORDER_NOTE_LENGTH } from '../../lib/api/contract-values.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { BackOrderNotice } from './back-order-notice.tsx';
import classes from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';
import { paths } from '../../lib/paths.ts';
import { useConfig } from '../../lib/reference/use-reference.ts';

interface Props {
  readonly checkout: Checkout;
  /** The summary of the choices. */
  readonly summary: ReactNode;
  readonly totals: Totals | undefined;
  /** Warnings that do not prevent the order. */
  readonly warnings: ReactNode;
}

export function ConfirmStep({ checkout, summary, totals, warnings }: Props) {
  const { t } = useTranslation();
  const { state, choices, change, setTermsAccepted } = checkout;
  const [wasTicked, setWasTicked] = useState(false);
  const termsPage = useConfig()?.general.termsPage;
  return (
    <div className={classes.step}>
      {summary}
      {totals ? <BackOrderNotice totals={totals} /> : null}
      {warnings}
      <TextInput
        label={t('Your reference')}
        description={t('Your order number or the registration plate: it is on the order and in its mail.')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_CUSTOMER_REFERENCE_LENGTH}
        autoComplete="off"
        value={state.reference}
        onChange={(event) => change({ reference: event.currentTarget.value })}
      />
      <Textarea
        label={t('Order note')}
        description={t('{{used}} of {{max}} characters', {
          used: state.note.length,
          max: MAX_ORDER_NOTE_LENGTH,
        })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={state.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Checkbox
        checked={choices.termsAccepted}
        error={wasTicked && !choices.termsAccepted ? t('This field is required') : null}
        onChange={(event) => {
          setWasTicked(true);
          setTermsAccepted(event.currentTarget.checked);
        }}
        label={
          <TextWithLink
            text={t('I accept the <terms>terms of service</terms>')}
            renderLink={(linkText) =>
              termsPage ? (
                <LinkAnchor to={paths.content} params={{ url: termsPage }} target="_blank">
                  {linkText}
                </LinkAnchor>
              ) : (
                linkText
              )
            }
          />
        }
      />
    </div>
  );
}
