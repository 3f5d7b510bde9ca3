import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FitNote } from '../../components/fit-note.tsx';
import { useFit } from '../fit/fit.queries.ts';
import { useChosenVehicleFilter, useMeantBrand } from '../vehicles/vehicles.queries.ts';
import { checkRowsQuery } from './cart.queries.ts';

/** Long enough to type the next character. */
const DEBOUNCE_MS = 300;
/** Shorter texts are not yet a part number. */
const SHORTEST_NUMBER = 7;

/** Whether the part whose number is being typed fits the chosen vehicle. */
export function TypedPartFit({ number }: { readonly number: string }) {
  const [sku] = useDebouncedValue(number.trim(), DEBOUNCE_MS);
  const isTyped = sku.length >= SHORTEST_NUMBER && sku === number.trim();
  const hasVehicle = useChosenVehicleFilter() !== null;
  const brand = useMeantBrand();
  const { data: [row] = [] } = useQuery({
    ...checkRowsQuery([{ sku, quantity: '1' }], brand),
    enabled: hasVehicle && isTyped,
    meta: { notice: false },
  });
  const product = isTyped ? row?.Product : null;
  const fits = useFit(product ? [product.Id] : []);
  return product ? <FitNote fit={fits.get(product.Id)} isCompact /> : null;
}
