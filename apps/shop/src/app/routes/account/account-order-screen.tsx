import { getRouteApi } from '@tanstack/react-router';
import { OrderDetails } from './order-details.tsx';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi(`/customer/default${paths.accountOrder}` as const);

export function AccountOrderScreen() {
  return <OrderDetails id={route.useParams().id} isInAccount />;
}
