import type { Product } from '@partsboard/contract/parts';
import { Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { FitNote } from '../../../components/fit-note.tsx';
import { QuantityInput } from '../../../components/quantity-input.tsx';
import { useFit } from '../../../features/fit/fit.queries.ts';
import { PartView, usePrepareWhereUsed } from '../../../features/parts/part-view.tsx';
import { productQuery } from '../../../features/parts/parts.queries.ts';
import { PartOffer, useOffer } from '../../../features/pricing/part-offer.tsx';
import { useChosenVehicle } from '../../../features/vehicles/chosen-vehicle.ts';
import { vehicleKind } from '../../../features/vehicles/vehicle-text.ts';
import { MAX_LINE_QUANTITY } from '../../../lib/api/contract-values.ts';
import { AddLineButton } from './add-line-button.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { LoadErrorScreen } from '../../../components/load-error-screen.tsx';
import { useCatalogueBreadcrumbs } from '../../../features/boards/use-catalogue-breadcrumbs.ts';

/** One part: what it is, what it costs, where it is used. */
export function PartScreen({ id, boards }: { readonly id: number; readonly boards: readonly number[] }) {
  usePrepareWhereUsed();
  const query = useQuery(productQuery(id));
  const { data: product } = query;
  const failure = queryFailure(query);
  const crumbs = useCatalogueBreadcrumbs(product?.CategoryPath ?? [], product?.Name ?? '');
  if (failure) return <LoadErrorScreen {...failure} />;
  if (!product) {
    return (
      <Page title="" crumbs={crumbs}>
        <Skeleton height={220} />
        <Skeleton height={180} />
      </Page>
    );
  }
  return (
    <Page title={product.Sku} description={product.Name} crumbs={crumbs}>
      <PartView product={product} boards={boards} offer={<Order product={product} />} />
    </Page>
  );
}

/** The first quantity that the catalogue lists, or one. */
function firstQuantity({ Attributes }: Product): number {
  const quantity = Number(Attributes.Quantity?.[0]);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
}

function Order({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const vehicle = useChosenVehicle();
  const [quantity, setQuantity] = useState(firstQuantity(product));
  const { known } = useOffer(product, vehicleKind(vehicle));
  const fit = useFit([product.Id]).get(product.Id);
  if (product.NotApplicable) return <p>{t('Not applicable to this vehicle. Select or change vehicle.')}</p>;
  return (
    <>
      <PartOffer product={product} wanted={quantity} produktart={vehicleKind(vehicle)} />
      <FitNote fit={fit} />
      {known !== undefined && known.Price <= 0 ? null : (
        <Group gap="xs" wrap="nowrap">
          <QuantityInput
            value={quantity}
            onChange={setQuantity}
            max={MAX_LINE_QUANTITY}
            texts={{
              field: t('Quantity of {{name}}', { name: product.Name }),
              less: t('One less'),
              more: t('One more'),
            }}
          />
          <AddLineButton
            line={product}
            quantity={quantity}
            vehicle={vehicle}
            look="button"
            isUnfit={fit?.Fit === 'does-not-fit'}
          />
        </Group>
      )}
    </>
  );
}
