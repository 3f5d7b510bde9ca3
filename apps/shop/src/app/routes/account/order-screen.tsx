import { getRouteApi } from '@tanstack/react-router';
import { OrderDetails } from './order-details.tsx';

const route = getRouteApi('/member/default/orderdetails/$id');

export function OrderScreen() {
  return <OrderDetails id={route.useParams().id} />;
}
