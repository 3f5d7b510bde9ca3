import type { BoardLine } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { useQueryClient } from '@tanstack/react-query';
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx';
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
 */
export function AddLineButton({ line, place, quantity, vehicle, look, isUnfit = false }: Props) {
  const queryClient = useQueryClient();
  const kind = vehicleKind(vehicle);
  const { data: stock } = useStock(line, kind);
  const isAvailable = async () => {
    const known = stock ?? (await queryClient.query(stockQuery(line, kind)));
    return known.Price > 0;
  };
  return (
    <AddToCartButton
      look={look}
      productId={line.Id}
      quantity={quantity}
      marke={vehicle?.VehicleInfo.marke ?? null}
      produktart={kind}
      vehicle={vehicle && lineVehicle(vehicle)}
      subject={`${line.Sku} ${line.Name}`}
      boardLine={place && { ...vehicleFilterInput(vehicle), ...place }}
      isAvailable={isAvailable}
      isUnfit={isUnfit}
      disabled={stock !== undefined && stock.Price <= 0}
    />
  );
}
