import { getRouteApi } from '@tanstack/react-router';
import { OrderDetails } from './order-details.tsx';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi(`/customer/default${paths.order}` as const);

export function OrderScreen() {
  return <OrderDetails id={route.useParams().id} />;
}
