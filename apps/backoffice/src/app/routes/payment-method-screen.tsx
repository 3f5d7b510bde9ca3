import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { paymentMethodsQuery } from '../../features/methods/methods.queries.ts';
import { PaymentMethodForm } from '../../features/methods/payment-method-form.tsx';
import { MethodPage } from './method-page.tsx';

/** One way to pay, or with the key `new` the form for a further one. */
export function PaymentMethodScreen() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/frame/methods/payment/$id' });
  return (
    <MethodPage
      query={useQuery(paymentMethodsQuery)}
      id={id}
      titleOfNew={t('Add a way to pay')}
      renderForm={(method, onSaved) => <PaymentMethodForm method={method} onSaved={onSaved} />}
    />
  );
}
