import { parseProductId } from '@partsboard/contract/product-id';
import { useParams, useSearch, Navigate } from '@tanstack/react-router';
import { BoardScreen } from './board-screen.tsx';
import { PartScreen } from './part-screen.tsx';
import { paths } from '../../../lib/paths.ts';

const from = `/customer/default${paths.product}` as const;

/** One path for boards and parts: the id tells which of the two it is. */
export function ProductScreen() {
  const { product } = useParams({ from });
  const { boards = [], hotspots, equipment, vehicleSpecific = false } = useSearch({ from });
  const id = Number(product);
  if (!Number.isSafeInteger(id) || id < 1) return <Navigate to={paths.notFound} replace />;
  return parseProductId(id).kind === 'board' ? (
    <BoardScreen key={id} id={id} pinned={hotspots} equipment={equipment} vehicleSpecific={vehicleSpecific} />
  ) : (
    <PartScreen key={id} id={id} boards={boards} />
  );
}
