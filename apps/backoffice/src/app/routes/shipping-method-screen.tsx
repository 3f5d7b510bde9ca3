import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { shippingMethodsQuery } from '../../features/methods/methods.queries.ts';
import { ShippingMethodForm } from '../../features/methods/shipping-method-form.tsx';
import { MethodPage } from './method-page.tsx';

/** One way of delivery, or with the key `new` the form for a further one. */
export function ShippingMethodScreen() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/frame/methods/shipping/$id' });
  return (
    <MethodPage
      query={useQuery(shippingMethodsQuery)}
      id={id}
      titleOfNew={t('Add a way of delivery')}
      renderForm={(method, onSaved) => <ShippingMethodForm method={method} onSaved={onSaved} />}
    />
  );
}
