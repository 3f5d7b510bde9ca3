import type { BoardLine } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfoAbout } from '@partsboard/ui/lib/notices.tsx';
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx';
import { useFindUnfit, useFoundUnfit } from '../../../features/fit/fit.queries.ts';
import { stockQuery, useStock } from '../../../features/pricing/pricing.queries.ts';
import { lineVehicle, vehicleKind } from '../../../features/vehicles/vehicle-text.ts';

interface Props {
  readonly line: Pick<BoardLine, 'Id' | 'Sku' | 'Name' | 'Brand'>;
  /** The board's product id and the line's id, where the part is added from a board. */
  readonly place?: { readonly BoardId: number; readonly LineId: number };
  readonly quantity: number;
  readonly vehicle: Vehicle | null;
  readonly look: 'icon' | 'button';
  readonly isUnfit?: boolean;
}

/**
 * Adds a part to the cart. Where its price is not known yet, that is fetched first: a part without a price is not sold.
 * Away from a board the same is done with its fit: what does not fit is added by a button that says so.
 */
export function AddLineButton({ line, place, quantity, vehicle, look, isUnfit = false }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const kind = vehicleKind(vehicle);
  const { data: stock } = useStock(line, kind);
  const findUnfit = useFindUnfit();
  const isKnownUnfit = useFoundUnfit(line.Id) || isUnfit;
  const subject = `${line.Sku} ${line.Name}`;
  const isAvailable = async () => {
    const known = stock ?? (await queryClient.query(stockQuery(line, kind)));
    if (known.Price <= 0) {
      showInfoAbout(subject, t('Product temporarily unavailable.'));
      return false;
    }
    if (place || isKnownUnfit || (await findUnfit([line.Id])).size === 0) return true;
    showInfoAbout(subject, t('Does not fit this vehicle'));
    return false;
  };
  return (
    <AddToCartButton
      look={look}
      productId={line.Id}
      quantity={quantity}
      marke={vehicle?.VehicleInfo.marke ?? null}
      produktart={kind}
      vehicle={vehicle && lineVehicle(vehicle)}
      subject={subject}
      boardLine={place && { ...vehicleFilterInput(vehicle), ...place }}
      price={stock?.Price}
      isAvailable={isAvailable}
      isUnfit={place ? isUnfit : isKnownUnfit}
      disabled={stock !== undefined && stock.Price <= 0}
    />
  );
}
